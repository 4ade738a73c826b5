public import ViewTree
import Wording

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
