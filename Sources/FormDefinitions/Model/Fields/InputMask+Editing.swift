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

  /// What a field with this mask makes of an edit, so that separators come and go by themselves and point stays behind
  /// the character it stood behind. Nothing that was typed is pushed out at the end: an edit for which there is no room
  /// is refused, but for a whole new text, which takes the place of the old one.
  ///
  /// - Parameters:
  ///   - before: What stood there, in the form of the mask.
  ///   - after: What the edit made of it.
  package func applied(to after: Edit, from before: Edit) -> Edit {
    let isShorter = after.text.utf8.count < before.text.utf8.count
    if isShorter, formatted(after.text) == before.text {
      // Only separators went. They come back, so the key takes the character beside them too.
      return removingPlace(besidePointOf: after, isForward: after.point >= before.point)
    }
    var after = after
    if !isShorter, fill(after.text).rest.contains(where: Self.matters), isFull(before.text) {
      let inserted = Self.inserted(after.text, into: before.text)
      guard isFull(inserted) else { return before }
      after = Edit(text: inserted, point: inserted.utf8.count)
    }
    let text = formatted(after.text)
    let isAtEnd = after.point >= after.text.utf8.count
    let point = isAtEnd ? text.utf8.count : formatted(Self.head(of: after)).utf8.count
    return Edit(text: text, point: min(point, text.utf8.count))
  }

  /// The text in the form of the mask, if it fills the mask and every letter and digit of it is used: for answers that
  /// are given without their separators.
  package func completed(_ text: String) -> String? {
    let result = formatted(text)
    guard matches(result) else { return nil }
    let given = text.filter(Self.matters)
    return given == result.filter(Self.matters) || given == String(fill(text).places) ? result : nil
  }

  private func isFull(_ text: String) -> Bool { fill(text).places.count == elements.count(where: \.isPlace) }

  private func removingPlace(besidePointOf edit: Edit, isForward: Bool) -> Edit {
    var places = fill(edit.text).places
    let before = fill(Self.head(of: edit)).places.count
    let index = isForward ? before : before - 1
    if places.indices.contains(index) { places.remove(at: index) }
    let point = laid(places.prefix(max(0, min(before, index)))).utf8.count
    return Edit(text: laid(places[...]), point: point)
  }

  /// Characters in the places, separators between them.
  private func laid(_ places: ArraySlice<Character>) -> String {
    var result = ""
    var pending = ""
    var rest = places
    for element in elements {
      if case .literal(let literal) = element {
        pending.append(literal)
      } else if let character = rest.popFirst() {
        result += pending + String(character)
        pending = ""
      } else {
        return result
      }
    }
    return result + pending
  }

  /// What is more than separators.
  private static func matters(_ character: Character) -> Bool { character.isLetter || character.isNumber }

  private static func head(of edit: Edit) -> String {
    String(decoding: edit.text.utf8.prefix(edit.point), as: UTF8.self)
  }

  /// What an edit has added: what lies between the common beginning and the common end.
  private static func inserted(_ after: String, into before: String) -> String {
    let old = Array(before)
    let new = Array(after)
    var start = 0
    while start < old.count, start < new.count, old[start] == new[start] { start += 1 }
    var tail = 0
    while tail < old.count - start, tail < new.count - start, old[old.count - 1 - tail] == new[new.count - 1 - tail] {
      tail += 1
    }
    return String(new[start..<(new.count - tail)])
  }
}
