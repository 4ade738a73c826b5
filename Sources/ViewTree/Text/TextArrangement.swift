extension Text {
  /// The part of a text that is cut if the text is too long.
  public nonisolated enum TruncationMode: Hashable, Sendable {
    /// The beginning: `…er/file.txt`
    case head
    /// The middle: `a fold…le.txt`
    case middle
    /// The end: `a folder/fi…`
    case tail
  }
}

extension Text {
  /// The letter case in which text is shown.
  public nonisolated enum Case: Hashable, Sendable {
    /// Letters of that case, by the rules of Unicode without those of a language.
    case uppercase, lowercase
  }
}

private struct TextCaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }

extension EnvironmentValues {
  /// The letter case in which text is shown; unchanged if nil.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  func cased(_ text: String) -> String {
    switch textCase {
    case nil: text
    case .uppercase?: text.uppercased()
    case .lowercase?: text.lowercased()
    }
  }
}

/// How the lines of a text are aligned to each other.
public nonisolated enum TextAlignment: Hashable, Sendable {
  /// At the left.
  case leading
  /// In the middle.
  case center
  /// At the right.
  case trailing

  /// The share of the free space that is left of a line.
  var share: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}

/// How a text uses the available space.
package struct TextArrangement: Equatable {
  /// The maximum number of lines; unlimited if nil.
  package var lineLimit: Int?
  /// The minimum number of lines taken, filled or not.
  package var leastLines = 0
  package var truncation = Text.TruncationMode.tail
  package var alignment = TextAlignment.leading
  /// True to indent the continuation lines of a list item to its text.
  package var hangsItems = false

  package init() {}
}

private struct TextArrangementKey: EnvironmentKey {
  static var defaultValue: TextArrangement { TextArrangement() }
}

extension EnvironmentValues {
  /// How texts use the available space.
  package var textArrangement: TextArrangement {
    get { self[TextArrangementKey.self] }
    set { self[TextArrangementKey.self] = newValue }
  }

  /// The maximum number of lines of a text; unlimited if nil.
  public var lineLimit: Int? {
    get { textArrangement.lineLimit }
    set { textArrangement.lineLimit = newValue }
  }

  /// The part of a text that is cut if the text is too long.
  public var truncationMode: Text.TruncationMode {
    get { textArrangement.truncation }
    set { textArrangement.truncation = newValue }
  }

  /// How the lines of a text are aligned to each other.
  public var multilineTextAlignment: TextAlignment {
    get { textArrangement.alignment }
    set { textArrangement.alignment = newValue }
  }
}

extension View {
  /// Limits the lines of text inside this view; an ellipsis stands for what does not fit.
  public func lineLimit(_ limit: Int?) -> some View {
    environment({ $1(&$0.lineLimit) }, limit)
  }

  /// Limits the lines of text inside this view.
  /// - Parameter reservesSpace: True to take this many lines even if fewer are needed.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    transformEnvironment({ $1(&$0.textArrangement) }) {
      $0.lineLimit = limit
      $0.leastLines = reservesSpace ? limit : 0
    }
  }

  /// Limits the lines of text inside this view: a text takes at least the lower bound and at most the upper one.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    transformEnvironment({ $1(&$0.textArrangement) }) {
      $0.lineLimit = limit.upperBound
      $0.leastLines = limit.lowerBound
    }
  }

  /// Sets the minimum number of lines that a text inside this view takes.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    transformEnvironment({ $1(&$0.textArrangement) }) { $0.leastLines = limit.lowerBound }
  }

  /// Limits the lines of text inside this view.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }

  /// Shows text inside this view in upper case, in lower case, or unchanged.
  public func textCase(_ textCase: Text.Case?) -> some View { environment({ $1(&$0.textCase) }, textCase) }

  /// Sets which part of a text inside this view is cut if the text is too long; of several lines, the last one is cut.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment({ $1(&$0.truncationMode) }, mode) }

  /// Sets how the lines of a text inside this view are aligned to each other. A `frame` aligns the text as a whole.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment({ $1(&$0.multilineTextAlignment) }, alignment)
  }
}
