internal import Values
internal import Wording

/// Codes in public lists: countries, currencies, languages and time zones.
enum CodeRule {
  static func countryProblem(in text: Substring) -> ContentSentence? {
    if Country(code: String(text)) != nil { return nil }
    return ContentSentence(.countryCode, meaning: Country(nameOrCode: String(text))?.code)
  }

  static func currencyProblem(in text: Substring) -> ContentSentence? {
    if Currency(code: String(text)) != nil { return nil }
    let named = Currency(named: String(text))?.code
    return ContentSentence(.currencyCode, meaning: named ?? NearestWord.to(text, among: Currency.all.map(\.code)))
  }

  /// Checks the syntax of a BCP 47 tag, and a two-letter language by list. Accepts `_` for `-`, as in a POSIX locale.
  static func languageProblem(in text: Substring) -> ContentSentence? {
    let subtags = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    let isTag = subtags.allSatisfy { 1...8 ~= $0.count && $0.allSatisfy(\.isASCIIAlphanumeric) }
    let primary = subtags[0]
    let isPrimary = primary.allSatisfy(\.isASCIILetter) && (primary.count >= 2 || primary.lowercased() == "x")
    // Three-letter codes of ISO 639-3 cover all languages; longer words are names.
    let isKnown = primary.count == 2 ? Language(code: String(primary)) != nil : primary.count <= 3
    if isTag, isPrimary, isKnown { return nil }
    let named = Language(named: String(text))?.code
    return ContentSentence(.languageCode, meaning: named)
  }

  static func timeZoneProblem(in text: Substring) -> ContentSentence? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let isName = parts.allSatisfy { part in
      !part.isEmpty && part.allSatisfy { $0.isASCIIAlphanumeric || "_-+".contains($0) }
    }
    return isName && text.contains(where: \.isASCIILetter) ? nil : ContentSentence(.timeZone)
  }
}

extension ContentSentence {
  /// A sentence that names the code that was probably meant, if any.
  fileprivate init(_ wanted: WantedContent, meaning code: String?) {
    self.init(wanted, code.map { .clause(.faultMeant(name: $0)) })
  }
}

/// A code of digits with one or two fixed lengths; spaces and hyphens between groups are ignored.
struct DigitsRule: Sendable {
  let wanted: WantedContent
  let lengths: ClosedRange<Int>

  func problem(in text: Substring) -> ContentSentence? {
    let digits = String(text).withoutGrouping
    guard digits.allSatisfy(\.isASCIIDigit) else { return ContentSentence(wanted, .clause(.faultOnlyDigits)) }
    return lengths.contains(digits.count) ? nil : ContentSentence(wanted, .needsDigits(lengths, found: digits.count))
  }

  /// An IMEISV has a two-digit software version in place of the check digit.
  static func imeiProblem(in text: Substring) -> ContentSentence? {
    if let problem = DigitsRule(wanted: .imei, lengths: 15...16).problem(in: text) { return problem }
    let digits = String(text).withoutGrouping
    return digits.count == 15 && !PaymentCard.passesLuhn(digits)
      ? ContentSentence(.imei, .clause(.faultWrongDigit)) : nil
  }
}

/// An integer within bounds, or an amount of money.
struct NumberRule: Sendable {
  let wanted: WantedContent
  let range: ClosedRange<Int>

  func problem(in text: Substring) -> ContentSentence? {
    let (least, most) = (range.lowerBound, range.upperBound)
    guard text.allSatisfy(\.isASCIIDigit) else {
      return ContentSentence(wanted, .clause(.faultIsNumber(least: least, most: most)))
    }
    let isWithin = Int(text).map(range.contains) ?? false
    return isWithin ? nil : ContentSentence(wanted, .clause(.faultIsFrom(least: least, most: most)))
  }

  /// A month may be a number or an English name of three or more letters; other names are accepted as they are.
  static func monthProblem(in text: Substring) -> ContentSentence? {
    if text.contains(where: \.isASCIIDigit) { return NumberRule(wanted: .month, range: 1...12).problem(in: text) }
    let isName = text.allSatisfy { $0.isLetter || $0 == "." } && text.count >= 3
    return isName || text.contains { !$0.isASCII } ? nil : ContentSentence(.month, .clause(.faultMonthNumberOrName))
  }

