/// Which letters of a text are raised while it is typed; raw values are the words of definition files.
///
/// Letters are only ever raised, never lowered: who types `McDonald` or `eBay` by hand is right.
public enum Capitalization: String, Hashable, Sendable, CaseIterable {
  /// None.
  case never
  /// The first of each word.
  case words
  /// The first of the text and of each sentence.
  case sentences
  /// All.
  case characters

  /// What a typed character becomes when `before` stands before it. A letter whose capital is more than one character
  /// stays as it is. Cost: constant for `words`, the run of spaces before the point for `sentences`.
  public func raised(_ typed: Character, after before: some StringProtocol) -> Character {
    guard typed.isLowercase, begins(after: before) else { return typed }
    let capital = typed.uppercased()
    guard let first = capital.first, capital.dropFirst().isEmpty else { return typed }
    return first
  }

  /// The whole text as if it had been typed character by character.
  public func raised(_ text: String) -> String {
    guard self != .never else { return text }
    var result = ""
    for character in text { result.append(raised(character, after: result)) }
    return result
  }

  private func begins(after before: some StringProtocol) -> Bool {
    switch self {
    case .never: return false
    case .characters: return true
    case .words:
      guard let last = before.last else { return true }
      return last.isWhitespace || last == "-" || last == "(" || last == "\""
    case .sentences:
      guard let end = before.lastIndex(where: { !$0.isWhitespace }) else { return true }
      guard before.index(after: end) != before.endIndex else { return false }
      return ".!?…".contains(before[end]) || before[end...].contains(where: \.isNewline)
    }
  }
}
