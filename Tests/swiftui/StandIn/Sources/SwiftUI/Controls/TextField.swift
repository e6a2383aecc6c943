/// What a field of text is made of, whichever kind it is.
struct _FieldParts {
    let text: Binding<String>
    let prompt: Text?
    var isMultiline = false
    /// Fields with a format write their value at the end of editing only.
    var commit: (() -> Void)?
}

@MainActor private func _fieldNode(
    _ kind: _Node.Kind, _ parts: _FieldParts, _ label: [_Node], _ context: _Context
) -> _Node {
    let node = context.node(kind, label)
    let text = parts.text
    node.editing = .init(
        text: { text.wrappedValue }, set: { text.wrappedValue = $0 }, commit: parts.commit ?? {},
        isMultiline: parts.isMultiline)
    if let prompt = parts.prompt { node.attributes["prompt"] = prompt.content }
    // The label is the placeholder of an empty field outside of a form, and is read aloud in any case.
    node.accessibilityLabel = label.map(\.visibleText).filter { !$0.isEmpty }.first
    let actions = context.environment._submitActions
    node.submit = { for action in actions.reversed() { action() } }
    for (name, value) in context.environment._textInput { node.attributes[name] = value }
    return node
}

public struct TextField<Label> where Label: View {
    let label: Label
    let prompt: Text?
    let isMultiline: Bool
    let source: Source

    enum Source {
        case text(Binding<String>)
        /// Reads the value as text, and writes text back if it can be read.
        case value(read: () -> String, write: (String) -> Void)
    }

    nonisolated init(_ source: Source, prompt: Text?, isMultiline: Bool, label: Label) {
        self.source = source
        self.prompt = prompt
        self.isMultiline = isMultiline
        self.label = label
    }

    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(.text(text), prompt: prompt, isMultiline: false, label: label())
    }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    nonisolated public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(.text(text), prompt: prompt, isMultiline: axis == .vertical, label: label())
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    nonisolated public init<F>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F: ParseableFormatStyle, F.FormatOutput == String {
        self.init(Self.formatted(value, format), prompt: prompt, isMultiline: false, label: label())
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    nonisolated public init<F>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F: ParseableFormatStyle, F.FormatOutput == String {
        self.init(Self.formatted(value, format), prompt: prompt, isMultiline: false, label: label())
    }

    nonisolated private static func formatted<F>(
        _ value: Binding<F.FormatInput>, _ format: F
    ) -> Source where F: ParseableFormatStyle, F.FormatOutput == String {
        .value(
            read: { format.format(value.wrappedValue) },
            write: { text in
                if let new = try? format.parseStrategy.parse(text) { value.wrappedValue = new }
            })
    }
    nonisolated private static func formatted<F>(
        _ value: Binding<F.FormatInput?>, _ format: F
    ) -> Source where F: ParseableFormatStyle, F.FormatOutput == String {
        .value(
            read: { value.wrappedValue.map(format.format) ?? "" },
            write: { value.wrappedValue = try? format.parseStrategy.parse($0) })
    }
}

extension TextField: View, _Leaf {
    public static func _lower(_ view: Self, _ context: _Context) -> [_Node] {
        let label = Label._lower(view.label, context.part("label"))
        let parts: _FieldParts
        switch view.source {
        case .text(let text): parts = _FieldParts(text: text, prompt: view.prompt, isMultiline: view.isMultiline)
        case .value(let read, let write):
            let draft = context.keep(0, String?.none)
            let text = Binding<String>(from: nil, get: { draft.value ?? read() }, set: { text, _ in draft.set(text) })
            parts = _FieldParts(text: text, prompt: view.prompt) {
                guard let typed = draft.value else { return }
                draft.set(nil)
                write(typed)
            }
        }
        return [_fieldNode(.textField, parts, label, context)]
    }
}

extension TextField where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text: text) { Text(titleKey) }
    }
    @_disfavoredOverload
    nonisolated public init<S>(_ title: S, text: Binding<String>) where S: StringProtocol {
        self.init(text: text) { Text(title) }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    @_disfavoredOverload
    nonisolated public init<S>(_ title: S, text: Binding<String>, prompt: Text?) where S: StringProtocol {
        self.init(text: text, prompt: prompt) { Text(title) }
    }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(text: text, axis: axis) { Text(titleKey) }
    }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
    }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    @_disfavoredOverload
    nonisolated public init<S>(_ title: S, text: Binding<String>, axis: Axis) where S: StringProtocol {
        self.init(text: text, axis: axis) { Text(title) }
    }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    @_disfavoredOverload
    nonisolated public init<S>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) where S: StringProtocol {
        self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    nonisolated public init<F>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F: ParseableFormatStyle, F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    @_disfavoredOverload
    nonisolated public init<S, F>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where S: StringProtocol, F: ParseableFormatStyle, F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(title) }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    nonisolated public init<F>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F: ParseableFormatStyle, F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    @_disfavoredOverload
    nonisolated public init<S, F>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where S: StringProtocol, F: ParseableFormatStyle, F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(title) }
    }
}

public struct SecureField<Label> where Label: View {
    let label: Label
    let prompt: Text?
    let text: Binding<String>
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.text = text
        self.prompt = prompt
        self.label = label()
    }
}

extension SecureField: View, _Leaf {
    public static func _lower(_ view: Self, _ context: _Context) -> [_Node] {
        let label = Label._lower(view.label, context.part("label"))
        return [_fieldNode(.secureField, _FieldParts(text: view.text, prompt: view.prompt), label, context)]
    }
}

extension SecureField where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text: text) { Text(titleKey) }
    }
    @_disfavoredOverload
    nonisolated public init<S>(_ title: S, text: Binding<String>) where S: StringProtocol {
        self.init(text: text) { Text(title) }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    @_disfavoredOverload
    nonisolated public init<S>(_ title: S, text: Binding<String>, prompt: Text?) where S: StringProtocol {
        self.init(text: text, prompt: prompt) { Text(title) }
    }
}

@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct TextEditor {
    let text: Binding<String>
    nonisolated public init(text: Binding<String>) { self.text = text }
}

@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TextEditor: View, _Leaf {
    public static func _lower(_ view: Self, _ context: _Context) -> [_Node] {
        [_fieldNode(.textEditor, _FieldParts(text: view.text, prompt: nil, isMultiline: true), [], context)]
    }
}
