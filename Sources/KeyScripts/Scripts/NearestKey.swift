import TerminalModel
import Values
import Wording

/// The key an author probably meant.
nonisolated package enum NearestKey {
  /// The name of the key that is closest to `name`, modifiers corrected too: `Shift+Tab` for `Shfit+Tba`.
  package static func to(_ name: some StringProtocol) -> String? {
    let parts = name.split(separator: "+")
    guard let last = parts.last, parts.count <= 4 else { return nil }
    var words: [String] = []
    for modifier in parts.dropLast() {
      guard let word = NearestWord.to(modifier, among: ["Ctrl", "Alt", "Shift"]) else { return nil }
      words.append(word)
    }
    guard let base = last.count == 1 ? String(last) : NearestWord.to(last, among: keyNames) else { return nil }
    return Key(parsing: (words + [base]).joined(separator: "+"))?.name
  }

  private static let keyNames =
    [
      "Enter", "Tab", "Esc", "Space", "Backspace", "Delete", "Up", "Down", "Left", "Right", "Home", "End", "PageUp",
      "PageDown", "Insert",
    ] + (1...12).map { "F\($0)" }
}
