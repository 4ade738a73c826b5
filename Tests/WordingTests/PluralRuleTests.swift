import Testing

@testable import Wording

@Suite struct PluralRuleTests {
  /// The forms of numbers by CLDR's categories, in the order of a catalogue.
  @Test(
    "a number takes the plural form that CLDR gives it",
    arguments: [
      ("en", [1: 0, 0: 1, 2: 1, 21: 1]), ("fr", [0: 0, 1: 0, 2: 2, 1_000_000: 1]), ("ja", [0: 0, 1: 0, 5: 0]),
      ("pl", [1: 0, 2: 1, 5: 2, 12: 2, 22: 1, 25: 2, 0: 2, 112: 2]), ("uk", [1: 0, 21: 0, 11: 2, 3: 1, 13: 2]),
      ("ar", [0: 0, 1: 1, 2: 2, 3: 3, 10: 3, 11: 4, 99: 4, 100: 5, 103: 3]), ("he", [1: 0, 2: 1, 3: 2, 20: 2]),
      ("hi", [0: 0, 1: 0, 2: 1]), ("lv", [0: 0, 11: 0, 1: 1, 21: 1, 2: 2]), ("xx", [1: 0, 2: 1]),
    ])
  func forms(language: String, forms: [Int: Int]) throws {
    let tag = try #require(LanguageTag(language))
    let rule = try #require(PluralRule(field: LanguageConventions.pluralForms(of: tag)))
    for (number, form) in forms { #expect(rule.form(of: number) == form, "\(number)") }
  }

  @Test(
    "a formula is an expression of C",
    arguments: [
      ("n%10==1&&n%100!=11?0:1", 21, 0), ("(n < 2)", 1, 1), ("n>=3 || n==0 ? 1 : 0", 0, 1),
      ("n == 1 ? 0 : n == 2 ? 1 : 2", 2, 1), ("((((0))))", 7, 0), ("n % 2 == 0 ? 1 : 0", -4, 1),
    ])
  func expression(formula: String, number: Int, form: Int) throws {
    #expect(PluralRule(field: "nplurals=3; plural=\(formula);")?.form(of: number) == form)
  }

  @Test(
    "what gives not every number a form is refused",
    arguments: [
      "", "nplurals=2;", "plural=0;", "nplurals=2; plural=n;", "nplurals=0; plural=0;", "nplurals=7; plural=0;",
      "nplurals=2; plural=n == ;", "nplurals=2; plural=n % 0;", "nplurals=2; plural=m;", "nplurals=2; plural=(0;",
      "nplurals=2; plural=0 0;", "nplurals=2; plural=99999999999999999999;",
      "nplurals=1; plural=\(String(repeating: "(", count: 5000))0\(String(repeating: ")", count: 5000));",
      "nplurals=1; plural=0\(String(repeating: " || 0", count: 250));",
    ])
  func refused(field: String) { #expect(PluralRule(field: field) == nil) }
}
