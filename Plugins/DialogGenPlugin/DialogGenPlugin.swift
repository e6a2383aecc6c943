import Foundation
import PackagePlugin

/// Generates the dialogs of a target while it is built.
///
/// The plugin only looks at names: which definitions there are and which files they give. What stands in them is the
/// tool's business, so nothing has to be planned anew when a definition is edited.
@main
struct DialogGenPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? SwiftSourceModuleTarget else {
            Diagnostics.error("DialogGenPlugin generates Swift, and \(target.name) is no Swift target")
            return []
        }
        let definitions = Definitions(
            among: target.sourceFiles.map(\.url), of: target.directoryURL, in: context.package.directoryURL)
        warn(of: Array(target.sourceFiles), among: definitions)
        return try GenerationCommand(
            targetName: target.name, definitions: definitions,
            folder: context.pluginWorkDirectoryURL,
            tool: try context.tool(named: "dialoggen").url
        ).commands()
    }

    /// A definition that is a resource as well goes into the app for nothing.
    private func warn(of files: [File], among definitions: Definitions) {
        let resources = Set(files.filter { $0.type == .resource }.map { $0.url.path(percentEncoded: false) })
        for file in definitions.files where resources.contains(file.path) {
            Diagnostics.warning(
                """
                \(file.name) is copied into the app as a resource, where nothing reads it: take it out of "resources" in \
                Package.swift.
                """)
        }
    }
}
