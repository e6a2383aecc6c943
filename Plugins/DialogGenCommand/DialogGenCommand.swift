import Foundation
import PackagePlugin

/// `swift package dialoggen …`: the tool by hand, for projects that commit the generated code, and for checks.
@main
struct DialogGenCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let targets = context.package.targets.compactMap { $0 as? SwiftSourceModuleTarget }
        let folders = targets.map { target in
            TargetFolder(
                name: target.name,
                folder: Definitions(
                    among: target.sourceFiles.map(\.url), of: target.directoryURL, in: context.package.directoryURL
                ).folder)
        }
        try ToolRun(tool: try context.tool(named: "dialoggen").url, folder: context.package.directoryURL)
            .run(arguments, targets: folders)
    }
}
