/// A folder for a user's files by the XDG base directory specification.
nonisolated package enum BaseDirectory: String {
  case config = "XDG_CONFIG_HOME"
  case state = "XDG_STATE_HOME"

  private var standard: String {
    switch self {
    case .config: ".config"
    case .state: ".local/state"
    }
  }

  /// The path of a file in it; nil without a home. Nothing is created.
  package func path(of file: String, _ environment: [String: String]) -> String? {
    // The specification requires relative paths to be ignored.
    if let folder = environment[rawValue], folder.hasPrefix("/") { return "\(folder)/\(file)" }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return "\(home)/\(standard)/\(file)"
  }
}
