import TerminalModel
import Testing

/// The sequences of keys that most terminals confuse.
struct OwnSequenceTests {
  @Test(arguments: [
    ("Ctrl+I", "\u{1B}[105;5u"), ("Ctrl+M", "\u{1B}[109;5u"), ("Shift+Enter", "\u{1B}[13;2u"),
    ("Ctrl+Enter", "\u{1B}[13;5u"),
    ("Ctrl+Shift+a", "\u{1B}[97;6u"), ("Ctrl+Tab", "\u{1B}[9;5u"), ("Tab", nil), ("Enter", nil), ("a", nil), ("A", nil),
    ("Ctrl+A", nil), ("Alt+f", nil), ("Alt+F", nil), ("Shift+Tab", nil), ("Ctrl+Left", nil), ("Esc", nil), ("é", nil),
  ])
  func `only keys that are confused have one`(name: String, sequence: String?) throws {
    let press = Keystroke(try #require(Key(parsing: name)))
    #expect(press.ownSequence == sequence.map { Array($0.utf8) })
  }
}
