import LineEditing
public import ViewTree
import Wording

/// What makes of an edit by the person what a field takes: the separators of a mask, capital letters.
package final class EditFilter {
  /// A text, and point in it as a UTF-8 offset.
  package struct Line: Equatable {
    package var text: String
    package var point: Int

    package init(text: String, point: Int) {
      self.text = text
      self.point = point
    }
  }

  private let filter: (_ before: Line, _ after: Line) -> Line

  /// - Parameter filter: Given the line before and after an edit, what the edit shall come to. It is not asked about
  ///   what undo brings back.
  package init(_ filter: @escaping (_ before: Line, _ after: Line) -> Line) { self.filter = filter }

  func line(for after: Line, from before: Line) -> Line { filter(before, after) }
}

private struct EditFilterKey: EnvironmentKey {
  static var defaultValue: EditFilter? { nil }
}

extension EnvironmentValues {
  /// What changes edits in fields inside on their way.
  package var editFilter: EditFilter? {
    get { self[EditFilterKey.self] }
    set { self[EditFilterKey.self] = newValue }
  }
}

extension EditFilter {
  /// Takes back a character that was just typed where the keyboard has no key for it. What is pasted, yanked or changed
  /// in another way stays as it is. Nil for keyboards that have a key for everything.
  static func keyboard(_ keyboard: KeyboardType, locale: LocaleName?) -> EditFilter? {
    guard keyboard.refusal != nil else { return nil }
    return EditFilter { before, after in
      guard let typed = after.character(typedSince: before) else { return after }
      return keyboard.hasKey(for: typed, locale: locale) ? after : before
    }
  }

  /// Two filters, one behind the other.
  static func sequence(_ first: EditFilter?, _ second: EditFilter?) -> EditFilter? {
    guard let first, let second else { return first ?? second }
    return EditFilter { before, after in second.line(for: first.line(for: after, from: before), from: before) }
  }
}

extension EditFilter.Line {
  /// The character before point, if it is all that this line has more than another; nil for any other edit.
  func character(typedSince before: EditFilter.Line) -> Character? {
    let head = Substring(text.utf8.prefix(point))
    guard let typed = head.last, text.utf8.count == before.text.utf8.count + String(typed).utf8.count,
      before.text.utf8.starts(with: head.dropLast().utf8)
    else { return nil }
    return typed
  }
}

private struct KeyboardTypeKey: EnvironmentKey {
  static var defaultValue: KeyboardType { .default }
}

extension EnvironmentValues {
  /// What texts inside are typed with.
  package var keyboardType: KeyboardType {
    get { self[KeyboardTypeKey.self] }
    set { self[KeyboardTypeKey.self] = newValue }
  }
}

extension View {
  /// Says what the texts of fields inside this view are typed with.
  ///
  /// Number pads and `.asciiCapable` have no key for anything else: other characters are not typed. The kinds for e-mail,
  /// URLs and telephones show an example in an empty field. Secrets take every character.
  public func keyboardType(_ type: KeyboardType) -> some View { environment(\.keyboardType, type) }
}

extension EditFilter {
  /// Raises letters as they are typed; the same filter for the same rule. Nil where none are raised.
  package static func raising(_ capitalization: Capitalization) -> EditFilter? { filters[capitalization] }

  private static let filters: [Capitalization: EditFilter] = {
    var filters: [Capitalization: EditFilter] = [:]
    for rule in Capitalization.allCases where rule != .never {
      var room = ""
      filters[rule] = EditFilter { before, after in rule.raised(after, from: before, in: &room) }
    }
    return filters
  }()
}

extension Capitalization {
  /// Raises the character that was just typed. What is pasted, or changed in another way, stays as it is: so a letter
  /// that must be small can be made so.
  ///
  /// - Parameter room: A string of which nobody holds a copy any more; a text with a raised letter is made in its memory.
  package func raised(
    _ after: EditFilter.Line, from before: EditFilter.Line, in room: inout String
  ) -> EditFilter.Line {
    guard let typed = after.character(typedSince: before) else { return after }
    let head = Substring(after.text.utf8.prefix(after.point))
    let raised = raised(typed, after: head.dropLast())
    guard raised != typed else { return after }
    room.removeAll(keepingCapacity: true)
    room.append(contentsOf: head.dropLast())
    room.append(raised)
    let point = room.utf8.count
    room.append(contentsOf: Substring(after.text.utf8.dropFirst(after.point)))
    return .init(text: room, point: point)
  }
}

private struct AutocapitalizationKey: EnvironmentKey {
  static var defaultValue: Capitalization? { nil }
}

extension EnvironmentValues {
  /// Which letters fields inside raise while they are typed; nil where their content types decide.
  package var textInputAutocapitalization: Capitalization? {
    get { self[AutocapitalizationKey.self] }
    set { self[AutocapitalizationKey.self] = newValue }
  }
}

extension View {
  /// Says which letters fields inside this view raise while they are typed, whatever their content type. Nil leaves it
  /// to the content type.
  public func textInputAutocapitalization(_ capitalization: Capitalization?) -> some View {
    environment(\.textInputAutocapitalization, capitalization)
  }
}

/// What becomes of a character while it is typed.
extension BoundTextControl {
  /// Raises letters and holds back what the keyboard has no key for, as the view and the content type say. Nil where
  /// characters stay as they are; a secret is never looked at, and what can be stepped, such as a date, is written in its
  /// own characters.
  func makeTypingFilter() -> EditFilter? {
    guard buffer.kind != .secret, (self as? TextControl)?.step == nil else { return nil }
    let environment = environment
    // A form from a file says itself which letters are raised.
    let capitalization =
      environment.textInputAutocapitalization
      ?? (environment.checksContentTypes ? environment.textContentType?.capitalization : nil)
    return .sequence(
      .keyboard(environment.keyboardType, locale: environment.locale), capitalization.flatMap(EditFilter.raising))
  }

  /// What the empty field shows if its view says nothing: what such a text looks like.
  func example(in environment: EnvironmentValues) -> String {
    guard let type = contentType ?? environment.keyboardType.example else { return "" }
    return type.hint(region: environment.locale?.region, in: environment.language) ?? ""
  }

  /// Says in the bottom row why a character was not typed.
  func explainRefusal() {
    guard let refusal = environment.keyboardType.refusal else { return }
    SessionChrome.of(host)?.notice.value = refusal.text(in: language)
  }
}
