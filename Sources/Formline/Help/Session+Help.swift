import LineEditing
import TerminalModel
import ViewTree

/// F1: the keys that hold now, in place of the form until a key closes them.
extension Session {
  func openHelp() {
    help = HelpScreen(
      topics: HelpContents(editor: editor, control: focus.focused, language: language).topics, theme: theme,
      language: language)
  }

  /// Any key closes the help, but for those that scroll it; Ctrl-C ends the form as it always does.
  /// - Returns: Whether the token was for the help.
  func handleForHelp(_ token: InputToken) -> Bool {
    guard help != nil else { return false }
    switch token {
    case .key(let press):
      if let count = scrolledRows(press.key?.base) {
        help?.scroll(by: count, columns: columns, rows: rows)
        return true
      }
      closeHelp()
      return press.bytes != [3]
    case .paste, .malformed:
      closeHelp()
      return true
    case .mouse(let event):
      switch event.kind {
      case .wheelUp: help?.scroll(by: -3, columns: columns, rows: rows)
      case .wheelDown: help?.scroll(by: 3, columns: columns, rows: rows)
      case .press: closeHelp()
      default: break
      }
      return true
    case .keyRelease: return true
    case .focusIn, .focusOut, .reply, .clipboard: return false
    }
  }

  private func scrolledRows(_ key: KeyBase?) -> Int? {
    guard let help, help.height(columns: columns) > rows else { return nil }
    switch key {
    case .up: return -1
    case .down: return 1
    case .pageUp: return -max(1, rows - 5)
    case .pageDown, .space: return max(1, rows - 5)
    default: return nil
    }
  }

  private func closeHelp() {
    help = nil
    grid.damageAll()
    host.damageAll()
  }

  /// Draws the help instead of the form, which goes on behind it.
  func draw(_ help: HelpScreen) {
    let height = placement == .fullscreen ? rows : min(rows, help.height(columns: columns))
    if grid.columns != columns || grid.rows != height { grid.resize(columns: columns, rows: height) }
    help.draw(into: &grid)
  }
}
