#if canImport(XcodeProjectPlugin)
    import Foundation
    import PackagePlugin
    import XcodeProjectPlugin

    extension DialogGenCommand: XcodeCommandPlugin {
        /// Xcode passes the targets that were chosen in its dialog as `--target`.
        func performCommand(context: XcodePluginContext, arguments: [String]) throws {
            let project = context.xcodeProject.directoryURL
            let folders = context.xcodeProject.targets.map { target in
                TargetFolder(
                    name: target.displayName,
                    folder: Definitions(among: target.inputFiles.map(\.url), of: project, in: project).folder)
            }
            try ToolRun(tool: try context.tool(named: "dialoggen").url, folder: project).run(
                arguments, targets: folders)
        }
    }
#endif
