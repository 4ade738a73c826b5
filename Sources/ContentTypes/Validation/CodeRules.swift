internal import Values
internal import Wording

/// Codes in public lists: countries, currencies, languages and time zones.
enum CodeRule {
  enum Problem: Equatable {
    case country(near: String?)
    case currency(near: String?)
    case language(near: String?)
    case timeZone
  }

  static func countryProblem(in text: Substring) -> Problem? {
    let code = text.uppercased()
    if Country.all.contains(where: { $0.code == code }) { return nil }
    return .country(near: Country(nameOrCode: String(text))?.code)
  }

  static func currencyProblem(in text: Substring) -> Problem? {
    if Currency(code: String(text)) != nil { return nil }
    let named = Currency.all.first { $0.name.lowercased() == text.lowercased() }?.code
    return .currency(near: named ?? NearestWord.to(text, among: Currency.all.map(\.code)))
  }

  /// Checks the syntax of a BCP 47 tag, and a two-letter language by list. Accepts `_` for `-`, as in a POSIX locale.
  static func languageProblem(in text: Substring) -> Problem? {
    let subtags = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    let isTag = subtags.allSatisfy { 1...8 ~= $0.count && $0.allSatisfy(\.isASCIIAlphanumeric) }
    let primary = subtags[0]
    let isPrimary = primary.allSatisfy(\.isASCIILetter) && (primary.count >= 2 || primary.lowercased() == "x")
    // Three-letter codes of ISO 639-3 cover all languages; longer words are names.
    let isKnown = primary.count == 2 ? Language(code: String(primary)) != nil : primary.count <= 3
    if isTag, isPrimary, isKnown { return nil }
    return .language(near: Language.all.first { $0.name.lowercased() == text.lowercased() }?.code)
  }

  static func timeZoneProblem(in text: Substring) -> Problem? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let isName = parts.allSatisfy { part in
      !part.isEmpty && part.allSatisfy { $0.isASCIIAlphanumeric || "_-+".contains($0) }
    }
    return isName && text.contains(where: \.isASCIILetter) ? nil : .timeZone
  }
}

/// A code of digits with one or two fixed lengths; spaces and hyphens between groups are ignored.
struct DigitsRule: Sendable {
  enum Problem: Equatable {
    case notDigits(DigitsRule)
    case length(DigitsRule, found: Int)
    case checkDigit(DigitsRule)
  }

  let wanted: WantedContent
  let lengths: ClosedRange<Int>

  static let oneTimeCode = DigitsRule(wanted: .oneTimeCode, lengths: 4...8)
  static let securityCode = DigitsRule(wanted: .securityCode, lengths: 3...4)
  static let eid = DigitsRule(wanted: .eid, lengths: 32...32)
  /// An IMEISV has a two-digit software version in place of the check digit.
  static let imei = DigitsRule(wanted: .imei, lengths: 15...16)

  func problem(in text: Substring) -> Problem? {
    let digits = String(text).withoutGrouping
    guard digits.allSatisfy(\.isASCIIDigit) else { return .notDigits(self) }
    return lengths.contains(digits.count) ? nil : .length(self, found: digits.count)
  }

  static func imeiProblem(in text: Substring) -> Problem? {
    if let problem = imei.problem(in: text) { return problem }
    let digits = String(text).withoutGrouping
    return digits.count == 15 && !PaymentCard.passesLuhn(digits) ? .checkDigit(imei) : nil
  }
}

extension DigitsRule: Equatable {}

/// An integer within bounds, or an amount of money.
struct NumberRule: Equatable, Sendable {
  enum Problem: Equatable {
    case notANumber(NumberRule)
    case outOfRange(NumberRule)
    case notAMonth
    case notAnAmount
  }

  let wanted: WantedContent
  let range: ClosedRange<Int>

  static let birthDay = NumberRule(wanted: .dayOfMonth, range: 1...31)
  static let birthMonth = NumberRule(wanted: .month, range: 1...12)
  static let cardMonth = NumberRule(wanted: .expirationMonth, range: 1...12)

  func problem(in text: Substring) -> Problem? {
    guard text.allSatisfy(\.isASCIIDigit) else { return .notANumber(self) }
    guard let number = Int(text), range.contains(number) else { return .outOfRange(self) }
    return nil
  }

  /// A month may be a number or an English name of three or more letters; other names are accepted as they are.
  static func monthProblem(in text: Substring) -> Problem? {
    if text.contains(where: \.isASCIIDigit) { return birthMonth.problem(in: text) }
    let isName = text.allSatisfy { $0.isLetter || $0 == "." } && text.count >= 3
    return isName || text.contains { !$0.isASCII } ? nil : .notAMonth
  }

  /// Accepts digits with either kind of separator, a sign and a currency.
  static func amountProblem(in text: Substring) -> Problem? {
    let number = text.drop { !$0.isASCIIDigit && $0 != "." && $0 != "," }
    let core = number.reversed().drop { !$0.isASCIIDigit }
    let isAmount = !core.isEmpty && core.allSatisfy { $0.isASCIIDigit || ".,'’ \u{A0}\u{202F}".contains($0) }
    return isAmount ? nil : .notAnAmount
  }
}

/// Postal codes by the formats of their country. Spaces, hyphens and lower case are accepted.
enum PostalCodeRule {
  enum Problem: Equatable {
    case unexpected(Character)
    case digits(needed: Int, found: Int, in: Country)
    case digitsOnly(Country)
    case form(Country)
  }

