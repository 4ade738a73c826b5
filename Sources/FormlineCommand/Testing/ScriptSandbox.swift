import TerminalDriver

/// The folders that commands of a form under test find instead of the user's: a home, the places of the XDG base
/// directory specification, and one for temporary files. Each script has its own, empty ones.
nonisolated struct ScriptSandbox {
  private let path: String

  private static let folders = [
    ("HOME", "home"), ("XDG_CONFIG_HOME", "home/.config"), ("XDG_DATA_HOME", "home/.local/share"),
    ("XDG_STATE_HOME", "home/.local/state"), ("XDG_CACHE_HOME", "home/.cache"), ("XDG_RUNTIME_DIR", "runtime"),
    ("TMPDIR", "tmp"),
  ]

  /// Makes the folders at `path`, where nothing is.
  init(at path: String) {
    self.path = path
    for (_, folder) in Self.folders { _ = Folder.make("\(path)/\(folder)") }
  }

  /// The environment that leads there; of the machine only the search path for programs remains.
  func variables(searchPath: String?) -> [String: String] {
    var variables = ["USER": "user", "LOGNAME": "user", "LANG": "C.UTF-8"]
    variables["PATH"] = searchPath
    for (name, folder) in Self.folders { variables[name] = "\(path)/\(folder)" }
    return variables
  }

  func remove() { Folder.remove(path) }
}
