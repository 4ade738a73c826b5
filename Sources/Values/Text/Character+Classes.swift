extension Character {
  package var isASCIIDigit: Bool { "0"..."9" ~= self && isASCII }

  package var isASCIILetter: Bool { isASCII && ("a"..."z" ~= self || "A"..."Z" ~= self) }

  package var isASCIIAlphanumeric: Bool { isASCIIDigit || isASCIILetter }

  /// White space and nothing else; `isWhitespace` is also true of a space that carries an accent.
  package var isBlank: Bool { unicodeScalars.allSatisfy(\.properties.isWhitespace) }
}
