public import Values
public import Wording

/// Days as the locale writes them in digits: `7/21/2026`, `21.07.2026`, `2026-07-21`. Written `.dateTime`.
///
/// Where no place is known, and for `.iso8601`, the year comes first. A date that begins with its year is read
/// everywhere.
public struct DateFormat: FieldFormat {
  enum Style: Hashable, Sendable { case locale, iso }

  let style: Style

  /// The day in the locale.
  public func format(_ value: CalendarDate, locale: LocaleName?) -> String {
    let pattern = pattern(locale)
    let parts = pattern.order.map { part in
      switch part {
      case .year: value.year.padded(to: 4)
      case .month: value.month.padded(to: pattern.isPadded ? 2 : 1)
      case .day: value.day.padded(to: pattern.isPadded ? 2 : 1)
      }
    }
    return parts.joined(separator: pattern.separator)
  }

  /// The day of a text; nil where there is no such day. Of a year, the last two digits mean this century's.
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

  /// What to type, such as `DD.MM.YYYY`.
  public func hint(locale: LocaleName?, in language: DisplayLanguage = .english) -> String {
    let pattern = pattern(locale)
    return pattern.order.map { part in
      let hint: ContentHint =
        switch part {
        case .year: .year
        case .month: .month
        case .day: .day
        }
      return hint.text(in: language)
    }.joined(separator: pattern.separator)
  }

  private func pattern(_ locale: LocaleName?) -> DatePattern {
    style == .iso ? .iso : DatePattern(locale)
  }
}

/// The order of year, month and day in a locale (CLDR, short dates with the whole year).
struct DatePattern {
  enum Part: Hashable { case year, month, day }

  let order: [Part]
  let separator: String
  let isPadded: Bool

  static let iso = DatePattern(order: [.year, .month, .day], separator: "-", isPadded: true)

  private init(order: [Part], separator: String, isPadded: Bool) {
    self.order = order
    self.separator = separator
    self.isPadded = isPadded
  }

  init(_ locale: LocaleName?) {
    guard let locale else {
      self = .iso
      return
    }
    switch (locale.language, locale.region) {
    case ("en", "US"), ("en", "PH"), ("en", nil), ("es", "US"), ("es", "PR"):
      self.init(order: [.month, .day, .year], separator: "/", isPadded: false)
    case ("sv", _), ("lt", _), ("en", "CA"), ("fr", "CA"), ("en", "SE"): self = .iso
    case ("ja", _), ("zh", "TW"), ("en", "ZA"):
      self.init(order: [.year, .month, .day], separator: "/", isPadded: true)
    case ("zh", _), ("eu", _): self.init(order: [.year, .month, .day], separator: "/", isPadded: false)
    case ("ko", _), ("hu", _): self.init(order: [.year, .month, .day], separator: ".", isPadded: true)
    case (let language, _) where Self.withPoints.contains(language):
      self.init(order: [.day, .month, .year], separator: ".", isPadded: true)
    case ("nl", _), ("pt", "PT"): self.init(order: [.day, .month, .year], separator: "-", isPadded: true)
    default: self.init(order: [.day, .month, .year], separator: "/", isPadded: true)
    }
  }

  private static let withPoints: Set = [
    "de", "cs", "sk", "pl", "ru", "uk", "be", "bg", "nb", "nn", "no", "da", "fi", "et", "lv", "ro", "sl", "hr", "sr",
    "bs", "mk", "tr", "az", "hy", "ka", "is", "sq", "kk",
  ]
}

extension FieldFormat where Self == DateFormat {
  /// Days as the locale writes them.
  public static var dateTime: Self { Self(style: .locale) }
  /// Days as ISO 8601 writes them: `2026-07-21`.
  public static var iso8601: Self { Self(style: .iso) }
}
