/// An input mask such as `(999) 999-9999`: `9` takes a digit, `a` a letter, `*` either; `\` escapes the next character.
package struct InputMask: Sendable, Hashable {
  /// One position of a mask.
  package enum Element: Sendable, Hashable {
    case digit, letter, alphanumeric
    case literal(Character)

    /// True if a typed character may stand here.
    package func accepts(_ character: Character) -> Bool {
      switch self {
      case .digit: character.isASCII && character.isNumber
      case .letter: character.isLetter
      case .alphanumeric: character.isLetter || (character.isASCII && character.isNumber)
      case .literal(let literal): character == literal
      }
    }
  }

  /// The characters that a mask of a definition may have: each key lays out the whole text again.
  static let longest = 200

  package var source: String
  package var elements: [Element]

  /// nil if the mask has no editable position, or ends in an unfinished `\` escape.
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

  /// True if `text` fills the mask exactly, literals included.
  package func matches(_ text: String) -> Bool {
    text.count == elements.count && zip(text, elements).allSatisfy { $1.accepts($0) }
  }

  /// The text formatted by the mask, with or without its literals in the input; characters that do not fit are dropped.
  /// Trailing literals are added only if something follows, or if the text has them.
  package func formatted(_ text: String) -> String {
    var result = ""
    lay(text[...]) { character, _ in result.append(character) }
    return result
  }

  /// The result of laying out a text in the mask.
  struct Laid {
    var places = 0
    /// The input left over after all positions are filled.
    var rest: Substring
  }

  /// Lays out a text in the mask: calls `put`, in order, for each position filled and each literal between positions.
  @discardableResult
  func lay(_ text: Substring, _ put: (_ character: Character, _ isPlace: Bool) -> Void) -> Laid {
    var laid = Laid(rest: text)
    // A literal is put once something follows it.
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
  package var isPlace: Bool { if case .literal = self { false } else { true } }
}

extension InputMask {
  /// A text after an edit, and point in it as a UTF-8 offset.
  package struct Edit: Equatable, Sendable {
    package var text: String
    package var point: Int

    package init(text: String, point: Int) {
      self.text = text
      self.point = point
    }
  }

  /// Applies the mask to an edit: separators are inserted and removed automatically, and point stays after the same
  /// character. No character is ever pushed out: a typed one without a place among the others is refused, unless it is a
  /// whole new text, which replaces the old one. What is left of a text after a deletion, and a pasted text, stay as they
  /// are while they do not fit: no part of them can be left out without making another answer.
  ///
  /// - Parameters:
  ///   - before: The text before the edit, formatted by the mask.
  ///   - after: The text after the edit.
  ///   - room: A uniquely referenced string whose storage is reused for the result. Appending a typed character
  ///     allocates nothing else.
  package func applied(to after: Edit, from before: Edit, in room: inout String) -> Edit {
    let isShorter = after.text.utf8.count < before.text.utf8.count
    // What was typed is gone, and with it the separators before it.
    if isShorter, laid(after.text).places == 0, usesAll(of: after.text) { return Edit(text: "", point: 0) }
    if isShorter, formatted(after.text) == before.text {
      // Only separators were deleted. The mask restores them, so the key also deletes the character next to them.
      return removingPlace(of: before.text, besidePointOf: after, isForward: after.point >= before.point, in: &room)
    }
    var after = after
    if !isShorter, laid(after.text).rest.contains(where: Self.matters), isFull(before.text) {
      let inserted = Self.inserted(after.text, into: before.text)
      guard isFull(inserted) else { return before }
      after = Edit(text: inserted, point: inserted.utf8.count)
    }
    guard usesAll(of: after.text) else {
      let isPasted = after.text.count > before.text.count + 1
      return isShorter || isPasted || !isFormatted(before.text) ? after : before
    }
    return laidOut(after, in: &room)
  }

  private func laidOut(_ after: Edit, in room: inout String) -> Edit {
    room.removeAll(keepingCapacity: true)
    lay(after.text[...]) { character, _ in room.append(character) }
    let isAtEnd = after.point >= after.text.utf8.count
    let point = isAtEnd ? room.utf8.count : length(of: Self.head(of: after))
    return Edit(text: room, point: min(point, room.utf8.count))
  }

  /// The formatted text, if it fills the mask and uses every letter and digit; for answers given without separators.
  package func completed(_ text: String) -> String? {
    let result = formatted(text)
    return matches(result) && usesAll(of: text) ? result : nil
  }

  /// True if every letter and digit of a text has a place in the mask, or is one of its own.
  private func usesAll(of text: String) -> Bool {
    let given = text.filter(Self.matters)
    return given == formatted(text).filter(Self.matters) || given == String(places(of: text[...]))
  }

  private func isFormatted(_ text: String) -> Bool {
    var rest = text[...]
    var isSame = true
    lay(text[...]) { character, _ in isSame = rest.popFirst() == character && isSame }
    return isSame && rest.isEmpty
  }

  private func laid(_ text: String) -> Laid { lay(text[...]) { _, _ in } }

  private func isFull(_ text: String) -> Bool { laid(text).places == elements.count(where: \.isPlace) }

  private func places(of text: Substring) -> [Character] {
    var places: [Character] = []
    lay(text) { character, isPlace in if isPlace { places.append(character) } }
    return places
  }

  /// The UTF-8 length of the formatted text.
  private func length(of text: Substring) -> Int {
    var length = 0
    lay(text) { character, _ in length += character.utf8.count }
    return length
  }

  /// Deletes the character at the editable position before point, or behind it, from a formatted text.
  private func removingPlace(
    of text: String, besidePointOf edit: Edit, isForward: Bool, in room: inout String
  ) -> Edit {
    let filled = lay(Self.head(of: edit)) { _, _ in }.places
    let places = elements.indices.filter { elements[$0].isPlace }
    let place = isForward ? filled : filled - 1
    var text = text
    guard places.indices.contains(place), places[place] < text.count else { return Edit(text: text, point: edit.point) }
    let index = text.index(text.startIndex, offsetBy: places[place])
    let point = isForward ? edit.point : text.utf8.distance(from: text.startIndex, to: index)
    text.remove(at: index)
    let after = Edit(text: text, point: point)
    return usesAll(of: text) ? laidOut(after, in: &room) : after
  }

  /// False for separators.
  private static func matters(_ character: Character) -> Bool { character.isLetter || character.isNumber }

  private static func head(of edit: Edit) -> Substring { Substring(edit.text.utf8.prefix(edit.point)) }

  /// The text inserted by an edit: the part between the common prefix and the common suffix.
  private static func inserted(_ after: String, into before: String) -> String {
    var old = before[...]
    var new = after[...]
    while let first = old.first, first == new.first {
      old.removeFirst()
      new.removeFirst()
    }
    while let last = old.last, last == new.last {
      old.removeLast()
      new.removeLast()
    }
    return String(new)
  }
}
