import Values
public import ViewTree

/// The suggestions of a field while it has focus: looked up when focus enters, filtered with each key.
package protocol SuggestionList {
  /// The rest of the best suggestion after the typed text.
  func ghost(for text: String) -> Substring?
  /// The whole text after accepting the suggestion that is shown.
  func acceptance(of text: String) -> String?
  /// Every suggestion that fits the typed text, the best first.
  func entries(for text: String) -> [PopupEntry]
  /// Every whole text that the typed one may be completed to.
  func completions(of text: String) -> [String]
  /// The typed text, completed as far as all completions agree; nil where Tab completes nothing.
  func completed(_ text: String) -> String?
  /// What was answered before, the oldest first: what the history commands of readline go through.
  var pastTexts: [String] { get }
}

extension SuggestionList {
  /// The texts of the listed entries.
  package func completions(of text: String) -> [String] { entries(for: text).map(\.text) }

  /// Nothing.
  package func completed(_ text: String) -> String? { nil }

  /// None.
  package var pastTexts: [String] { [] }
}

/// A day that a field edits as text, for its calendar.
package struct DateChoice {
  /// The day; nil while there is none.
  package let day: () -> CalendarDate?
  package let choose: (CalendarDate) -> Void
  package let range: ClosedRange<CalendarDate>

  package init(
    day: @escaping () -> CalendarDate?, range: ClosedRange<CalendarDate> = CalendarDate.first...CalendarDate.last,
    choose: @escaping (CalendarDate) -> Void
  ) {
    self.day = day
    self.range = range
    self.choose = choose
  }
}

private struct DateChoiceKey: EnvironmentKey { static var defaultValue: DateChoice? { nil } }

/// Finds the suggestions of a field when focus enters it.
///
/// A structure, since each time that generic code hands over a bare closure, as the environment does, Swift wraps it.
package struct SuggestionProvider {
  private let find: (TextControl) -> SuggestionList?

  package init(_ find: @escaping (TextControl) -> SuggestionList?) { self.find = find }

  func callAsFunction(_ control: TextControl) -> SuggestionList? { find(control) }
}

/// Steps a value up, or down if negative, given point as a UTF-8 offset; answers where point belongs then.
package struct ValueStep {
  private let step: (_ count: Int, _ point: Int) -> Int

  package init(_ step: @escaping (_ count: Int, _ point: Int) -> Int) { self.step = step }

  func callAsFunction(_ count: Int, _ point: Int) -> Int { step(count, point) }
}

private struct SuggestionProviderKey: EnvironmentKey { static var defaultValue: SuggestionProvider? { nil } }

private struct TextContentTypeKey: EnvironmentKey { static var defaultValue: TextContentType? { nil } }

private struct ChecksContentTypesKey: EnvironmentKey { static var defaultValue: Bool { true } }

private struct ValueStepKey: EnvironmentKey { static var defaultValue: ValueStep? { nil } }

extension EnvironmentValues {
  /// Where fields inside get their suggestions from.
  package var suggestionProvider: SuggestionProvider? {
    get { self[SuggestionProviderKey.self] }
    set { self[SuggestionProviderKey.self] = newValue }
  }

  /// What the text of fields inside means.
  public var textContentType: TextContentType? {
    get { self[TextContentTypeKey.self] }
    set { self[TextContentTypeKey.self] = newValue }
  }

  /// True if fields report below themselves what their content type finds wrong.
  package var checksContentTypes: Bool {
    get { self[ChecksContentTypesKey.self] }
    set { self[ChecksContentTypesKey.self] = newValue }
  }

  /// The day that the text of fields inside is.
  package var dateChoice: DateChoice? {
    get { self[DateChoiceKey.self] }
    set { self[DateChoiceKey.self] = newValue }
  }

  /// Steps the value of a field up or down.
  package var valueStep: ValueStep? {
    get { self[ValueStepKey.self] }
    set { self[ValueStepKey.self] = newValue }
  }
}

extension View {
  /// Says what the text of fields inside this view means.
  ///
  /// It decides what is suggested and by whom, what an empty field shows, which letters are raised while they are typed,
  /// and what is said below a field that was left with a text that cannot be right. Leaving is never prevented.
  public func textContentType(_ type: TextContentType?) -> some View { environment(\.textContentType, type) }
}
