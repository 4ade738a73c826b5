/// The submit actions that stand around a control, the innermost last.
struct SubmitChain {
  enum Link {
    case action(SubmitTriggers, () -> Void)
    /// Keeps what is outside from running, while it blocks.
    case scope(isBlocking: () -> Bool)
  }

  var links: [Link] = []

  /// Runs the actions outer to inner, so that the innermost has the last word. An action for another trigger blocks
  /// everything outside it.
  /// - Returns: Whether there was one.
  func fire(_ trigger: SubmitTriggers) -> Bool {
    var due: [() -> Void] = []
    gathering: for link in links.reversed() {
      switch link {
      case .action(let triggers, let action):
        guard !triggers.isDisjoint(with: trigger) else { break gathering }
        due.append(action)
      case .scope(let isBlocking):
        if isBlocking() { break gathering }
      }
    }
    for action in due.reversed() { action() }
    return !due.isEmpty
  }
}
