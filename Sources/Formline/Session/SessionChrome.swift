import ViewTree

/// The parts of the screen that are the session's, for its views.
final class SessionChrome {
  /// What readline is in the middle of.
  let status: Cell<String>
  /// What could not be done with the last key, and why.
  let notice: Cell<String>
  /// What Return does in the focused control.
  let returnHint: Cell<String>
  let showsToolbar: Cell<Bool>

  init(host: ViewHost, showsToolbar: Bool) {
    status = Cell("", host: host)
    notice = Cell("", host: host)
    returnHint = Cell("", host: host)
    self.showsToolbar = Cell(showsToolbar, host: host)
  }
}
