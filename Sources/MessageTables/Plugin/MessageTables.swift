import Foundation
import PackagePlugin

/// Makes the Swift of a target's messages from the catalogues in its folder `Catalogues`, whenever one has changed.
@main
struct MessageTables: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = target.directoryURL.appending(path: "Catalogues")
    let catalogues = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { ["po", "pot"].contains($0.pathExtension) }
    let made = ["Messages", "Tables"].map { context.pluginWorkDirectoryURL.appending(path: $0 + ".swift") }
    let built = ProcessInfo.processInfo.environment["MESSAGE_TABLES"].map { URL(filePath: $0) }
    return [
      .buildCommand(
        displayName: "Making the messages of \(target.name)",
        executable: try built ?? context.tool(named: "message-tables").url,
        arguments: [folder.path(percentEncoded: false)] + made.map { $0.path(percentEncoded: false) },
        inputFiles: catalogues, outputFiles: made)
    ]
  }
}
