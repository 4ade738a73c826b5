import TerminalDriver
import Values

/// The web address of a repository.
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
      return origin(String(decoding: bytes, as: UTF8.self)).flatMap(web(ofRemote:))
    }
    return nil
  }

  /// The URL of the remote 'origin' in a git configuration.
  private static func origin(_ config: String) -> String? {
    var isOrigin = false
    for line in config.split(whereSeparator: \.isNewline).map({ $0.trimmed }) {
      if line.hasPrefix("[") {
        isOrigin = line == "[remote \"origin\"]"
      } else if isOrigin, line.hasPrefix("url"), let equals = line.firstIndex(of: "=") {
        return String(line[line.index(after: equals)...].trimmed)
      }
    }
    return nil
  }

  /// The web page of a remote such as `git@host:owner/repo.git` or `https://host/owner/repo.git`.
  private static func web(ofRemote remote: String) -> String? {
    var place = remote[...]
    for scheme in ["https://", "http://", "ssh://", "git://"] where place.hasPrefix(scheme) {
      place = place.dropFirst(scheme.count)
    }
    if let at = place.firstIndex(of: "@") { place = place[place.index(after: at)...] }
    if place.hasSuffix(".git") { place = place.dropLast(4) }
    guard !remote.hasPrefix("/"), !remote.hasPrefix("."), let end = place.firstIndex(where: { $0 == ":" || $0 == "/" })
    else { return nil }
    let owner = place[place.index(after: end)...].drop { $0 == "/" }
    return owner.isEmpty ? nil : "https://\(place[..<end])/\(owner)"
  }
}
