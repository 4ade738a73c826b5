import TerminalModel

/// Text inside XML.
package enum XMLText {
  /// `text` as XML 1.0 may hold it: markup escaped, forbidden controls shown as pictures.
  package static func escaped(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { markup(DisplayText.visible(String($0), lines: .single)) }.joined(separator: "\n")
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
