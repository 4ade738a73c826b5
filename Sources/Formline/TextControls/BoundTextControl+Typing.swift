import LineEditing
import ViewTree

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
