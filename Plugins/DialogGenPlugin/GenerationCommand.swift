import Foundation
import PackagePlugin

/// The one command that generates the dialogs of a target, whether a package or a project builds it.
struct GenerationCommand {
    var targetName: String
    var definitions: Definitions
    /// The plugin's own folder, where the Swift files go.
    var folder: URL
    var tool: URL

    /// None, and a warning, if there is nothing to generate.
    ///
    /// - Throws: What went wrong on writing the list for the tool. A list, since the arguments of a command have a limit.
    func commands() throws -> [Command] {
        guard !definitions.files.isEmpty else {
            Diagnostics.warning(
                """
                \(targetName) has no dialog definitions. Expected are *.dialog.yaml or *.dialog.yml files in the target, \
                or in the folder "dialogs" of the package. Usual causes: they are excluded in Package.swift, they are \
                copied as a resource, or their names end otherwise (.yaml instead of .dialog.yaml).
                """)
            return []
        }
        let plan = GenerationPlan(definitions, outputFolder: folder.path(percentEncoded: false))
        let list = folder.appending(component: "inputs-outputs.json")
        try Data(plan.json.utf8).write(to: list)
        return [
            .buildCommand(
                displayName: "Generating the dialogs of \(targetName)",
                executable: tool,
                arguments: [
                    "generate", "--inputs-outputs", list.path(percentEncoded: false), "--reporter", "xcode", "--quiet",
                ],
                inputFiles: plan.inputs.map { URL(filePath: $0) }, outputFiles: plan.outputs.map { URL(filePath: $0) })
        ]
    }
}
