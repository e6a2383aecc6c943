// Stands in for the module of Xcode that plugins use for projects: the names that ours use, as published examples have
// them. Nothing here does anything.
public import Foundation
public import PackagePlugin

public protocol XcodeBuildToolPlugin: Plugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}

public protocol XcodeCommandPlugin: Plugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws
}

public struct XcodePluginContext {
    public let xcodeProject: XcodeProject
    public let pluginWorkDirectoryURL: URL

    public func tool(named name: String) throws -> PluginContext.Tool { throw CocoaError(.featureUnsupported) }
}

public struct XcodeProject {
    public let directoryURL: URL
    public let targets: [XcodeTarget]
}

public struct XcodeTarget {
    public let displayName: String
    public let inputFiles: FileList
}
