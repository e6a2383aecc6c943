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
        let definitions = Definitions(of: target, in: context.package)
        guard !definitions.files.isEmpty else {
            Diagnostics.warning(
                """
                \(target.name) has no dialog definitions. Expected are *.dialog.yaml or *.dialog.yml files in the target, \
                or in the folder "dialogs" of the package. Usual causes: they are excluded in Package.swift, they are \
                copied as a resource, or their names end otherwise (.yaml instead of .dialog.yaml).
                """)
            return []
        }

        let folder = context.pluginWorkDirectoryURL
        let plan = GenerationPlan(definitions, outputFolder: folder.path(percentEncoded: false))
        let list = folder.appending(component: "inputs-outputs.json")
        try Data(plan.json.utf8).write(to: list)
        return [
            .buildCommand(
                displayName: "Generating the dialogs of \(target.name)",
                executable: try context.tool(named: "dialoggen").url,
                arguments: [
                    "generate", "--inputs-outputs", list.path(percentEncoded: false), "--reporter", "xcode", "--quiet",
                ],
                inputFiles: plan.inputs.map { URL(filePath: $0) }, outputFiles: plan.outputs.map { URL(filePath: $0) })
        ]
    }
}
