/// Where the command keeps what outlives a run, as the XDG base directories have it.
nonisolated enum StateFolder {
  /// The folder of one kind of things, such as `drafts`; nil without a home. Nothing is made.
  static func path(of kind: String, _ environment: [String: String]) -> String? {
    // The specification has relative paths ignored.
    if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") { return "\(state)/formline/\(kind)" }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return "\(home)/.local/state/formline/\(kind)"
  }
}
