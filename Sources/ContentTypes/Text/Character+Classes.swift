extension Character {
  var isASCIIDigit: Bool { "0"..."9" ~= self && isASCII }

  var isASCIILetter: Bool { isASCII && ("a"..."z" ~= self || "A"..."Z" ~= self) }

  var isASCIIAlphanumeric: Bool { isASCIIDigit || isASCIILetter }

  /// White space and nothing else; `isWhitespace` is also true of a space that carries an accent.
  var isBlank: Bool { unicodeScalars.allSatisfy(\.properties.isWhitespace) }
}
