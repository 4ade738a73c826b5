import ContentTypes
import TerminalDriver

nonisolated enum RepositoryAddress {
  /// The URL of the repository that contains a file, from GH_REPO or the remote 'origin', without a trailing slash; nil
  /// if unknown.
  static func web(of file: String) -> String? {
    if let name = ProcessEnvironment.variable("GH_REPO"), !name.isEmpty {
      let parts = name.split(separator: "/")
      return parts.count > 2 ? "https://\(name)" : "https://github.com/\(name)"
    }
    let path = RelativePath.absolute(file, in: Machine.workingDirectory ?? "/")
    var folder = path[...]
    while let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) {
      folder = folder[..<slash]
      guard let bytes = try? InputFile.read("\(folder)/.git/config", limit: 1 << 20, kinds: .regularFiles) else {
        continue
      }
      let remotes = GitConfiguration(parsing: String(decoding: bytes, as: UTF8.self)).remotes
      return remotes.first { $0.name == "origin" }?.webAddress
    }
    return nil
  }
}
