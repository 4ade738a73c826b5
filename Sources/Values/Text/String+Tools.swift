extension String {
  /// Zeros before ASCII digits up to a width.
  package func padded(to width: Int) -> String { String(repeating: "0", count: max(0, width - utf8.count)) + self }

  /// The text with the scalars escaped for which there is an escape.
  package func escaped(_ escape: (Unicode.Scalar) -> String?) -> String {
    unicodeScalars.reduce(into: "") { text, scalar in
      if let escape = escape(scalar) { text += escape } else { text.unicodeScalars.append(scalar) }
    }
  }
}

extension Int {
  /// A number that is not negative with zeros before it up to a width.
  package func padded(to width: Int) -> String { String(self).padded(to: width) }

  /// What stands behind the point, without closing zeros: `.5` for 500 thousandths (3 digits), nothing for 0.
  package func decimalFraction(digits: Int) -> String {
    if self == 0 { return "" }
    var text = padded(to: digits)
    while text.hasSuffix("0") { text.removeLast() }
    return "." + text
  }
}

extension BidirectionalCollection {
  /// Without the elements at either end that fulfil a condition.
  package func trimming(while condition: (Element) -> Bool) -> SubSequence {
    let rest = drop(while: condition)
    guard let last = rest.lastIndex(where: { !condition($0) }) else { return rest }
    return rest[...last]
  }
}

extension StringProtocol {
  /// Without white space at either end.
  package var trimmed: SubSequence { trimming(while: \.isBlank) }

  /// Trimmed, with every run of white space inside made one space.
  package var collapsed: String {
    var text = ""
    for character in String(self) where !character.isBlank || text.last.map({ $0 != " " }) ?? false {
      text.append(character.isBlank ? " " : character)
    }
    if text.last == " " { text.removeLast() }
    return text
  }

  /// Without the characters that people put between groups of digits.
  package var withoutGrouping: String { String(filter { !$0.isBlank && $0 != "-" }) }
}

extension Character {
  package var isASCIIDigit: Bool { "0"..."9" ~= self && isASCII }

  package var isASCIILetter: Bool { isASCII && ("a"..."z" ~= self || "A"..."Z" ~= self) }

  package var isASCIIAlphanumeric: Bool { isASCIIDigit || isASCIILetter }

  /// White space and nothing else; `isWhitespace` is also true of a space that carries an accent.
  package var isBlank: Bool { unicodeScalars.allSatisfy(\.properties.isWhitespace) }
}
