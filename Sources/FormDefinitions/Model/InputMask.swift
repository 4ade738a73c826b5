/// An input mask such as `(999) 999-9999`: places to fill and the text between them.
///
/// `9` takes a digit, `a` a letter, `*` either; `\` makes the next character stand for itself.
package struct InputMask: Sendable, Hashable {
  /// One position of a mask.
  package enum Element: Sendable, Hashable {
    case digit, letter, alphanumeric
    case literal(Character)

    /// Whether a typed character may stand here.
    package func accepts(_ character: Character) -> Bool {
      switch self {
      case .digit: character.isASCII && character.isNumber
      case .letter: character.isLetter
      case .alphanumeric: character.isLetter || (character.isASCII && character.isNumber)
      case .literal(let literal): character == literal
      }
    }
  }

  package var source: String
  package var elements: [Element]

  /// nil when the mask has no place to fill, or ends in a `\` that makes nothing literal.
  package init?(_ source: String) {
    self.source = source
    elements = []
    var isLiteral = false
    for character in source {
      if isLiteral {
        elements.append(.literal(character))
        isLiteral = false
        continue
      }
      switch character {
      case "\\": isLiteral = true
      case "9": elements.append(.digit)
      case "a": elements.append(.letter)
      case "*": elements.append(.alphanumeric)
      default: elements.append(.literal(character))
      }
    }
    guard !isLiteral, elements.contains(where: \.isPlace) else { return nil }
  }

  /// Whether `text` fills the mask exactly, literals included.
  package func matches(_ text: String) -> Bool {
    text.count == elements.count && zip(text, elements).allSatisfy { $1.accepts($0) }
  }

  /// `text` laid into the mask, as far as it goes: typed or pasted with or without the literals, anything that fits
  /// nowhere left out. Literals behind the last character stay off, unless the text has them, until something follows.
  package func formatted(_ text: String) -> String {
    var result = ""
    lay(text[...]) { character, _ in result.append(character) }
    return result
  }

  /// What became of a text that was laid into the mask.
  struct Laid {
    /// How many places it fills.
    var places = 0
    /// What is left of it when every place is filled.
    var rest: Substring
  }

  /// Lays a text into the mask: `put` is given the characters in order, those of places and the literals between them.
  @discardableResult
  func lay(_ text: Substring, _ put: (_ character: Character, _ isPlace: Bool) -> Void) -> Laid {
    var laid = Laid(rest: text)
    // Literals are put as soon as something follows them.
    var done = 0
    var given = 0
    for (index, element) in elements.enumerated() {
      if case .literal(let literal) = element {
        guard laid.rest.first == literal else { continue }
        laid.rest.removeFirst()
        given = index + 1
        continue
      }
      laid.rest = laid.rest.drop { !element.accepts($0) }
      guard let character = laid.rest.popFirst() else {
        putLiterals(done..<max(done, given), put)
        return laid
      }
      putLiterals(done..<index, put)
      put(character, true)
      laid.places += 1
      done = index + 1
    }
    putLiterals(done..<elements.count, put)
    return laid
  }

  private func putLiterals(_ range: Range<Int>, _ put: (Character, Bool) -> Void) {
    for case .literal(let literal) in elements[range] { put(literal, false) }
  }
}

extension InputMask.Element {
  /// Whether the person fills it.
  package var isPlace: Bool {
    if case .literal = self { false } else { true }
  }
}
