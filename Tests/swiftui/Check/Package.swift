// swift-tools-version: 6.2
import PackageDescription

// The SwiftUI layer with our own stand-in for SwiftUI. The sources are those of the main package, by symbolic links; the
// package is empty where the real SwiftUI exists.
#if os(Linux)
    let strict: [SwiftSetting] = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("InternalImportsByDefault"),
    ]

    let package = Package(
        name: "Check",
        dependencies: [.package(path: "../StandIn")],
        targets: [
            .target(name: "DialogRuntime", swiftSettings: strict),
            .target(name: "DialogTesting", dependencies: ["DialogRuntime"], swiftSettings: strict),
            .target(
                name: "DialogUI", dependencies: ["DialogRuntime", .product(name: "StandIn", package: "StandIn")],
                swiftSettings: strict),
            // The sample app. Its generated code is checked in: the plugin would bring this package's own manifest along.
            .target(name: "DialogTerminal", dependencies: ["DialogRuntime"], swiftSettings: strict),
            .executableTarget(
                name: "Composer",
                dependencies: [
                    "DialogRuntime", "DialogTerminal", "DialogUI", .product(name: "StandIn", package: "StandIn"),
                ],
                swiftSettings: strict),
            .testTarget(
                name: "DialogRuleTests",
                dependencies: [
                    "Composer", "DialogUI", "DialogRuntime", "DialogTesting",
                    .product(name: "StandIn", package: "StandIn"),
                ],
                exclude: ["Definitions"], swiftSettings: strict),
            .testTarget(
                name: "DialogUITests",
                dependencies: [
                    "DialogUI", "DialogRuntime", "DialogTesting", .product(name: "StandIn", package: "StandIn"),
                ],
                swiftSettings: strict),
        ],
        swiftLanguageModes: [.v6]
    )
#else
    let package = Package(name: "Check")
#endif
