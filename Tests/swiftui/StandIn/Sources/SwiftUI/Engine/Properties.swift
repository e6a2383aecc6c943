#if os(Linux)
    @_spi(Reflection) import Swift
#endif

/// A property of a view that the engine fills in before `body` runs.
@MainActor package protocol _Installable {
    mutating func _install(_ context: _Context, slot: Int)
}

/// Fills in the properties of a copy of a view, so that one view value can stand in two places.
@MainActor package enum _Properties {
    package static func install<Value>(in value: inout Value, _ context: _Context) {
        install(in: &value, context, base: 0)
    }

    fileprivate static func install<Value>(in value: inout Value, _ context: _Context, base: Int) {
        let fields = Layout.fields(of: Value.self)
        guard !fields.isEmpty else { return }
        withUnsafeMutablePointer(to: &value) { pointer in
            let raw = UnsafeMutableRawPointer(pointer)
            for field in fields {
                field.install(raw + field.offset, context, base + field.offset)
            }
        }
    }
}

@MainActor private enum Layout {
    struct Field {
        let offset: Int
        let install: (UnsafeMutableRawPointer, _Context, Int) -> Void
    }

    private static var known: [ObjectIdentifier: [Field]] = [:]

    static func fields(of type: Any.Type) -> [Field] {
        if let fields = known[ObjectIdentifier(type)] { return fields }
        var fields: [Field] = []
        #if os(Linux)
            if !(type is AnyClass) {
                _ = _forEachField(of: type) { _, offset, fieldType, _ in
                    if let install = installer(for: fieldType) {
                        fields.append(Field(offset: offset, install: install))
                    }
                    return true
                }
            }
        #endif
        known[ObjectIdentifier(type)] = fields
        return fields
    }

    private static func installer(for type: Any.Type) -> ((UnsafeMutableRawPointer, _Context, Int) -> Void)? {
        if let property = type as? any _Installable.Type { return direct(property) }
        if let property = type as? any DynamicProperty.Type { return custom(property) }
        return nil
    }

    private static func direct<Property: _Installable>(
        _ type: Property.Type
    ) -> (UnsafeMutableRawPointer, _Context, Int) -> Void {
        { raw, context, slot in
            raw.assumingMemoryBound(to: Property.self).pointee._install(context, slot: slot)
        }
    }

    private static func custom<Property: DynamicProperty>(
        _ type: Property.Type
    ) -> (UnsafeMutableRawPointer, _Context, Int) -> Void {
        { raw, context, slot in
            let pointer = raw.assumingMemoryBound(to: Property.self)
            _Properties.install(in: &pointer.pointee, context, base: slot)
            pointer.pointee.update()
        }
    }
}
