/// What git accepts as a branch name (git-check-ref-format).
enum GitBranchRule {
  enum Problem: Equatable {
    case dots, lock, slash, atBrace, hyphen, lonelyAt, leadingDot, trailingDot
    case unexpected(Character)
  }

  static func problem(in text: Substring) -> Problem? {
    let wrong = text.first { character in
      character.unicodeScalars.contains { $0.value <= 0x20 || $0.value == 0x7F } || "~^:?*[\\".contains(character)
    }
    if let wrong { return .unexpected(wrong) }
    if text == "@" { return .lonelyAt }
    if text.hasPrefix("-") { return .hyphen }
    if text.contains("..") { return .dots }
    if text.contains("@{") { return .atBrace }
    if text.hasSuffix(".") { return .trailingDot }
    let components = text.split(separator: "/", omittingEmptySubsequences: false)
    if components.contains(where: \.isEmpty) { return .slash }
    if components.contains(where: { $0.hasPrefix(".") }) { return .leadingDot }
    return components.contains { $0.hasSuffix(".lock") } ? .lock : nil
  }
}
