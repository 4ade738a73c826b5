public import Values
public import Wording

/// Days as the locale writes them with a time behind: `21.07.2026 14:05`. Written `.dateTime` too.
public struct DateTimeFormat: FieldFormat {
  /// The day, then the time.
  public init() {}

  /// The moment in the locale.
  public func format(_ value: LocalDateTime, locale: LocaleName?) -> String {
    DateFormat.dateTime.format(value.date, locale: locale) + " "
      + TimeFormat.dateTime.format(value.time, locale: locale)
  }

  /// The moment of a text such as `21.07.2026 14:05`, `7/21/2026, 2:05 pm` or `2026-07-21T14:05`. A day alone is its
  /// beginning. Nil where there is no such moment.
  public func parse(_ text: String, locale: LocaleName?) -> LocalDateTime? {
    guard text.utf8.count <= 60 else { return nil }
    if let date = DateFormat.dateTime.parse(text, locale: locale) { return LocalDateTime(date, .first) }
    for place in text.indices where text[place].isWhitespace || text[place] == "," || text[place] == "T" {
      guard let date = DateFormat.dateTime.parse(String(text[..<place]), locale: locale),
        let time = TimeFormat.dateTime.parse(String(text[text.index(after: place)...]), locale: locale)
      else { continue }
      return LocalDateTime(date, time)
    }
    return nil
  }

  /// What to type, such as `DD.MM.YYYY HH:MM`.
  public func hint(locale: LocaleName?, in language: DisplayLanguage = .english) -> String {
    DateFormat.dateTime.hint(locale: locale, in: language) + " " + Phrase.timeHint.text(in: language)
  }
}

extension FieldFormat where Self == DateTimeFormat {
  /// Days as the locale writes them, with a time of day.
  public static var dateTime: Self { Self() }
}
