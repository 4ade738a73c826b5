package import ContentTypes
package import Expressions

/// What a field of text has beside what every field has.
package struct TextTraits: Sendable {
  /// What Return is said to do.
  package enum SubmitLabel: String, Sendable, CaseIterable {
    case done, go, send, join, route, search, `return`, next, `continue`
  }

  /// What a path must lead to.
  package enum PathKind: String, Sendable, CaseIterable {
    case file, directory
  }

  /// What becomes of a paste of several lines in a field of one.
  package enum PastedLines: String, Sendable, CaseIterable {
    /// They stand behind one another, with a space for each line break.
    case joined
    /// Only the first is taken.
    case first
    /// Nothing is taken.
    case refused
  }

  package var contentType: TextContentType?
  package var suggestions: SuggestionsSource?
  package var submitLabel: SubmitLabel?
  /// In grapheme clusters.
  package var minLength: Int?
  /// In grapheme clusters.
  package var maxLength: Int?
  package var pattern: Pattern?
  package var format: TextFormat?
  /// `text` only.
  package var mask: InputMask?
  package var capitalization: Capitalization?
  package var pastedLines = PastedLines.joined
  /// Asynchronous validation by a command that gets the value on its standard input.
  package var check: CommandCheck?
  /// Visible rows; `textarea` only.
  package var rows: Int?
  /// `path` only.
  package var pathMustExist = false
  /// `path` only.
  package var pathKind: PathKind?

  package init() {}
}
