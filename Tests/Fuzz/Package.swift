// swift-tools-version: 6.2
import PackageDescription

// The fuzzer is a package of its own, since only a build with `-sanitize=fuzzer` can link it; `Scripts/fuzz` makes one.
// `Sources` is the folder of the package that it is about.

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
    name: "dialoggen-fuzzer",
    targets: [
        .systemLibrary(name: "CYaml", pkgConfig: "yaml-0.1"),
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
        .target(
            name: "FuzzProperties",
            dependencies: [
                "Diagnostics", "YAMLTree", "DialogLanguage", "DialogGenerator", "DialogStrings", "DialogBaseline",
                "DialogFormatter",
            ],
            path: "Properties", swiftSettings: strict),
        .systemLibrary(name: "CLibFuzzer", path: "CLibFuzzer"),
        .executableTarget(
            name: "dialoggen-fuzzer",
            dependencies: [
                "CLibFuzzer", "FuzzProperties", "Diagnostics", "YAMLTree", "DialogLanguage", "DialogStrings",
                "DialogBaseline",
            ],
            path: "Fuzzer", swiftSettings: strict),
    ],
    swiftLanguageModes: [.v6]
)
