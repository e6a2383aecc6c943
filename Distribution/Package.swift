// swift-tools-version: 6.2
import PackageDescription

// The package for apps: the runtime and the plugins of dialoggen, and the tool as a built program, so that neither
// libyaml nor the sources of the tool are needed. `Scripts/artifactbundle --package` puts it together.

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
    name: "dialoggen",
    platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
    products: [
        .plugin(name: "DialogGenPlugin", targets: ["DialogGenPlugin"]),
        .plugin(name: "DialogGenCommand", targets: ["DialogGenCommand"]),
        .library(name: "DialogRuntime", targets: ["DialogRuntime"]),
        .library(name: "DialogTerminal", targets: ["DialogTerminal"]),
        .library(name: "DialogUI", targets: ["DialogUI"]),
        .library(name: "DialogTesting", targets: ["DialogTesting"]),
    ],
    targets: [
        .binaryTarget(name: "dialoggen", path: "dialoggen.artifactbundle"),
        .plugin(name: "DialogGenPlugin", capability: .buildTool(), dependencies: ["dialoggen"]),
        .plugin(
            name: "DialogGenCommand",
            capability: .command(
                intent: .custom(verb: "dialoggen", description: "Check, format and generate dialogs from YAML."),
                permissions: [.writeToPackageDirectory(reason: "It writes the generated Swift and mended definitions.")]
            ),
            dependencies: ["dialoggen"]),
        .target(name: "DialogRuntime", swiftSettings: strict),
        .target(name: "DialogTesting", dependencies: ["DialogRuntime"], swiftSettings: strict),
        .target(name: "DialogTerminal", dependencies: ["DialogRuntime"], swiftSettings: strict),
        .target(name: "DialogUI", dependencies: ["DialogRuntime"], swiftSettings: strict),
    ],
    swiftLanguageModes: [.v6]
)
