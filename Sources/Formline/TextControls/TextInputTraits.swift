import LineEditing
import Values
public import ViewTree

/// What the environment says of the text fields inside a view: one value, so that a field reads it all at once.
package struct TextInputTraits {
  /// What the text means.
  package var contentType: TextContentType?
  /// True if fields report below themselves what their content type finds wrong.
  package var checksContentType = true
  /// Where suggestions come from, if not from the content type.
  package var suggestions: SuggestionProvider?
  /// Steps the value up or down.
  package var step: ValueStep?
  /// The day that the text is.
  package var date: DateChoice?
  /// Filters every edit.
  package var filter: EditFilter?
  package var keyboard = KeyboardType.default
  /// Which letters are raised while they are typed; nil leaves it to the content type.
  package var capitalization: Capitalization?
  /// How several lines are pasted into a field of one; nil joins them.
  package var pastedLines: PastedLines?
  /// True if secure fields show the same number of dots for every text.
  package var hidesSecretLength = false
  /// The columns that usual texts take; nil where nothing is known of them.
  package var columns: Int?
}

/// How several lines are pasted into a field of one line.
public enum PastedLines: Hashable, Sendable {
  /// Joined, with a space for each line break.
  case joined
  /// Only the first is taken.
  case first
  /// Nothing is taken.
  case refused

  var policy: PastePolicy.Newlines {
    switch self {
    case .joined: .space
    case .first: .firstLine
    case .refused: .reject
    }
  }
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

/// Steps a value up, or down if negative, given point as a UTF-8 offset; answers where point belongs then.
package struct ValueStep {
  private let step: (_ count: Int, _ point: Int) -> Int

  package init(_ step: @escaping (_ count: Int, _ point: Int) -> Int) { self.step = step }

  func callAsFunction(_ count: Int, _ point: Int) -> Int { step(count, point) }
}

private struct TextInputKey: EnvironmentKey { static var defaultValue: TextInputTraits { TextInputTraits() } }

extension EnvironmentValues {
  package var textInput: TextInputTraits {
    get { self[TextInputKey.self] }
    set { self[TextInputKey.self] = newValue }
  }

  /// What the text of fields inside means.
  public var textContentType: TextContentType? {
    get { textInput.contentType }
    set { textInput.contentType = newValue }
  }

  /// How several lines are pasted into the fields inside; nil joins them.
  public var pastedLines: PastedLines? {
    get { textInput.pastedLines }
    set { textInput.pastedLines = newValue }
  }

  /// True if secure fields show the same number of dots for every text.
  public var hidesSecretLength: Bool {
    get { textInput.hidesSecretLength }
    set { textInput.hidesSecretLength = newValue }
  }
}

extension View {
  /// Sets the meaning of texts in fields inside this view: suggestions, an example in an empty field, capitalisation,
  /// and the problem shown when a field is left. Leaving is never prevented.
  public func textContentType(_ type: TextContentType?) -> some View { environment({ $1(&$0.textContentType) }, type) }

  /// Sets the keyboard of fields inside this view. Number pads and `.asciiCapable` refuse other typed characters. Those
  /// for e-mail, URLs and telephones show an example in an empty field. Secrets take every character.
  public func keyboardType(_ type: KeyboardType) -> some View { environment({ $1(&$0.textInput.keyboard) }, type) }

  /// Sets which letters fields inside capitalise while they are typed; nil leaves it to the content type.
  public func textInputAutocapitalization(_ capitalization: Capitalization?) -> some View {
    environment({ $1(&$0.textInput.capitalization) }, capitalization)
  }

  /// Sets how several lines are pasted into the fields of one line inside this view.
  public func pastedLines(_ lines: PastedLines) -> some View { environment({ $1(&$0.pastedLines) }, lines) }

  /// Has secure fields inside this view show the same number of dots for every text, so that its length is not seen.
  public func secretLengthHidden(_ hides: Bool = true) -> some View {
    environment({ $1(&$0.hidesSecretLength) }, hides)
  }
}
