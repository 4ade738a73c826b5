import FormDefinitions
import TerminalModel

/// The commands of a definition as a person is shown them, each once, before any of them runs.
///
///     This form runs commands:
///       git config user.email
///       printf '%s\n' apple 'pear; $HOME'
enum CommandNotice {
  /// The lines, or nil for a definition without commands.
  static func text(for definition: FormDefinition) -> String? {
    var shown: [[String]] = []
    for words in definition.commandLines where !shown.contains(words) { shown.append(words) }
    guard !shown.isEmpty else { return nil }
    let lines = shown.map { words in "  " + words.map(quoted).joined(separator: " ") }
    return (["This form runs commands:"] + lines.map { DisplayText.visible($0, lines: .single) })
      .map { $0 + "\n" }.joined()
  }

  /// A word as one would type it into a shell, though none sees it.
  private static func quoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
      default: "_./:=@%+,-".utf8.contains(byte)
      }
    }
    return isPlain && !word.isEmpty ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }
}
