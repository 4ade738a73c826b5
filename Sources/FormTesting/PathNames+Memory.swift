import DefinedForms

extension PathNames {
  /// Files that are only in memory, and the directories they are in.
  init(of files: [String]) {
    self.init(
      kind: { path in
        if files.contains(path) { return .file }
        let prefix = path == "." ? "" : path.hasSuffix("/") ? path : path + "/"
        return files.contains { $0.hasPrefix(prefix) } ? .directory : nil
      },
      names: { directory in
        let prefix = directory == "." ? "" : directory.hasSuffix("/") ? directory : directory + "/"
        let below = files.filter { $0.hasPrefix(prefix) }.map { $0.dropFirst(prefix.count) }
        return Array(Set(below.map { String($0.prefix { $0 != "/" }) }))
      })
  }
}
