// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Consumer",
    platforms: [.iOS(.v17), .macOS(.v14)],
    dependencies: [.package(path: "../dialoggen")],
    targets: [
        .executableTarget(
            name: "App", dependencies: [.product(name: "DialogRuntime", package: "dialoggen")],
            plugins: [.plugin(name: "DialogGenPlugin", package: "dialoggen")])
    ]
)
