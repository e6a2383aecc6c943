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
        return try GenerationCommand(
            targetName: target.name,
            definitions: Definitions(
                among: target.sourceFiles.map(\.url), of: target.directoryURL, in: context.package.directoryURL),
            folder: context.pluginWorkDirectoryURL,
            tool: try context.tool(named: "dialoggen").url
        ).commands()
    }
}
