import Diagnostics
import YAMLTree

// What a platform does not have. Only platforms are looked at that a `platforms` key or the configuration names.

extension DialogChecks {
    static func checkPlatforms(
        of dialog: DialogDraft, checkedPlatforms: [Platform]?, into sink: inout DiagnosticSink
    ) {
        if let platforms = Platform.intersection(dialog.record.platforms, checkedPlatforms),
            let presentation = dialog.presentation, let node = dialog.record[.presentation]?.node
        {
            check(presentation.unavailablePlatforms, on: platforms, of: presentation.rawValue, at: node, into: &sink)
        }
        // Without platforms there is nothing that one of them could lack.
        guard dialog.controls.indices.contains(where: { dialog.controls[$0].platforms != nil }) else { return }
        for control in dialog.controls where control.record.has(.style) {
            guard let node = control.record[.style]?.node else { continue }
            switch control.control?.kind {
            case .toggle(let toggle):
                guard let style = toggle.style else { continue }
                check(
                    style.unavailablePlatforms, on: control.platforms, of: "the style \(style.rawValue)", at: node,
                    into: &sink)
            case .picker(let picker):
                guard let style = picker.style else { continue }
                check(
                    style.unavailablePlatforms, on: control.platforms, of: "the style \(style.rawValue)", at: node,
                    into: &sink)
            case .multiPicker(let picker):
                guard let style = picker.style else { continue }
                check(
                    style.unavailablePlatforms, on: control.platforms, of: "the style \(style.rawValue)", at: node,
                    into: &sink)
            case .datePicker(let picker):
                guard let style = picker.style else { continue }
                check(
                    style.unavailablePlatforms, on: control.platforms, of: "the style \(style.rawValue)", at: node,
                    into: &sink)
            default: break
            }
        }
        for control in dialog.controls {
            guard case .list(let list)? = control.control?.kind, case .picker(let picker)? = list.control?.kind,
                let style = picker.style, let node = control.record.record(.item, .listItem)?[.style]?.node
            else { continue }
            check(
                style.unavailablePlatforms, on: control.platforms, of: "the style \(style.rawValue)", at: node,
                into: &sink)
        }
    }

    private static func check(
        _ unavailable: @autoclosure () -> [Platform], on platforms: [Platform]?, of what: @autoclosure () -> String,
        at node: YAMLNode,
        into sink: inout DiagnosticSink
    ) {
        guard let platforms else { return }
        let unavailable = unavailable()
        let missing = platforms.filter { unavailable.contains($0) }.map(\.rawValue)
        guard !missing.isEmpty else { return }
        sink.report(
            .unavailableOnPlatform,
            "\(what()) does not exist on \(missing.joined(separator: ", ")); take another, or limit it with platforms",
            at: node)
    }
}

extension Presentation {
    var unavailablePlatforms: [Platform] {
        switch self {
        case .fullScreenCover: [.macOS]
        case .popover: [.tvOS, .watchOS]
        case .popup, .sheet, .alert, .confirmationDialog, .loading, .page: []
        }
    }
}

extension Toggle.Style {
    var unavailablePlatforms: [Platform] {
        switch self {
        case .switch: [.tvOS]
        case .checkbox: [.iOS, .tvOS, .watchOS, .visionOS]
        case .button: [.tvOS]
        }
    }
}

extension Picker.Style {
    var unavailablePlatforms: [Platform] {
        switch self {
        case .automatic, .inline: []
        case .menu, .segmented: [.watchOS]
        case .wheel: [.macOS, .tvOS]
        case .navigationLink: [.macOS]
        case .palette: [.tvOS, .watchOS]
        case .radioGroup: [.iOS, .tvOS, .watchOS, .visionOS]
        }
    }
}

extension MultiPicker.Style {
    var unavailablePlatforms: [Platform] {
        switch self {
        case .checkboxes: []
        case .menu: [.watchOS]
        }
    }
}

extension DatePicker.Style {
    var unavailablePlatforms: [Platform] {
        switch self {
        case .compact, .graphical: [.tvOS, .watchOS]
        case .wheel: [.macOS, .tvOS]
        }
    }
}
