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
  package func formatted(_ text: String) -> String { fill(text).text }

  /// A text laid into the mask.
  struct Filling {
    var text = ""
    /// What fills the places.
    var places: [Character] = []
    /// What is left of the text when every place is filled.
    var rest: Substring
  }

  func fill(_ text: String) -> Filling {
    var filling = Filling(rest: text[...])
    var pending = ""
    var given = 0
    for element in elements {
      if case .literal(let literal) = element {
        pending.append(literal)
        if filling.rest.first == literal {
          filling.rest.removeFirst()
          given = pending.count
        }
        continue
      }
      filling.rest = filling.rest.drop { !element.accepts($0) }
      guard let character = filling.rest.popFirst() else {
        filling.text += pending.prefix(given)
        return filling
      }
      filling.text += pending
      filling.text.append(character)
      filling.places.append(character)
      pending = ""
      given = 0
    }
    filling.text += pending
    return filling
  }
}

extension InputMask.Element {
  /// Whether the person fills it.
  package var isPlace: Bool {
    if case .literal = self { false } else { true }
  }
}
