import Testing

/// The two systems that `swift build` can use.
enum BuildSystem: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case native, swiftbuild

    var testDescription: String { rawValue }
}
