public import Observation

/// A colour.
@MainActor @Observable public final class ColorControl: TypedControl {
    /// Whether the colour may be transparent.
    public let allowsOpacity: Bool
    private let stored: ControlValue<DialogColor?>
    /// What the switch brings back.
    @ObservationIgnored private var last: DialogColor?

    init(
        _ id: String, in dialogID: String, allowsOpacity: Bool, isOptional: Bool, value: ControlValue<DialogColor?>
    ) {
        self.allowsOpacity = allowsOpacity
        stored = value
        super.init(id, in: dialogID, isOptional: isOptional)
    }

    /// The value, or nothing where that is allowed. What is set loses a transparency that is not allowed.
    public var color: DialogColor? {
        get {
            _ = revision
            return stored.read()
        }
        set {
            guard newValue != nil || isOptional else { return }
            endTyping()
            if newValue == nil { last = stored.read() }
            stored.write(self, newValue.map { allowsOpacity ? $0 : $0.opaque })
        }
    }

    override var valueText: String? { stored.read().map(ColorText.text) }

    override func setValue(isOn: Bool) {
        if !isOn { last = stored.read() ?? last }
        stored.write(self, isOn ? last ?? DialogColor(red: 0, green: 0, blue: 0) : nil)
    }

    override func reading(_ text: String) -> Reading {
        switch ColorText.read(text) {
        case .value(let color):
            guard allowsOpacity || color.isOpaque else { return .wrong(.malformed, IssueText.opaque) }
            return .value { self.stored.write(self, color) }
        case .incomplete: return .incomplete
        case .wrong: return .wrong(.malformed, IssueText.form(ColorText.example))
        }
    }
}
