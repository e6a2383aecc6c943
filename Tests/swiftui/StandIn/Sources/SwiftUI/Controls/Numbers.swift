@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
@available(tvOS, unavailable)
public struct Slider<Label, ValueLabel> where Label: View, ValueLabel: View {
    let label: Label
    let minimum: ValueLabel?
    let maximum: ValueLabel?
    let read: () -> Double
    let write: (Double) -> Void
    let bounds: ClosedRange<Double>
    let step: Double?
    let onEditingChanged: (Bool) -> Void

    nonisolated init<V>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride?, _ label: Label, _ minimum: ValueLabel?,
        _ maximum: ValueLabel?, _ onEditingChanged: @escaping (Bool) -> Void
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        self.label = label
        self.minimum = minimum
        self.maximum = maximum
        self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
        self.step = step.map { Double($0) }
        self.onEditingChanged = onEditingChanged
        read = { Double(value.wrappedValue) }
        write = { value.wrappedValue = V($0) }
    }

    nonisolated public init<V>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
    }
    nonisolated public init<V>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
    }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
@available(tvOS, unavailable)
extension Slider: View, _Leaf {
    public static func _lower(_ view: Self, _ context: _Context) -> [_Node] {
        var children = Label._lower(view.label, context.part("label"))
        for child in children { child.attributes["hidden"] = "read aloud only" }
        let label = children.compactMap(\.text).first
        if let minimum = view.minimum { children += ValueLabel._lower(minimum, context.part("minimum")) }
        if let maximum = view.maximum { children += ValueLabel._lower(maximum, context.part("maximum")) }
        let node = context.node(.slider, children)
        node.accessibilityLabel = label
        let bounds = view.bounds
        func set(_ value: Double) {
            let inside = min(max(value, bounds.lowerBound), bounds.upperBound)
            view.onEditingChanged(true)
            if let step = view.step {
                let steps = ((inside - bounds.lowerBound) / step).rounded()
                view.write(min(bounds.lowerBound + steps * step, bounds.upperBound))
            } else {
                view.write(inside)
            }
            view.onEditingChanged(false)
        }
        let stride = view.step ?? (bounds.upperBound - bounds.lowerBound) / 10
        node.numeric = .init(
            value: view.read, set: set, increment: { set(view.read() + stride) },
            decrement: { set(view.read() - stride) })
        node.attributes["bounds"] = "\(bounds.lowerBound)...\(bounds.upperBound)"
        if !bounds.contains(view.read()) {
            context.runtime.diagnose("Slider: the value \(view.read()) is outside of \(bounds)")
        }
        return [node]
    }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
@available(tvOS, unavailable)
extension Slider where ValueLabel == EmptyView {
    nonisolated public init<V>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, label(), nil, nil, onEditingChanged)
    }
    nonisolated public init<V>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step, label(), nil, nil, onEditingChanged)
    }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
@available(tvOS, unavailable)
extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    nonisolated public init<V>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, EmptyView(), nil, nil, onEditingChanged)
    }
    nonisolated public init<V>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step, EmptyView(), nil, nil, onEditingChanged)
    }
}

@available(iOS 13.0, macOS 10.15, watchOS 9.0, visionOS 1.0, *)
@available(tvOS, unavailable)
public struct Stepper<Label> where Label: View {
    let label: Label
    let increment: (() -> Void)?
    let decrement: (() -> Void)?
    let value: (() -> String)?
    let onEditingChanged: (Bool) -> Void

    nonisolated init(
        _ label: Label, _ increment: (() -> Void)?, _ decrement: (() -> Void)?, _ value: (() -> String)?,
        _ onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.label = label
        self.increment = increment
        self.decrement = decrement
        self.value = value
        self.onEditingChanged = onEditingChanged
    }

    nonisolated public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label(), onIncrement, onDecrement, nil, onEditingChanged)
    }
    nonisolated public init<V>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: Strideable {
        self.init(
            label(), { value.wrappedValue = value.wrappedValue.advanced(by: step) },
            { value.wrappedValue = value.wrappedValue.advanced(by: 0 - step) }, { "\(value.wrappedValue)" },
            onEditingChanged)
    }
    nonisolated public init<V>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: Strideable {
        self.init(
            label(), { value.wrappedValue = min(value.wrappedValue.advanced(by: step), bounds.upperBound) },
            { value.wrappedValue = max(value.wrappedValue.advanced(by: 0 - step), bounds.lowerBound) },
            { "\(value.wrappedValue)" }, onEditingChanged)
    }
}

@available(iOS 13.0, macOS 10.15, watchOS 9.0, visionOS 1.0, *)
@available(tvOS, unavailable)
extension Stepper: View, _Leaf {
    public static func _lower(_ view: Self, _ context: _Context) -> [_Node] {
        let node = context.node(.stepper, Label._lower(view.label, context.part("label")))
        func edit(_ change: (() -> Void)?) -> () -> Void {
            {
                guard let change else { return }
                view.onEditingChanged(true)
                change()
                view.onEditingChanged(false)
            }
        }
        let value = view.value
        node.numeric = .init(
            value: { value.flatMap { Double($0()) } ?? .nan }, set: { _ in }, increment: edit(view.increment),
            decrement: edit(view.decrement))
        if view.increment == nil { node.attributes["increment"] = "off" }
        if view.decrement == nil { node.attributes["decrement"] = "off" }
        return [node]
    }
}

@available(iOS 13.0, macOS 10.15, watchOS 9.0, visionOS 1.0, *)
@available(tvOS, unavailable)
extension Stepper where Label == Text {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(Text(titleKey), onIncrement, onDecrement, nil, onEditingChanged)
    }
    @_disfavoredOverload
    nonisolated public init<S>(
        _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where S: StringProtocol {
        self.init(Text(title), onIncrement, onDecrement, nil, onEditingChanged)
    }
    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: Strideable {
        self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }
    @_disfavoredOverload
    nonisolated public init<S, V>(
        _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where S: StringProtocol, V: Strideable {
        self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }
    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: Strideable {
        self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }
    @_disfavoredOverload
    nonisolated public init<S, V>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where S: StringProtocol, V: Strideable {
        self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }
}