  /// Accepts digits with either kind of separator, a sign and a currency.
  static func amountProblem(in text: Substring) -> ContentSentence? {
    let number = text.drop { !$0.isASCIIDigit && $0 != "." && $0 != "," }
    let core = number.reversed().drop { !$0.isASCIIDigit }
    let isAmount = !core.isEmpty && core.allSatisfy { $0.isASCIIDigit || ".,'’ \u{A0}\u{202F}".contains($0) }
    return isAmount ? nil : ContentSentence(.amount)
  }
}

/// Postal codes by the formats of their country. Spaces, hyphens and lower case are accepted.
enum PostalCodeRule {
  static func problem(in text: Substring, region: String?) -> ContentSentence? {
    guard let country = region.flatMap(Country.init(code:)) else {
      let wrong = text.first { !$0.isLetter && !$0.isNumber && !$0.isWhitespace && $0 != "-" }
      return wrong.map { ContentSentence(.postalCode, .cannotContain(.init($0))) }
    }
    guard let usual = country.postalForms.first, form(of: text, in: country) == nil else { return nil }
    var sentence = ContentSentence(.postalCode)
    sentence.country = (country.name, country.code)
    sentence.example = country.postalExample
    let isAllDigits = country.postalForms.allSatisfy { $0.allSatisfy { $0 == "#" || $0 == " " || $0 == "-" } }
    if isAllDigits {
      let code = String(text).withoutGrouping
      let needed = usual.count { $0 == "#" }
      sentence.fault =
        code.allSatisfy(\.isASCIIDigit) ? .needsDigits(needed...needed, found: code.count) : .clause(.faultOnlyDigits)
    }
    return sentence
  }

  /// The code in its official format: upper case, with the format's space or hyphen. Unchanged if no format matches.
  static func normalized(_ text: Substring, region: String?) -> String {
    guard let country = region.flatMap(Country.init(code:)), let form = form(of: text, in: country) else {
      return text.collapsed.uppercased()
    }
    var letters = String(text).withoutGrouping.uppercased()[...]
    return String(form.map { $0 == " " || $0 == "-" ? $0 : letters.popFirst() ?? $0 })
  }

  private static func form(of text: Substring, in country: Country) -> String? {
    let code = String(text).withoutGrouping.uppercased()
    return country.postalForms.first { matches(code, form: $0.withoutGrouping) }
  }

  private static func matches(_ code: String, form: String) -> Bool {
    guard code.count == form.count else { return false }
    return zip(code, form).allSatisfy { character, place in
      switch place {
      case "#": character.isASCIIDigit
      case "@": character.isASCIILetter
      case "*": character.isASCIIAlphanumeric
      default: character == place
      }
    }
  }
}

/// Telephone numbers: 3 to 15 digits in any grouping (ITU-T E.164 section 6), with an optional `+` and extension.
enum TelephoneRule {
  static func fault(in text: Substring) -> ContentFault? {
    let number = withoutExtension(text)
    if let wrong = number.first(where: { !$0.isASCIIDigit && !isGrouping($0) && $0 != "+" }) {
      return .cannotContain(.init(wrong))
    }
    if let plus = number.lastIndex(of: "+"), !number[..<plus].allSatisfy({ $0 == "(" || $0.isWhitespace }) {
      return .clause(.faultMisplacedPlus)
    }
    let digits = number.count(where: \.isASCIIDigit)
    if digits < 3 { return .clause(.faultTooFewDigits(count: digits)) }
    // A number dialled from abroad may have the prefix 00 or 011 before its fifteen digits.
    let longest = number.contains("+") ? 15 : 18
    return digits > longest ? .clause(.faultTooManyDigits(count: digits)) : nil
  }

  static func countryCodeFault(in text: Substring) -> ContentFault? {
    var digits = text.hasPrefix("+") ? text.dropFirst() : text
    if !text.hasPrefix("+"), text.hasPrefix("00") { digits = text.dropFirst(2) }
    guard !digits.isEmpty, digits.allSatisfy(\.isASCIIDigit) else { return .clause(.faultCallingCodeForm) }
    let isKnown = Country.all.contains { $0.callingCode == digits }
    return isKnown ? nil : .clause(.faultUnknownCallingCode(code: String(digits.prefix(4))))
  }

