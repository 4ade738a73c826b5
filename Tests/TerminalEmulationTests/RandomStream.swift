import TestSupport

/// Streams that a program might send, or a mad one.
enum RandomStream {
  static func controls(length: Int, using random: inout SeededGenerator) -> [UInt8] {
    var text = ""
    for _ in 0..<length {
      let first = Int.random(in: 0...8, using: &random)
      let second = Int.random(in: 0...16, using: &random)
      switch Int.random(in: 0..<40, using: &random) {
      case 0..<12: text += String("abcdefghijklmnopqrstuvwxyz".shuffled(using: &random).prefix(first + 1))
      case 12: text += "\r"
      case 13: text += "\r\n"
      case 14: text += "\n"
      case 15: text += "\t"
      case 16: text += "x\u{8}"
      case 17, 18: text += "\u{1b}[\(first);\(second)H"
      case 19: text += "\u{1b}[\(first)\("ABCD".randomElement(using: &random) ?? "A")"
      case 20: text += "\u{1b}[\(first)\("EF".randomElement(using: &random) ?? "E")"
      case 21: text += "\u{1b}[\(second)G"
      case 22: text += "\u{1b}[\(first)d"
      case 23: text += "\u{1b}[\(first % 3)J"
      case 24, 25: text += "\u{1b}[\(first % 3)K"
      case 26: text += "\u{1b}[\(first)X"
      // tmux 3.3 leaves old cells behind where there are more blanks than cells to move.
      case 27: text += "\u{1b}[\(second % 5)G\u{1b}[\(first % 6)@"
      case 28: text += "\u{1b}[\(first)P"
      // Nor does it take the old rows away outside the margins.
      case 29: text += (first < 4 ? "\u{1b}[2;5r\u{1b}[3H" : "\u{1b}[r\u{1b}[\(first)H") + "\u{1b}[\(second % 7)L"
      case 30: text += (first < 4 ? "\u{1b}[2;5r\u{1b}[3H" : "\u{1b}[r\u{1b}[\(first)H") + "\u{1b}[\(second % 7)M"
      case 31: text += "\u{1b}[\(first % 3)\("ST".randomElement(using: &random) ?? "S")"
      case 32: text += "\u{1b}[\(first % 4);\(first)r"
      case 33: text += "\u{1b}\("78DEM".randomElement(using: &random) ?? "7")"
      case 34: text += "\u{1b}[?\(["7h", "7l", "25l", "25h", "1049h", "1049l"].randomElement(using: &random) ?? "7h")"
      case 35: text += "\u{1b}[\("su".randomElement(using: &random) ?? "s")"
      case 36: text += "\u{1b}[\([1, 2, 3, 4, 7, 9, 22, 23, 24, 27, 29].randomElement(using: &random) ?? 0)m"
      case 37: text += "\u{1b}[3\(first % 8);4\(second % 8)m"
      case 38: text += "\u{1b}[38;5;\(first * second);48;2;\(first);\(second);7m"
      default: text += "\u{1b}[m"
      }
    }
    return Array(text.utf8)
  }

  /// Text and movement only: tmux leaves halves of wide characters where something else cuts them, and in the first
  /// column also where text does.
  static func wideText(length: Int, using random: inout SeededGenerator) -> [UInt8] {
    var text = ""
    for _ in 0..<length {
      switch Int.random(in: 0..<12, using: &random) {
      case 0..<4: text += ["漢", "字", "ｆ", "한"].randomElement(using: &random) ?? ""
      case 4..<7: text += ["a", "é", "e\u{301}", "z\u{323}\u{301}"].randomElement(using: &random) ?? ""
      case 7: text += "\r\na"
      case 8: text += "\ra"
      case 9, 10: text += "\u{1b}[\(Int.random(in: 1...6, using: &random));\(Int.random(in: 3...14, using: &random))H"
      default: text += "\u{1b}[\(Int.random(in: 1...4, using: &random))C"
      }
    }
    return Array(text.utf8)
  }
}
