/// How a toggle is drawn.
public enum ToggleStyle: String, Sendable, CaseIterable {
    case `switch`, checkbox, button
}

/// On or off.
@MainActor public final class ToggleControl: ControlState {
    public internal(set) var style = ToggleStyle.switch
    /// Whether the toggle has to be on for the dialog to be confirmed.
    public internal(set) var isRequired = false
    var subtitleWhenOn: DialogText?
    var subtitleWhenOff: DialogText?
    private let value: ControlValue<Bool>

    init(_ id: String, in dialogID: String, value: ControlValue<Bool>) {
        self.value = value
        super.init(id, in: dialogID)
    }

    /// Whether the toggle is on.
    public var isOn: Bool {
        get {
            _ = revision
            return value.read()
        }
        set { value.write(self, newValue) }
    }

    override public var subtitle: DialogText? {
        (isOn ? subtitleWhenOn : subtitleWhenOff) ?? plainSubtitle
    }

    override func check() -> [DialogIssue] {
        isRequired && !value.read() ? [issue(.mustBeOn, IssueText.mustBeOn)] : []
    }
}

/// A control's way to its value in the draft.
struct ControlValue<Value> {
    let read: @MainActor () -> Value
    let write: @MainActor (ControlState, Value) -> Void

    /// The same value in another form. A form without a value is ignored.
    func converted<Form>(
        form: @escaping @MainActor (Value) -> Form, value: @escaping @MainActor (Form) -> Value?
    ) -> ControlValue<Form> {
        ControlValue<Form>(
            read: { form(read()) },
            write: { control, newForm in
                guard let newValue = value(newForm) else { return }
                write(control, newValue)
            })
    }
}