  static func partProblem(in text: Substring) -> ContentSentence? {
    let isPart = text.contains(where: \.isASCIIDigit) && text.allSatisfy { $0.isASCIIDigit || isGrouping($0) }
    return isPart ? nil : ContentSentence(.telephonePart)
  }

  private static func isGrouping(_ character: Character) -> Bool {
    character.isWhitespace || "-().,/*#;–·".contains(character)
  }

  /// The number before `ext. 12`, `x12` or RFC 3966's `;ext=12`.
  private static func withoutExtension(_ text: Substring) -> Substring {
    let letters = text.firstIndex { $0.isLetter }
    guard let letters, letters != text.startIndex else { return text }
    let word = text[letters...].prefix { $0.isLetter }.lowercased()
    let number = text[text.index(letters, offsetBy: word.count)...]
    guard ["x", "ext", "extension"].contains(word), number.contains(where: \.isASCIIDigit),
      number.allSatisfy({ $0.isASCIIDigit || " .:=".contains($0) })
    else { return text }
    return text[..<letters]
  }
}

/// Flight numbers (IATA resolution 761: airline designator, one to four digits, operational suffix) and tracking
/// numbers.
enum TravelRule {
  static func flightFault(in text: Substring) -> ContentFault? { parts(ofFlight: text).fault }

  /// `LH 400`: upper case, one space after the airline; unchanged if it is not a flight number.
  static func normalizedFlight(_ text: Substring) -> String {
    let (airline, number, fault) = parts(ofFlight: text)
    return fault == nil ? "\(airline) \(number)" : String(text)
  }

  static func trackingFault(in text: Substring) -> ContentFault? {
    if let wrong = text.first(where: { !$0.isASCIIAlphanumeric && !$0.isWhitespace && !"-/.".contains($0) }) {
      return .cannotContain(.init(wrong))
    }
    let count = text.count(where: \.isASCIIAlphanumeric)
    return 6...40 ~= count ? nil : .clause(.faultTrackingLength(found: count))
  }

  /// An airline has two letters or digits, not both digits (IATA), or three letters (ICAO).
  private static func parts(ofFlight text: Substring) -> (airline: String, number: String, fault: ContentFault?) {
    let code = String(text).withoutGrouping.uppercased()
    let letters = code.prefix { $0.isASCIILetter }
    let airline = letters.count == 3 ? letters : code.prefix(2)
    guard airline.count >= 2, airline.allSatisfy(\.isASCIIAlphanumeric), airline.contains(where: \.isASCIILetter) else {
      return ("", "", .clause(.faultAirline))
    }
    let number = code[airline.endIndex...]
    let digits = number.prefix { $0.isASCIIDigit }
    let suffix = number[digits.endIndex...]
    guard 1...4 ~= digits.count, suffix.count <= 1, suffix.allSatisfy(\.isASCIILetter) else {
      return ("", "", .clause(.faultFlightDigits))
    }
    return (String(airline), String(number), nil)
  }
}

/// What git accepts as a branch name (git-check-ref-format).
enum GitBranchRule {
  static func fault(in text: Substring) -> ContentFault? {
    let wrong = text.first { character in
      character.unicodeScalars.contains { $0.value <= 0x20 || $0.value == 0x7F } || "~^:?*[\\".contains(character)
    }
    if let wrong { return .cannotContain(.init(wrong)) }
    if text == "@" { return .clause(.faultLonelyAt) }
    if text.hasPrefix("-") { return .clause(.faultLeadingHyphen) }
    if text.contains("..") { return .clause(.faultTwoDots) }
    if text.contains("@{") { return .clause(.faultAtBrace) }
    if text.hasSuffix(".") { return .clause(.faultTrailingDot) }
    let components = text.split(separator: "/", omittingEmptySubsequences: false)
    if components.contains(where: \.isEmpty) { return .clause(.faultMisplacedSlash) }
    if components.contains(where: { $0.hasPrefix(".") }) { return .clause(.faultPartWithLeadingDot) }
    return components.contains { $0.hasSuffix(".lock") } ? .clause(.faultEndsInLock) : nil
  }
}
