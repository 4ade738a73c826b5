/// Text inside XML.
nonisolated enum XMLText {
  /// `text` as XML 1.0 may hold it: markup escaped, forbidden controls shown as pictures.
  static func escaped(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { markup(VisibleText.of($0)) }.joined(
      separator: "\n")
  }

  /// One line of text that has no control characters, markup escaped.
  static func markup(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\u{fffe}", "\u{ffff}": result += "\u{fffd}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
