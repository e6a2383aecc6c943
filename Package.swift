// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
    name: "dialoggen",
    platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
    products: [
        .executable(name: "dialoggen", targets: ["dialoggen"]),
        .plugin(name: "DialogGenPlugin", targets: ["DialogGenPlugin"]),
        .plugin(name: "DialogGenCommand", targets: ["DialogGenCommand"]),
        .library(name: "DialogRuntime", targets: ["DialogRuntime"]),
        .library(name: "DialogTerminal", targets: ["DialogTerminal"]),
        .library(name: "DialogTesting", targets: ["DialogTesting"]),
    ],
    targets: [
        // The compiler: bytes, tree, checked model, Swift, files.
        .systemLibrary(
            name: "CYaml", pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
        .target(name: "Diagnostics", swiftSettings: strict),
        .target(name: "YAMLTree", dependencies: ["CYaml", "Diagnostics"], swiftSettings: strict),
        .target(name: "DialogLanguage", dependencies: ["Diagnostics", "YAMLTree"], swiftSettings: strict),
        .target(name: "SwiftCode", swiftSettings: strict),
        .target(
            name: "DialogGenerator", dependencies: ["DialogLanguage", "SwiftCode", "Diagnostics"],
            swiftSettings: strict),
        .target(name: "DialogStrings", dependencies: ["DialogLanguage", "Diagnostics"], swiftSettings: strict),
        .executableTarget(
            name: "dialoggen",
            dependencies: ["Diagnostics", "YAMLTree", "DialogLanguage", "DialogGenerator", "DialogStrings"],
            swiftSettings: strict),
        .plugin(name: "DialogGenPlugin", capability: .buildTool(), dependencies: ["dialoggen"]),
        .plugin(
            name: "DialogGenCommand",
            capability: .command(
                intent: .custom(verb: "dialoggen", description: "Check, format and generate dialogs from YAML."),
                permissions: [.writeToPackageDirectory(reason: "It writes the generated Swift and mended definitions.")]
            ),
            dependencies: ["dialoggen"]),

        // The runtime: nothing of the compiler is in it.
        .target(name: "DialogRuntime", swiftSettings: strict),
        .target(name: "DialogTesting", dependencies: ["DialogRuntime"], swiftSettings: strict),
        .target(name: "DialogTerminal", dependencies: ["DialogRuntime"], swiftSettings: strict),

        // The sample app.
        .executableTarget(
            name: "Composer", dependencies: ["DialogRuntime", "DialogTerminal"], swiftSettings: strict,
            plugins: ["DialogGenPlugin"]),

        .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"]),
        .testTarget(name: "YAMLTreeTests", dependencies: ["YAMLTree", "Diagnostics"]),
        .testTarget(
            name: "DialogLanguageTests", dependencies: ["DialogLanguage", "YAMLTree", "Diagnostics"],
            exclude: ["Samples"]),
        .testTarget(name: "SwiftCodeTests", dependencies: ["SwiftCode"]),
        .testTarget(
            name: "DialogGeneratorTests",
            dependencies: ["DialogGenerator", "DialogLanguage", "YAMLTree", "Diagnostics", "DialogRuntime"],
            exclude: ["Goldens"]),
        .testTarget(name: "DialogStringsTests", dependencies: ["DialogStrings", "DialogLanguage", "Diagnostics"]),
        .testTarget(name: "dialoggenTests", dependencies: ["dialoggen", "Diagnostics"]),
        .testTarget(name: "DialogRuntimeTests", dependencies: ["DialogRuntime", "DialogTesting"]),
        .testTarget(name: "DialogTerminalTests", dependencies: ["DialogTerminal", "DialogRuntime", "Composer"]),
        .testTarget(
            name: "ComposerTests", dependencies: ["Composer", "DialogTerminal", "DialogRuntime"],
            exclude: ["Transcripts"]),
        .testTarget(name: "ConsumerTests"),
    ],
    swiftLanguageModes: [.v6]
)
