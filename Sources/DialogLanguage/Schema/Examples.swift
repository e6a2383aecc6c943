// An example for every presentation and kind, for the language reference. Tests check that each is without a finding.

extension Presentation {
    /// What stands below the id of the dialog.
    var example: String? {
        switch self {
        case .popup:
            """
            presentation: popup
            title: Tempo
            edits: Song
            controls:
              - {id: bpm, kind: stepper, bind: tempo, range: 40...240, default: 120, unit: BPM}
            buttons: [cancel, save]
            """
        case .sheet:
            """
            presentation: sheet
            title: Add phrase
            sections:
              - id: notes
                header: Notes
                controls:
                  - {id: melody, kind: textEditor, title: Melody, lineLimit: 3...8}
                  - {id: bars, kind: stepper, title: Bars, range: 1...16, default: 4}
            dismiss: {swipe: false, whenEdited: ask}
            buttons: [cancel, done]
            """
        case .fullScreenCover:
            """
            presentation: fullScreenCover
            title: Score
            content: {view: ScoreView, with: {zoom: 1.5}}
            """
        case .popover:
            """
            presentation: popover
            title: Volume
            controls: [{id: volume, kind: slider, range: 0...1, step: 0.1, default: 0.8}]
            """
        case .alert:
            """
            presentation: alert
            title: 'Delete {track}?'
            message: This *cannot* be undone.
            arguments: {track: String}
            buttons: [cancel, delete]
            """
        case .confirmationDialog:
            """
            presentation: confirmationDialog
            title: Keep the changes?
            buttons:
              - {id: keep, title: Keep, role: confirm}
              - {id: discard, title: Discard, role: destructive}
              - cancel
            """
        case .loading:
            """
            presentation: loading
            title: Exporting
            progress: determinate
            cancellable: true
            """
        case .page:
            """
            presentation: page
            title: Settings
            storage: {kind: userDefaults, prefix: playback.}
            search: true
            controls:
              - {id: click, kind: toggle, title: Click, default: true}
              - {id: volume, kind: slider, title: Volume of the click, range: 0...10, visibleWhen: click}
            """
        }
    }
}

extension ControlKind {
    /// Entries of `controls`.
    var example: String? {
        switch self {
        case .toggle:
            "- {id: click, kind: toggle, title: Click, subtitle: {whenOn: Heard on every beat, whenOff: Silent}}"
        case .stepper: "- {id: tempo, kind: stepper, title: Tempo, range: 40...240, step: 1, default: 120, unit: BPM}"
        case .slider:
            """
            - id: volume
              kind: slider
              title: Volume
              range: 0...1
              step: 0.1
              format: percent
              minimumLabel: Soft
              maximumLabel: Loud
            """
        case .picker:
            """
            - id: voice
              kind: picker
              title: Voice
              style: menu
              options: [{value: piano, title: Grand piano, icon: pianokeys}, bass, drums]
              default: bass
            - {id: bars, kind: picker, title: Bars, range: 1...16, step: 1, default: 4}
            """
        case .multiPicker:
            "- {id: days, kind: multiPicker, title: Days, options: [monday, friday, sunday], count: 1..., "
                + "default: [friday]}"
        case .textField:
            """
            - {id: name, kind: textField, title: Name, placeholder: Untitled, length: 1...40, required: true}
            - {id: size, kind: textField, title: Size, valueType: Double, range: 0.5...9, unit: cm, optional: true}
            """
        case .secureField:
            "- {id: password, kind: secureField, title: Password, length: 8..., contentType: newPassword}"
        case .textEditor: "- {id: notes, kind: textEditor, title: Notes, length: ...400, lineLimit: 3...8}"
        case .datePicker:
            """
            - {id: due, kind: datePicker, title: Due, range: 2026-01-01..., optional: true}
            - {id: wake, kind: datePicker, title: Wake up, components: time, default: 07:30}
            """
        case .durationPicker:
            "- {id: pause, kind: durationPicker, title: Pause, range: 1s...10min, step: 1s, default: 90s}"
        case .colorPicker: "- {id: accent, kind: colorPicker, title: Accent, opacity: false, default: '#FF8800'}"
        case .list:
            """
            - id: numbers
              kind: list
              title: Telephone numbers
              item: {kind: textField, placeholder: Number, length: 3...20, contentType: phone, required: true}
              addTitle: Add number
              count: 1...5
              default: ['110', '112']
            - id: tempos
              kind: list
              title: Tempos
              item: {kind: stepper, range: 40...240, default: 120, unit: BPM}
              allowsMove: false
            - {id: voices, kind: list, title: Voices, item: {kind: picker, options: [soprano, alto, bass]}}
            """
        case .labeledContent: "- {id: version, kind: labeledContent, title: Version, value: {app: versionText}}"
        case .text: "- {id: hint, kind: text, text: 'Write notes as `C4`. [More](https://example.com/notes)'}"
        case .button: "- {id: erase, kind: button, title: Erase everything, role: destructive, action: eraseAll}"
        case .navigationLink:
            "- {id: credits, kind: navigationLink, title: Credits, content: {view: CreditsView}}"
        case .link:
            """
            - {id: home, kind: link, title: Web site, url: 'https://example.com'}
            - {id: system, kind: link, title: System settings, url: {system: settings}}
            """
        case .custom:
            "- {id: knob, kind: custom, title: Pan, valueType: Angle, default: {app: centre}, view: Knob, "
                + "with: {size: 40}}"
        }
    }
}
