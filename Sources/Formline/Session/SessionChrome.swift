import ViewTree

/// The parts of the screen that are the session's, for its views.
package final class SessionChrome {
  /// What readline is in the middle of.
  let status: Cell<String>
  /// What could not be done with the last key, and why.
  let notice: Cell<String>
  /// What Return does in the focused control.
  let returnHint: Cell<String>
  let showsToolbar: Cell<Bool>
  /// Whether the terminal has so few rows that what stands above a form scrolls with it.
  package let hasFewRows: Cell<Bool>
  /// Whether an action wants to be told when a key is released.
  var wantsKeyReleases = false

  init(host: ViewHost, columns: Int, rows: Int) {
    status = Cell("", host: host)
    notice = Cell("", host: host)
    returnHint = Cell("", host: host)
    showsToolbar = Cell(rows >= Session.toolbarRows, host: host)
    hasFewRows = Cell(Session.hasFewRows(columns: columns, rows: rows), host: host)
  }

  /// That of the session whose tree it is; nil for a tree without one.
  static func of(_ host: ViewHost) -> SessionChrome? {
    host.attachments[SessionChrome.self]
  }
}
