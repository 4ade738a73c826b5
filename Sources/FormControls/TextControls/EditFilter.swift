import LineEditing
import ViewTree
package import Wording

/// A text, and point in it as a UTF-8 offset.
package struct EditedText: Equatable {
  package var text: String
  package var point: Int

  package init(text: String, point: Int) {
    self.text = text
    self.point = point
  }

  /// The character before point, if inserting it is the only difference to another text; nil for any other edit.
  func character(typedSince before: EditedText) -> Character? {
    let head = Substring(text.utf8.prefix(point))
    guard let typed = head.last, text.utf8.count == before.text.utf8.count + String(typed).utf8.count,
      Substring(before.text.utf8.prefix(head.withoutLast.utf8.count)) == head.withoutLast
    else { return nil }
    return typed
  }
}

extension Substring {
  /// The text without its last character. `dropLast` counts all of them first.
  fileprivate var withoutLast: Substring { isEmpty ? self : self[..<index(before: endIndex)] }
}

/// Turns an edit into one that the field accepts: inserts the separators of a mask, capitalizes letters, refuses
/// characters.
package final class EditFilter {
  let filter: (_ before: EditedText, _ after: EditedText) -> EditedText
  /// What the bottom row says of an edit that changed nothing.
  let refusal: Message?

  /// - Parameter filter: Given the text before and after an edit, returns the result. Not called for undo.
  package init(refusal: Message? = nil, _ filter: @escaping (_ before: EditedText, _ after: EditedText) -> EditedText) {
    self.refusal = refusal
    self.filter = filter
  }
}

extension EditFilter {
  /// Refuses typed characters for which the keyboard has no key; pasted and yanked text passes. nil for unrestricted
  /// keyboards.
  static func keyboard(_ keyboard: KeyboardType, locale: LocaleName?) -> EditFilter? {
    guard let refusal = keyboard.refusal else { return nil }
    return EditFilter(refusal: refusal) { before, after in
      guard let typed = after.character(typedSince: before) else { return after }
      return keyboard.hasKey(for: typed, locale: locale) ? after : before
    }
  }

  /// Two filters, the second applied to the result of the first.
  static func sequence(_ first: EditFilter?, _ second: EditFilter?) -> EditFilter? {
    guard let first, let second else { return first ?? second }
    return EditFilter(refusal: first.refusal ?? second.refusal) { before, after in
      second.filter(before, first.filter(before, after))
    }
  }
}

extension EditFilter {
  /// Capitalizes letters as they are typed; the same filter for the same rule. Nil if none are capitalized.
  package static func raising(_ rule: Capitalization) -> EditFilter? {
    guard rule != .never else { return nil }
    if let filter = filters[rule] { return filter }
    var room = ""
    let filter = EditFilter { before, after in rule.raised(after, from: before, room: &room) }
    filters[rule] = filter
    return filter
  }

  private static var filters: [Capitalization: EditFilter] = [:]
}

extension Capitalization {
  /// Capitalizes text that was just typed or pasted; other edits are unchanged, so a letter can still be made lower
  /// case.
  ///
  /// - Parameter room: A uniquely referenced string, whose buffer is reused.
  package func raised(_ after: EditedText, from before: EditedText, room: inout String) -> EditedText {
    guard let typed = after.character(typedSince: before) else { return pasted(after, into: before) }
    let head = Substring(after.text.utf8.prefix(after.point))
    let raised = raised(typed, after: head.withoutLast)
    guard raised != typed else { return after }
    room.removeAll(keepingCapacity: true)
    room.append(contentsOf: head.withoutLast)
    room.append(raised)
    let point = room.utf8.count
    room.append(contentsOf: Substring(after.text.utf8.dropFirst(after.point)))
    return EditedText(text: room, point: point)
  }

  /// Capitalizes an insertion as if its characters had been typed one by one.
  private func pasted(_ after: EditedText, into before: EditedText) -> EditedText {
    let (old, new) = (before.text.utf8, after.text.utf8)
    let start = after.point - (new.count - old.count)
    guard start >= 0, start < after.point, new.prefix(start).elementsEqual(old.prefix(start)),
      new.dropFirst(after.point).elementsEqual(old.dropFirst(start))
    else { return after }
    var text = String(decoding: new.prefix(start), as: UTF8.self)
    for character in Substring(new.prefix(after.point).dropFirst(start)) {
      text.append(raised(character, after: text))
    }
    let point = text.utf8.count
    return EditedText(text: text + Substring(new.dropFirst(after.point)), point: point)
  }
}

extension TextControl {
  /// Capitalizes and refuses typed characters. nil if neither applies: secrets pass unread, and values that can be
  /// stepped, such as dates, have their own characters.
  func makeTypingFilter() -> EditFilter? {
    guard buffer.kind != .secret, step == nil else { return nil }
    let environment = environment
    let traits = environment.textInput
    // A form from a file determines itself which letters are capitalized.
    let capitalization =
      traits.capitalization ?? (traits.followsContentType ? traits.contentType?.capitalization : nil)
    return .sequence(
      .keyboard(traits.keyboard, locale: environment.locale), capitalization.flatMap(EditFilter.raising))
  }

  /// The placeholder of an empty field whose view sets none: an example of its content type.
  func example(in environment: EnvironmentValues) -> String {
    guard let type = contentType ?? environment.textInput.keyboard.example else { return "" }
    return type.hint(region: environment.locale?.region, in: environment.language) ?? ""
  }
}
