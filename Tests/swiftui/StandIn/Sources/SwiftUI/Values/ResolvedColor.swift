extension Color {
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
    public struct Resolved: Hashable, Sendable {
        public var red: Float
        public var green: Float
        public var blue: Float
        public var opacity: Float
    }

    /// Colours of the system have no components here: they are grey.
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
    public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        let parts = name.split { !"0123456789.".contains($0) }.compactMap { Float(String($0)) }
        if name.hasPrefix("rgb("), parts.count == 4 {
            return Resolved(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
        }
        if name.hasPrefix("white("), parts.count == 2 {
            return Resolved(red: parts[0], green: parts[0], blue: parts[0], opacity: parts[1])
        }
        let level: Float = name == "black" ? 0 : name == "white" ? 1 : 0.5
        return Resolved(red: level, green: level, blue: level, opacity: name == "clear" ? 0 : 1)
    }
}
