import LineEditing
import Wording

/// What the bottom row says about readline: its mode for vi users, a search, a pending argument or key.
enum StatusLine {
  static func text(for status: EditorStatus, in language: DisplayLanguage) -> String {
    var parts: [String] = []
    if let message = status.message, !message.isEmpty { parts.append(message) }
    if !status.pendingKeys.isEmpty { parts.append(describe(status.pendingKeys)) }
    let mode: Phrase? =
      switch status.mode {
      case .emacs: nil
      case .viInsert: .insertMode
      case .viCommand: .commandMode
      case .viReplace: .replaceMode
      }
    if let mode { parts.append("-- \(mode.text(in: language)) --") }
    return parts.joined(separator: "  ")
  }

  /// Keys of an unfinished sequence as a person writes them: `Ctrl+X`, `Esc`.
  private static func describe(_ bytes: [UInt8]) -> String {
    bytes.map { byte in
      switch byte {
      case 0x1b: "Esc"
      case 0..<0x20: "Ctrl+" + String(UnicodeScalar(byte + 0x40))
      case 0x20: "Space"
      case 0x7f: "Backspace"
      case 0x21..<0x7f: String(UnicodeScalar(byte))
      default: "…"
      }
    }.joined(separator: " ")
  }
}
