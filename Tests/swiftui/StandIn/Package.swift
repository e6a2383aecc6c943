// swift-tools-version: 6.1
import PackageDescription

// SwiftUI exists on Apple's systems only. This package stands in for it on Linux, and is empty everywhere else, so
// that no module of that name can ever hide the real one.
#if os(Linux)
    // It evaluates views many times over, and no test looks inside.
    let quick = SwiftSetting.unsafeFlags(["-O"])

    let package = Package(
        name: "StandIn",
        products: [.library(name: "StandIn", targets: ["SwiftUI", "Combine", "StandInTesting"])],
        targets: [
            .target(name: "Combine", swiftSettings: [.swiftLanguageMode(.v5)]),
            .target(name: "SwiftUI", dependencies: ["Combine"], swiftSettings: [.swiftLanguageMode(.v5), quick]),
            .target(
                name: "StandInTesting", dependencies: ["SwiftUI"], swiftSettings: [.swiftLanguageMode(.v6), quick]),
            .testTarget(
                name: "StandInTests", dependencies: ["SwiftUI", "StandInTesting"],
                swiftSettings: [.swiftLanguageMode(.v6)]),
        ]
    )
#else
    let package = Package(name: "StandIn")
#endif
