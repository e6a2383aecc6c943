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
        .library(name: "DialogUI", targets: ["DialogUI"]),
        .library(name: "DialogTesting", targets: ["DialogTesting"]),
    ],
    targets: [
        // The compiler: bytes, tree, checked model, Swift, files.
        .systemLibrary(
            name: "CYaml", pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
        .systemLibrary(name: "CMemory"),
        .target(name: "Diagnostics", swiftSettings: strict),
        .target(name: "YAMLTree", dependencies: ["CYaml", "Diagnostics"], swiftSettings: strict),
        .target(name: "DialogLanguage", dependencies: ["Diagnostics", "YAMLTree"], swiftSettings: strict),
        .target(name: "SwiftCode", swiftSettings: strict),
        .target(
            name: "DialogGenerator", dependencies: ["DialogLanguage", "SwiftCode", "Diagnostics"],
            swiftSettings: strict),
        .target(name: "DialogStrings", dependencies: ["DialogLanguage", "Diagnostics"], swiftSettings: strict),
        .target(
            name: "DialogBaseline",
            dependencies: ["DialogLanguage", "DialogGenerator", "DialogStrings", "Diagnostics"],
            swiftSettings: strict),
        .target(
            name: "DialogFormatter", dependencies: ["DialogLanguage", "YAMLTree", "Diagnostics"], swiftSettings: strict),
        .executableTarget(
            name: "dialoggen",
            dependencies: [
                "CMemory", "Diagnostics", "YAMLTree", "DialogLanguage", "DialogGenerator", "DialogStrings",
                "DialogBaseline", "DialogFormatter",
            ],
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
        // Empty where SwiftUI does not exist. `Tests/swiftui` checks it there with a stand-in.
        .target(name: "DialogUI", dependencies: ["DialogRuntime"], swiftSettings: strict),

        // The sample app.
        .executableTarget(
            name: "Composer", dependencies: ["DialogRuntime", "DialogTerminal", "DialogUI"], swiftSettings: strict,
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
        .testTarget(
            name: "DialogBaselineTests", dependencies: ["DialogBaseline", "DialogLanguage", "Diagnostics"]),
        .testTarget(
            name: "DialogFormatterTests",
            dependencies: ["DialogFormatter", "DialogLanguage", "YAMLTree", "Diagnostics", "FuzzProperties"]),
        // What holds for any input. The fuzzer in `Tests/Fuzz`, a package of its own, looks for input for which it does not.
        .target(
            name: "FuzzProperties",
            dependencies: [
                "Diagnostics", "YAMLTree", "DialogLanguage", "DialogGenerator", "DialogStrings", "DialogBaseline",
                "DialogFormatter",
            ],
            path: "Tests/Fuzz/Properties", swiftSettings: strict),
        .testTarget(name: "FuzzTests", dependencies: ["FuzzProperties"]),
        .testTarget(name: "dialoggenTests", dependencies: ["dialoggen", "Diagnostics"]),
        .testTarget(name: "DialogRuntimeTests", dependencies: ["DialogRuntime", "DialogTesting"]),
        .testTarget(name: "DialogTerminalTests", dependencies: ["DialogTerminal", "DialogRuntime", "Composer"]),
        // Settings screens of real apps, generated by the plugin and worked row by row. A target of their own: a plugin
        // on the tests' target would link the tool into the tests twice.
        .target(
            name: "Screens", dependencies: ["DialogRuntime"], path: "Tests/ScreensTests/Screens",
            plugins: ["DialogGenPlugin"]),
        .testTarget(
            name: "ScreensTests",
            dependencies: [
                "Screens", "DialogLanguage", "YAMLTree", "Diagnostics", "DialogRuntime", "DialogTesting",
            ],
            exclude: ["Screens"]),
        .testTarget(
            name: "ComposerTests", dependencies: ["Composer", "DialogTerminal", "DialogRuntime", "DialogTesting"],
            exclude: ["Transcripts"]),
        .testTarget(name: "ConsumerTests"),
    ],
    swiftLanguageModes: [.v6]
)
