import LineEditing
import Values
public import ViewTree

/// The environment's settings for the text fields inside a view, as one value, so that a field reads all at once.
package struct TextInputTraits {
  /// The meaning of the text.
  package var contentType: TextContentType?
  /// True if the content type decides which letters are capitalized, and F7 shows secrets: not in forms from files.
  package var followsContentType = true
  /// True if fields show below themselves the problems that their content type finds.
  var validatesContent = false
  /// The source of suggestions, if it is not the content type.
  package var suggestions: SuggestionProvider?
  /// Steps the value up or down.
  package var step: ValueStep?
  /// The day that the text denotes.
  package var date: DateChoice?
  /// Filters every edit.
  package var filter: EditFilter?
  package var keyboard = KeyboardType.default
  /// Which letters are capitalized during typing; nil leaves it to the content type.
  package var capitalization: Capitalization?
  /// How several lines are pasted into a single-line field; nil joins them.
  package var pastedLines: PastedLines?
  /// True if secure fields show the same number of dots for every text.
  package var hidesSecretLength = false
  /// True if the form says below the field that something is wrong.
  package var isWrong = false
}

/// How several lines are pasted into a single-line field.
public enum PastedLines: Hashable, Sendable {
  /// Joined, with a space for each line break.
  case joined
  /// Only the first line is taken.
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
  /// The day, if there is one.
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

/// Steps a value up, or down if negative, given point as a UTF-8 offset; returns the new position of point.
package struct ValueStep {
  private let step: (_ count: Int, _ point: Int) -> Int
  /// True while the value is a default that nobody has given, restored or changed.
  let holdsDefault: () -> Bool

  package init(
    holdsDefault: @escaping () -> Bool = { false }, _ step: @escaping (_ count: Int, _ point: Int) -> Int
  ) {
    self.step = step
    self.holdsDefault = holdsDefault
  }

  func callAsFunction(_ count: Int, _ point: Int) -> Int { step(count, point) }
}

private struct TextInputKey: EnvironmentKey { static var defaultValue: TextInputTraits { TextInputTraits() } }

extension EnvironmentValues {
  package var textInput: TextInputTraits {
    get { self[TextInputKey.self] }
    set { self[TextInputKey.self] = newValue }
  }

  /// The meaning of the text of fields inside.
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
  /// Sets the meaning of texts in fields inside this view: suggestions, an example in an empty field, capitalization.
  /// As in SwiftUI it judges nothing; see `validatesContent(_:)`.
  public func textContentType(_ type: TextContentType?) -> some View { environment({ $1(&$0.textContentType) }, type) }

  /// Makes fields inside this view show, when they are left, the problem that their content type finds in the text: "a
  /// valid e-mail address is needed". Leaving is never prevented. A problem of the app's, of `problem(_:)`, gives way.
  public func validatesContent(_ validates: Bool = true) -> some View {
    environment({ $1(&$0.textInput.validatesContent) }, validates)
  }

  /// Sets the keyboard of fields inside this view. Number pads and `.asciiCapable` refuse other typed characters. Those
  /// for e-mail, URLs and telephones show an example in an empty field. Secrets take every character.
  public func keyboardType(_ type: KeyboardType) -> some View { environment({ $1(&$0.textInput.keyboard) }, type) }

  /// Sets which letters are capitalized during typing in fields inside; nil leaves it to the content type.
  public func textInputAutocapitalization(_ capitalization: Capitalization?) -> some View {
    environment({ $1(&$0.textInput.capitalization) }, capitalization)
  }

  /// Sets how several lines are pasted into the single-line fields inside this view.
  public func pastedLines(_ lines: PastedLines) -> some View { environment({ $1(&$0.pastedLines) }, lines) }

  /// Makes secure fields inside this view show the same number of dots for every text, which hides its length.
  public func secretLengthHidden(_ hides: Bool = true) -> some View {
    environment({ $1(&$0.hidesSecretLength) }, hides)
  }
}