  static func problem(in text: Substring, region: String?) -> Problem? {
    guard let country = region.flatMap(Country.init(code:)) else {
      let wrong = text.first { !$0.isLetter && !$0.isNumber && !$0.isWhitespace && $0 != "-" }
      return wrong.map(Problem.unexpected)
    }
    guard let usual = country.postalForms.first, form(of: text, in: country) == nil else { return nil }
    let isAllDigits = country.postalForms.allSatisfy { $0.allSatisfy { $0 == "#" || $0 == " " || $0 == "-" } }
    guard isAllDigits else { return .form(country) }
    let code = String(text).withoutGrouping
    guard code.allSatisfy(\.isASCIIDigit) else { return .digitsOnly(country) }
    return .digits(needed: usual.count { $0 == "#" }, found: code.count, in: country)
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
  enum Problem: Equatable {
    case tooFewDigits(Int)
    case tooManyDigits(Int)
    case misplacedPlus
    case unexpected(Character)
    case unknownCountryCode(String)
    case notACountryCode
    case notAPart
  }

  static func problem(in text: Substring) -> Problem? {
    let number = withoutExtension(text)
    if let wrong = number.first(where: { !$0.isASCIIDigit && !isGrouping($0) && $0 != "+" }) {
      return .unexpected(wrong)
    }
    if let plus = number.lastIndex(of: "+"), !number[..<plus].allSatisfy({ $0 == "(" || $0.isWhitespace }) {
      return .misplacedPlus
    }
    let digits = number.count(where: \.isASCIIDigit)
    if digits < 3 { return .tooFewDigits(digits) }
    // A number dialled from abroad may have the prefix 00 or 011 before its fifteen digits.
    let longest = number.contains("+") ? 15 : 18
    return digits > longest ? .tooManyDigits(digits) : nil
  }

  static func countryCodeProblem(in text: Substring) -> Problem? {
    var digits = text.hasPrefix("+") ? text.dropFirst() : text
    if !text.hasPrefix("+"), text.hasPrefix("00") { digits = text.dropFirst(2) }
    guard !digits.isEmpty, digits.allSatisfy(\.isASCIIDigit) else { return .notACountryCode }
    let isKnown = Country.all.contains { $0.callingCode == digits }
    return isKnown ? nil : .unknownCountryCode(String(digits.prefix(4)))
  }

  static func partProblem(in text: Substring) -> Problem? {
    let isPart = text.contains(where: \.isASCIIDigit) && text.allSatisfy { $0.isASCIIDigit || isGrouping($0) }
    return isPart ? nil : .notAPart
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
  enum Problem: Equatable {
    case airline, flightDigits
    case trackingLength(found: Int)
    case trackingCharacter(Character)
  }

  static func flightProblem(in text: Substring) -> Problem? { parts(ofFlight: text).problem }

  /// `LH 400`: upper case, one space after the airline; unchanged if it is not a flight number.
  static func normalizedFlight(_ text: Substring) -> String {
    let (airline, number, problem) = parts(ofFlight: text)
    return problem == nil ? "\(airline) \(number)" : String(text)
  }

  static func trackingProblem(in text: Substring) -> Problem? {
    if let wrong = text.first(where: { !$0.isASCIIAlphanumeric && !$0.isWhitespace && !"-/.".contains($0) }) {
      return .trackingCharacter(wrong)
    }
    let count = text.count(where: \.isASCIIAlphanumeric)
    return 6...40 ~= count ? nil : .trackingLength(found: count)
  }

  /// An airline has two letters or digits, not both digits (IATA), or three letters (ICAO).
  private static func parts(ofFlight text: Substring) -> (airline: String, number: String, problem: Problem?) {
    let code = String(text).withoutGrouping.uppercased()
    let letters = code.prefix { $0.isASCIILetter }
    let airline = letters.count == 3 ? letters : code.prefix(2)
    guard airline.count >= 2, airline.allSatisfy(\.isASCIIAlphanumeric), airline.contains(where: \.isASCIILetter) else {
      return ("", "", .airline)
    }
    let number = code[airline.endIndex...]
    let digits = number.prefix { $0.isASCIIDigit }
    let suffix = number[digits.endIndex...]
    guard 1...4 ~= digits.count, suffix.count <= 1, suffix.allSatisfy(\.isASCIILetter) else {
      return ("", "", .flightDigits)
    }
    return (String(airline), String(number), nil)
  }
}

/// What git accepts as a branch name (git-check-ref-format).
enum GitBranchRule {
  enum Problem: Equatable {
    case dots, lock, slash, atBrace, hyphen, lonelyAt, leadingDot, trailingDot
    case unexpected(Character)
  }

  static func problem(in text: Substring) -> Problem? {
    let wrong = text.first { character in
      character.unicodeScalars.contains { $0.value <= 0x20 || $0.value == 0x7F } || "~^:?*[\\".contains(character)
    }
    if let wrong { return .unexpected(wrong) }
    if text == "@" { return .lonelyAt }
    if text.hasPrefix("-") { return .hyphen }
    if text.contains("..") { return .dots }
    if text.contains("@{") { return .atBrace }
    if text.hasSuffix(".") { return .trailingDot }
    let components = text.split(separator: "/", omittingEmptySubsequences: false)
    if components.contains(where: \.isEmpty) { return .slash }
    if components.contains(where: { $0.hasPrefix(".") }) { return .leadingDot }
    return components.contains { $0.hasSuffix(".lock") } ? .lock : nil
  }
}
