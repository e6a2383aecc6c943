/// What uses one name of something, of which each platform can have but one use.
///
/// Of many uses on the same platforms the first stands for all, so that looking through them takes no time.
struct PlatformUses<Use> {
    private var entries: [(platforms: Set<Platform>?, use: Use)] = []

    init() {}

    init(_ use: Use, on platforms: [Platform]?) {
        add(use, on: platforms)
    }

    /// The uses in their order.
    var uses: some Sequence<Use> { entries.lazy.map(\.use) }

    /// The first use that shares a platform with these.
    ///
    /// - Parameter platforms: none for what is on all platforms.
    func first(on platforms: [Platform]?) -> Use? {
        let platforms = platforms.map { Set($0) }
        return entries.first { !Platform.areDisjoint($0.platforms, platforms) }?.use
    }

    /// Adds a use.
    mutating func add(_ use: Use, on platforms: [Platform]?) {
        let platforms = platforms.map { Set($0) }
        if !entries.contains(where: { $0.platforms == platforms }) { entries.append((platforms, use)) }
    }
}

extension Platform {
    /// Whether both lists are given and no platform is in both.
    static func areDisjoint(_ first: (some Collection<Platform>)?, _ second: (some Collection<Platform>)?) -> Bool {
        guard let first, let second else { return false }
        return !first.contains { second.contains($0) }
    }
}
