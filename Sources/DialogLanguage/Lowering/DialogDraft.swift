import Diagnostics
import YAMLTree

/// A dialog on its way to the model: what could be lowered, beside the records it came from.
///
/// A part that was wrong is there with its id, so that references to it stay silent, but without a model value.
struct DialogDraft: Sendable {
    private var contents: Boxed<Contents>

    var id: String { _read { yield contents.value.id } }
    var record: Record { _read { yield contents.value.record } }
    var idNode: YAMLNode { _read { yield contents.value.idNode } }
    var extent: ByteRange { _read { yield contents.value.extent } }
    /// `nil` if the word was wrong or missing.
    var presentation: Presentation? { _read { yield contents.value.presentation } }
    var sections: [SectionDraft] {
        _read { yield contents.value.sections }
        _modify { yield &contents.value.sections }
    }
    /// All controls in order.
    var controls: [ControlDraft] {
        _read { yield contents.value.controls }
        _modify { yield &contents.value.controls }
    }
    var buttons: [ButtonDraft] {
        _read { yield contents.value.buttons }
        _modify { yield &contents.value.buttons }
    }
    var rules: [RuleDraft] {
        _read { yield contents.value.rules }
        _modify { yield &contents.value.rules }
    }
    /// The slot in place of controls.
    var slot: CustomView? {
        _read { yield contents.value.slot }
        _modify { yield &contents.value.slot }
    }
    /// Every view of the app that the dialog names.
    var viewUses: [ViewUse] {
        _read { yield contents.value.viewUses }
        _modify { yield &contents.value.viewUses }
    }
    /// Arguments named in texts, conditions, keys or on opening another dialog.
    var usedArguments: Set<String> {
        _read { yield contents.value.usedArguments }
        _modify { yield &contents.value.usedArguments }
    }
    var hasErrors: Bool {
        _read { yield contents.value.hasErrors }
        _modify { yield &contents.value.hasErrors }
    }
    /// Everything but the content and the buttons.
    var dialog: Dialog {
        _read { yield contents.value.dialog }
        _modify { yield &contents.value.dialog }
    }

    /// Behind one reference, since a draft goes from stage to stage.
    private struct Contents: Sendable {
        let id: String
        let record: Record
        let idNode: YAMLNode
        let extent: ByteRange
        let presentation: Presentation?
        var sections: [SectionDraft] = []
        var controls: [ControlDraft] = []
        var buttons: [ButtonDraft] = []
        var rules: [RuleDraft] = []
        var slot: CustomView?
        var viewUses: [ViewUse] = []
        var usedArguments: Set<String> = []
        var hasErrors = false
        var dialog: Dialog
    }

    init(record: Record, idNode: YAMLNode, extent: ByteRange, presentation: Presentation?, dialog: Dialog) {
        contents = Boxed(
            Contents(
                id: dialog.id, record: record, idNode: idNode, extent: extent, presentation: presentation,
                dialog: dialog))
    }

    /// The control of this id; the first, where disjoint platforms share it.
    func control(_ id: String) -> ControlDraft? {
        controls.first { $0.id == id }
    }

    /// The finished dialog.
    var assembled: Dialog {
        var draft = self
        return draft.assemble()
    }

    /// Moves the parts into the dialog, where it lies; the draft is of no use afterwards.
    mutating func assemble() -> Dialog {
        if let slot {
            dialog.content = .slot(slot)
        } else if !sections.isEmpty {
            var finished = [Section](repeating: Section(), count: sections.count)
            for index in sections.indices { swap(&finished[index], &sections[index].section) }
            if finished.count == 1 { finished[0].controls.reserveCapacity(controls.count) }
            for index in controls.indices {
                guard let control = controls[index].control.take() else { continue }
                finished[controls[index].section].controls.append(control)
            }
            dialog.content = .sections(finished)
        }
        // An alert without buttons has one.
        if presentation == .alert, record.isAbsent(.buttons) {
            var button = Button(id: Button.Standard.ok.rawValue, span: dialog.span)
            button.standard = .ok
            button.role = Button.Standard.ok.role
            dialog.buttons = [button]
        } else {
            dialog.buttons = buttons.map(\.button)
        }
        return dialog
    }
}

/// A section on its way to the model.
struct SectionDraft: Sendable {
    /// `nil` for the one section of a dialog with plain `controls`.
    let record: Record?
    /// Without its controls.
    var section: Section
}

/// A control on its way to the model.
struct ControlDraft: Sendable {
    let record: Record
    let kind: ControlKind?
    let id: String?
    /// The position of its section.
    let section: Int
    /// `nil` if the control could not be lowered.
    var control: Control?
    /// The platforms that show it, those of the section, the dialog and the configuration considered; `nil`: no limit.
    var platforms: [Platform]?
    var opens: OpenDraft?
    /// The option set that the picker names.
    var optionSet: OptionSetUse?

    init(record: Record, section: Int) {
        self.record = record
        self.section = section
        kind = record.word(.kind)
        id = record.name(.id)
    }

    /// Where the control is reported: its id.
    var span: SourceSpan { record.idSpan }

    /// Whether the control holds a value.
    var hasValue: Bool { control?.value != nil }
}

extension Record {
    /// Where something with an id is reported: at the id, or as a whole if there is none.
    var idSpan: SourceSpan { self[.id]?.node.span ?? node.span }
}

/// A picker's use of an option set, whose options may stand in another file.
final class OptionSetUse: Sendable {
    let name: String
    let nameNode: YAMLNode
    /// `nil`: the type follows from the set.
    let valueType: ValueType?

    init(name: String, nameNode: YAMLNode, valueType: ValueType?) {
        self.name = name
        self.nameNode = nameNode
        self.valueType = valueType
    }
}

/// A button on its way to the model.
struct ButtonDraft: Sendable {
    /// `nil` for a bare word.
    let record: Record?
    let node: YAMLNode
    var button: Button
    var opens: OpenDraft?

    /// Where a key stands whose value makes a finding; the bare word where there are no keys.
    func place(of key: Key) -> YAMLNode { record?[key]?.node ?? node }
}

/// A rule on its way to the model: its condition is read once all names are known.
struct RuleDraft: Sendable {
    let record: Record
    let message: LocalizedText?
}

/// One place that names a view of the app, with the constants it is given.
struct ViewUse: Sendable {
    let view: CustomView
    /// `nil` where no constants are given.
    let withNode: YAMLNode?
    let parameters: [(name: String, literal: Literal, node: YAMLNode)]
}

/// A reference to a dialog that is opened.
final class OpenDraft: Sendable {
    let name: String
    let nameNode: YAMLNode
    /// The literals after `with`.
    let literals: [ReadValue.Named]
    /// Whether something after `with` was wrong.
    let isPartlyUnknown: Bool

    init(name: String, nameNode: YAMLNode, literals: [ReadValue.Named], isPartlyUnknown: Bool) {
        self.name = name
        self.nameNode = nameNode
        self.literals = literals
        self.isPartlyUnknown = isPartlyUnknown
    }
}
