import Diagnostics

/// A sound definition in which much of the language is used, for what needs definitions besides its own bytes.
enum SampleDefinition {
    static let file = SourceFile(path: "sample.dialog.yaml", text: text(condition: "click and mode == wide"))

    /// - Parameter condition: as it stands in YAML.
    static func text(condition: String) -> String {
        """
        dialoggen: 1
        optionSets:
          keys: [cMajor, {value: aMinor, title: A Minor}]
        dialogs:
          all:
            presentation: sheet
            title: All of {name}
            arguments: {name: String, count: Int, size: Double, isNew: Bool, since: Date, place: URL}
            controls:
              - {id: click, kind: toggle, title: Click, default: true}
              - {id: low, kind: stepper, title: Low, range: 0...9}
              - {id: level, kind: slider, title: Level, range: 0.0...1.0, step: 0.1, unit: dB}
              - {id: mode, kind: picker, title: Mode, options: [wide, none, 'it''s'], default: wide}
              - {id: key, kind: picker, title: Key, options: {set: keys}, optional: true}
              - {id: tags, kind: multiPicker, title: Tags, options: [a, b]}
              - {id: word, kind: textField, title: Word, length: ...9, pattern: '[a-z]*'}
              - {id: number, kind: textField, title: Number, valueType: Int, optional: true}
              - {id: day, kind: datePicker, title: Day, components: date, default: 2026-11-30}
              - {id: time, kind: datePicker, title: Time, components: time, optional: true}
              - {id: length, kind: durationPicker, title: Length, default: 5min}
              - {id: color, kind: colorPicker, title: Colour, default: '#FF8800'}
              - {id: shown, kind: text, text: 'Hello {name}, {count} of **{size}**', visibleWhen: \(condition)}
              - {id: angle, kind: custom, title: Angle, view: AngleDial, valueType: Angle, default: {app: angle}}
            rules:
              - {require: \(condition), message: No, at: click}
            buttons: [cancel, {id: done, title: Done, role: confirm, enabledWhen: \(condition)}]
          settings:
            presentation: page
            title: Settings
            storage: {kind: userDefaults, prefix: app.}
            sections:
              - id: sound
                header: Sound
                controls:
                  - {id: volume, kind: slider, title: Volume, range: 0...10, storageKey: {name: loud, was: [vol]}}
                  - {id: about, kind: labeledContent, title: Version, value: {app: version}}
                  - {id: reset, kind: button, title: Reset, role: destructive, opens: sure}
          sure:
            presentation: confirmationDialog
            title: Sure?
            buttons: [{id: delete, title: Delete, role: destructive}, cancel]

        """
    }
}
