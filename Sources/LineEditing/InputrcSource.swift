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
