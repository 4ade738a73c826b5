internal import Values

/// A postal code by the forms of its country. Spaces and hyphens are forgiven, as is lower case.
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

  /// The code as the post writes it: upper case, with the space or hyphen of its form. The text itself where no form
  /// fits.
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
