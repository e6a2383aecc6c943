#if canImport(XcodeProjectPlugin)
    import Foundation
    import PackagePlugin
    import XcodeProjectPlugin

    extension DialogGenPlugin: XcodeBuildToolPlugin {
        /// A project has no folder for each target, so names are relative to the project.
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            let project = context.xcodeProject.directoryURL
            return try GenerationCommand(
                targetName: target.displayName,
                definitions: Definitions(among: target.inputFiles.map(\.url), of: project, in: project),
                folder: context.pluginWorkDirectoryURL,
                tool: try context.tool(named: "dialoggen").url
            ).commands()
        }
    }
#endif
