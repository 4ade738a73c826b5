import Testing
import Wording

@Suite struct LanguageTagTests {
  @Test(
    "a tag is a language and what narrows it, in any spelling",
    arguments: [
      ("de", "de"), ("DE", "de"), ("pt-BR", "pt-br"), ("pt_BR", "pt-br"), ("zh-Hant-TW", "zh-hant-tw"), ("tlh", "tlh"),
      ("", nil), ("d", nil), ("german language", nil), ("de-", nil), ("-de", nil), ("1de", nil), ("de-äö", nil),
      ("abcdefghi", nil), ("de--AT", nil), ("de" + String(repeating: "-x", count: 50), nil),
      ("de" + String(repeating: "-x", count: 49), "de" + String(repeating: "-x", count: 49)),
    ])
  func tag(text: String, expected: String?) {
    #expect(LanguageTag(text)?.text == expected)
  }

  @Test(
    "a locale names a language, but for C and POSIX",
    arguments: [
      ("de_DE.UTF-8", "de-de"), ("de", "de"), ("sr_RS@latin", "sr-rs"), ("de_AT.UTF-8@euro", "de-at"), ("C", nil),
      ("C.UTF-8", nil), ("POSIX", nil), ("", nil), (".UTF-8", nil),
    ])
  func locale(text: String, expected: String?) {
    #expect(LanguageTag(locale: text)?.text == expected)
  }

  @Test(
    "LC_ALL decides before LC_MESSAGES before LANG, if it is not empty",
    arguments: [
      (["LANG": "fr_FR"], "fr-fr"), (["LANG": "fr_FR", "LC_MESSAGES": "de"], "de"),
      (["LANG": "fr_FR", "LC_MESSAGES": "de", "LC_ALL": "ja"], "ja"), (["LANG": "fr_FR", "LC_ALL": ""], "fr-fr"),
      (["LANG": "fr_FR", "LC_ALL": "C"], nil), (["LC_CTYPE": "fr_FR"], nil), ([:], nil),
    ] as [([String: String], String?)])
  func environment(variables: [String: String], expected: String?) {
    #expect(LanguageTag(environment: { variables[$0] })?.text == expected)
  }

  @Test(
    "the best text is the same language, then the language without its end, then any of its variants",
    arguments: [
      ("de", "de"), ("de-AT", "de-at"), ("de-CH", "de"), ("de-AT-1996", "de-at"), ("pt", "pt-br"), ("pt-PT", "pt-br"),
      ("it", nil), ("zh-Hant-TW", "zh-hant"),
    ])
  func best(wanted: String, expected: String?) throws {
    let tags = ["en", "de", "de-AT", "pt-BR", "zh", "zh-Hant"].compactMap { LanguageTag($0) }
    #expect(try #require(LanguageTag(wanted)).best(among: tags)?.text == expected)
  }

  @Test func `our own words are in the language of a tag, whatever the country`() throws {
    #expect(DisplayLanguage(try #require(LanguageTag("de-CH"))) == .german)
    #expect(DisplayLanguage(try #require(LanguageTag("it"))) == nil)
  }
}
