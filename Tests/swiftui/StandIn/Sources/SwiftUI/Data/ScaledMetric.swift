@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@propertyWrapper public struct ScaledMetric<Value>: DynamicProperty where Value: BinaryFloatingPoint {
    private let base: Value
    private var factor: Value = 1

    public init(wrappedValue: Value) { base = wrappedValue }
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { base = wrappedValue }

    public var wrappedValue: Value { base * factor }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension ScaledMetric: _Installable {
    /// Not the curve of a platform: larger type gives a larger number, smaller type a smaller one.
    package mutating func _install(_ context: _Context, slot: Int) {
        let sizes = DynamicTypeSize.allCases
        let place = sizes.firstIndex(of: context.environment.dynamicTypeSize) ?? 0
        let standard = sizes.firstIndex(of: .large) ?? 0
        factor = Value(1 + 0.15 * Double(place - standard))
    }
}
