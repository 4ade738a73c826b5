/// How a form that was run on the terminal ended.
public enum RunOutcome: Hashable, Sendable {
  /// A view called `dismiss`.
  case submitted
  /// The person left it with Esc.
  case cancelled
  /// There is no terminal to ask on; the reason is a phrase for people.
  case noTerminal(reason: String)
}
