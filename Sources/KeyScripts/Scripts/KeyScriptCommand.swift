package import Pictures
package import TerminalModel
package import Values

/// One command of a key script. `description` is the line that reads back as the same command.
nonisolated package enum KeyScriptCommand: Equatable, Sendable {
  // Settings, before the first action.

  /// The definition file, relative to the script.
  case form(path: String)
  case size(columns: Int, rows: Int)
  case environment(name: String, value: String)
  /// What the clocks of the form's world show.
  case now(Instant)
  /// A line for readline's init file; may occur more than once.
  case inputrc(String)
  /// Prefilled answers, a JSON object.
  case answers(JSONValue)

  // Actions.

  case type(ScriptText)
  case key(Key, count: Int)
  /// Sent as a bracketed paste.
  case paste(ScriptText)
  /// Sent as they are.
  case bytes([UInt8])
  case click(ClickTarget)
  case scroll(ScrollDirection, count: Int)
  case resize(columns: Int, rows: Int)
  /// Advances the virtual clock.
  case wait(Duration)
  case expect(ScriptExpectation)
  case snapshot(name: String, SnapshotStyle)

  /// What is clicked: a text on the screen, or a cell; column and row count from 1.
  nonisolated package enum ClickTarget: Equatable, Sendable {
    case label(String)
    case cell(column: Int, row: Int)
  }

  /// Where the mouse wheel turns.
  nonisolated package enum ScrollDirection: String, Sendable, CaseIterable {
    case up = "Up"
    case down = "Down"
  }

  /// Whether the command prepares the run; such commands stand before the first action.
  package var isSetting: Bool {
    switch self {
    case .form, .size, .environment, .now, .inputrc, .answers: true
    default: false
    }
  }

  /// Whether the command only looks at the form.
  package var isObservation: Bool {
    switch self {
    case .expect, .snapshot: true
    default: false
    }
  }
}
