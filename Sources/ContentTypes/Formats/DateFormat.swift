public import Values
package import Wording

/// Dates in the locale's numeric format: `7/21/2026`, `21.07.2026`, `2026-07-21`. Written `.dateTime`.
///
/// Without a region, and for `.iso8601`, the year comes first. Dates that begin with the year are accepted in every
/// locale.
public struct DateFormat: FieldFormat {
  enum Style: Hashable, Sendable { case locale, iso }

  let style: Style

  /// The date in the locale's format.
  public func format(_ value: CalendarDate, locale: LocaleName?) -> String {
    pattern(locale).text { part, digits in
      switch part {
      case .year: value.year.padded(to: 4)
      case .month: value.month.padded(to: digits)
      case .day: value.day.padded(to: digits)
      }
    }
  }

  /// Parses a date; nil if it is invalid. A two-digit year is in this century.
  public func parse(_ text: String, locale: LocaleName?) -> CalendarDate? {
    guard text.utf8.count <= 40 else { return nil }
    let parts = text.split { !$0.isNumber || !$0.isASCII }.map(String.init)
    guard parts.count == 3, text.allSatisfy({ $0.isASCII && $0.isNumber || " ./-".contains($0) || $0.isWhitespace })
    else { return nil }
    let order = parts[0].count == 4 ? [DatePattern.Part.year, .month, .day] : pattern(locale).order
    var values: [DatePattern.Part: Int] = [:]
    for (part, digits) in zip(order, parts) {
      guard let value = Int(digits), part == .year ? [2, 4].contains(digits.count) : digits.count <= 2 else {
        return nil
      }
      values[part] = digits.count == 2 && part == .year ? 2000 + value : value
    }
    guard let year = values[.year], let month = values[.month], let day = values[.day] else { return nil }
    return CalendarDate(year: year, month: month, day: day)
  }

  /// A placeholder such as `DD.MM.YYYY`.
  package func hint(locale: LocaleName?, in language: DisplayLanguage = .english) -> String {
    pattern(locale).text { part, _ in
      switch part {
      case .year: Message.wantedYear.text(in: language)
      case .month: "MM"
      case .day: Message.wantedDay.text(in: language)
      }
    }
  }

  private func pattern(_ locale: LocaleName?) -> DatePattern {
    let conventions = style == .iso ? nil : locale.map(LocaleConventions.of)
    return conventions?.date ?? .iso
  }
}

/// The order of year, month and day in a locale, and what stands between them (CLDR, short dates with the full year).
struct DatePattern: Sendable {
  enum Part: Character, Hashable { case year = "y", month = "M", day = "d" }

  /// `dd.MM.y`: UTS 35, "Date Format Patterns", of the letters `y`, `M` and `d` only.
  private let pattern: String

  static let iso = DatePattern("y-MM-dd")

  init(_ pattern: String) { self.pattern = pattern }

  var order: [Part] {
    var parts: [Part] = []
    for part in pattern.compactMap(Part.init(rawValue:)) where parts.last != part { parts.append(part) }
    return parts
  }

  /// The pattern with a text for each part, of which it says how many digits there are at least.
  func text(of part: (Part, Int) -> String) -> String {
    var text = ""
    var rest = pattern[...]
    while let letter = rest.first {
      let run = rest.prefix { $0 == letter }
      text += Part(rawValue: letter).map { part($0, run.count) } ?? String(run)
      rest = rest[run.endIndex...]
    }
    return text
  }
}

extension FieldFormat where Self == DateFormat {
  /// Dates in the locale's format.
  public static var dateTime: Self { Self(style: .locale) }
  /// Dates in ISO 8601 format: `2026-07-21`.
  public static var iso8601: Self { Self(style: .iso) }
}

/// Times of day to the minute: `14:05`. Also accepts `am` and `pm`. Written `.dateTime` too.
public struct TimeFormat: FieldFormat {
  /// Formats hours and minutes.
  public init() {}

  /// `14:05`.
  public func format(_ value: ClockTime, locale: LocaleName?) -> String { value.iso }

  /// Parses a time such as `14:05`, `9`, `0930`, `9.30` or `2:05 pm`; nil if it is invalid or has
  /// seconds.
  public func parse(_ text: String, locale: LocaleName?) -> ClockTime? {
    let time = try? KindReader(language: .english, today: nil).time(text)
    return time.flatMap { $0.secondOfDay.isMultiple(of: 60) ? $0 : nil }
  }
}

extension FieldFormat where Self == TimeFormat {
  /// Times of day.
  public static var dateTime: Self { Self() }
}

/// Dates in the locale's format followed by a time: `21.07.2026 14:05`. Written `.dateTime` too.
public struct DateTimeFormat: FieldFormat {
  /// Formats the date, then the time.
  public init() {}

  /// The date and time in the locale's format.
  public func format(_ value: LocalDateTime, locale: LocaleName?) -> String {
    DateFormat.dateTime.format(value.date, locale: locale) + " "
      + TimeFormat.dateTime.format(value.time, locale: locale)
  }

  /// Parses `21.07.2026 14:05`, `7/21/2026, 2:05 pm` or `2026-07-21T14:05`, or a date, which means its midnight; nil if
  /// invalid.
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

  /// A placeholder such as `DD.MM.YYYY HH:MM`.
  package func hint(locale: LocaleName?, in language: DisplayLanguage = .english) -> String {
    DateFormat.dateTime.hint(locale: locale, in: language) + " " + Message.formTimeHint.text(in: language)
  }
}

extension FieldFormat where Self == DateTimeFormat {
  /// Dates in the locale's format, with a time of day.
  public static var dateTime: Self { Self() }
}
