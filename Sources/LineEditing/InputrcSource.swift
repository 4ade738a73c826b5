import Glibc

/// Where a user's key bindings and readline variables come from.
nonisolated package enum InputrcSource: Equatable, Sendable {
  /// As readline looks for it: the file named by `INPUTRC`, else `~/.inputrc`, else `/etc/inputrc`. A missing file
  /// means no bindings.
  case user
  /// Nothing but the defaults.
  case none
  /// The text itself, in inputrc syntax.
  case text(String)
  /// A file. One that cannot be read is a diagnostic.
  case file(String)
}

nonisolated extension InputrcSource {
  /// The file that is read; nil for bindings that come from none.
  package var path: String? {
    switch self {
    case .user:
      Self.userPath(
        environment: { getenv($0).map { String(cString: $0) } }, isReadable: { access($0, R_OK) == 0 })
    case .file(let path): path
    case .none, .text: nil
    }
  }

  /// The file that a user's own bindings are in.
  static func userPath(environment: (String) -> String?, isReadable: (String) -> Bool) -> String? {
    if let named = environment("INPUTRC"), !named.isEmpty { return named }
    let home = environment("HOME").map { $0 + "/.inputrc" }
    return [home, "/etc/inputrc"].compactMap(\.self).first(where: isReadable)
  }
}
