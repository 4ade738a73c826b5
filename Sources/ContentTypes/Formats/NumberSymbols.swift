/// How numbers are written in a locale (Unicode CLDR, "Number Symbols" and "Number Formats").
struct NumberSymbols: Hashable, Sendable {
  /// Where the sign of a currency stands.
  enum CurrencyPlace: Hashable, Sendable {
    case before, beforeWithSpace, after
  }

  let decimal: Character
  /// Between groups of three digits; empty where digits are not grouped.
  let group: String
  /// Whether four digits stand without a separator.
  let groupsFromFive: Bool
  /// What stands between a number and the sign of percent.
  let percentGap: String
  let currencyPlace: CurrencyPlace

  static let noBreakSpace = "\u{A0}"
  static let narrowNoBreakSpace = "\u{202F}"

  init(_ locale: LocaleName?) {
    guard let locale else {
      self.init(decimal: ".", group: "", percentGap: "", currencyPlace: .before)
      return
    }
    let style = Self.style(of: locale)
    self.init(
      decimal: style.decimal, group: style.group, groupsFromFive: style.decimal == "," && Self.groupsFromFive(locale),
      percentGap: Self.spacedPercent.contains(locale.language) ? Self.noBreakSpace : "",
      currencyPlace: Self.currencyPlace(in: locale, usesPoint: style.decimal == "."))
  }

  private init(
    decimal: Character, group: String, groupsFromFive: Bool = false, percentGap: String, currencyPlace: CurrencyPlace
  ) {
    self.decimal = decimal
    self.group = group
    self.groupsFromFive = groupsFromFive
    self.percentGap = percentGap
    self.currencyPlace = currencyPlace
  }

  private static func style(of locale: LocaleName) -> (decimal: Character, group: String) {
    switch (locale.language, locale.region) {
    case ("de", "CH"), ("de", "LI"), ("it", "CH"), ("gsw", _), ("rm", _): (".", "’")
    case ("de", "AT"), ("pt", "PT"), ("en", "ZA"): (",", noBreakSpace)
    case ("es", let region?) where Self.spanishWithPoint.contains(region): (".", ",")
    case ("fr", _): (",", narrowNoBreakSpace)
    case (let language, _) where Self.commaAndPoint.contains(language): (",", ".")
    case (let language, _) where Self.commaAndSpace.contains(language): (",", noBreakSpace)
    default: (".", ",")
    }
  }

  private static func groupsFromFive(_ locale: LocaleName) -> Bool {
    ["es", "pl", "bg"].contains(locale.language) || locale == LocaleName(posix: "pt_PT")
  }

  private static func currencyPlace(in locale: LocaleName, usesPoint: Bool) -> CurrencyPlace {
    switch (locale.language, locale.region) {
    case ("nl", _), ("da", "GL"), ("de", "AT"), ("de", "CH"), ("de", "LI"), ("it", "CH"), ("pt", "BR"), ("nb", _),
      ("no", _):
      .beforeWithSpace
    case ("tr", _), ("id", _): .before
    default: usesPoint ? .before : .after
    }
  }

  private static let spanishWithPoint: Set = [
    "MX", "US", "PR", "GT", "HN", "NI", "PA", "PE", "SV", "DO",
  ]
  private static let commaAndPoint: Set = [
    "de", "es", "it", "nl", "pt", "id", "tr", "da", "el", "hr", "sl", "sr", "bs", "mk", "ro", "ca", "gl", "eu", "vi",
    "is", "az",
  ]
  private static let commaAndSpace: Set = [
    "cs", "sk", "pl", "ru", "uk", "bg", "sv", "nb", "nn", "no", "fi", "hu", "lt", "lv", "et", "be", "kk", "hy", "ka",
    "sq", "af",
  ]
  private static let spacedPercent: Set = [
    "de", "fr", "es", "ru", "uk", "cs", "sk", "sv", "nb", "nn", "no", "fi", "da", "ro", "lt", "sl", "hr", "be", "bg",
  ]
}
