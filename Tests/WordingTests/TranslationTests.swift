import Gettext
import Testing

@testable import Wording

/// Everything that is said in English is said in the other languages, in words of their own.
@Suite struct TranslationTests {
  private static let others = DisplayLanguage.allCases.filter { $0 != .english }

  /// Words that another language has in the same form.
  private static let same: Set<String> = ["suggestions", "no"]

  /// What the help on keys says.
  private static let help = CatalogueTemplate.ofMessages.models.filter { $0.context.hasPrefix("help.") }
    .map { Message($0.place) }

  @Test(arguments: others)
  func `the help is translated whole`(language: DisplayLanguage) {
    for phrase in Self.help {
      let text = phrase.text(in: language)
      #expect(!text.isEmpty && text.last != ".", "\(phrase)")
      #expect(text != phrase.text(in: .english) || Self.same.contains(text), "\(phrase): \(text)")
    }
  }

  @Test(arguments: DisplayLanguage.allCases)
  func `the help on keys stays short`(language: DisplayLanguage) {
    // In columns as the narrowest column of the help has them beside its longest keys.
    for phrase in Self.help where phrase != .helpMoreKeys {
      let wide = phrase.text(in: language).unicodeScalars.count { $0.value >= 0x1100 }
      #expect(phrase.text(in: language).count + wide <= 30, "\(phrase.text(in: language))")
    }
  }

  @Test(arguments: others)
  func `where suggestions come from is said in every language`(language: DisplayLanguage) {
    // Polish has the same words.
    let same: [SourceName] = language == .polish ? [.git, .generator, .host] : [.git]
    for name in SourceName.allCases where !same.contains(name) {
      #expect(name.text(in: language) != name.text(in: .english), "\(name)")
    }
  }

  @Test(
    "what a text looks like is said in every language",
    arguments: [
      (DisplayLanguage.english, "4 to 8 digits", "MM/YY"), (.german, "4 bis 8 Ziffern", "MM/JJ"),
      (.french, "4 à 8 chiffres", "MM/AA"), (.spanish, "4 a 8 cifras", "MM/AA"), (.chinese, "4 到 8 位数字", "MM/YY"),
      (.japanese, "4～8 桁の数字", "MM/YY"),
    ])
  func hints(language: DisplayLanguage, digits: String, date: String) {
    #expect(Message.digits(4...8, in: language).text(in: language) == digits)
    #expect(Message.wantedMonthAndYear.text(in: language) == date)
    for hint in [
      Message.wantedNameOnCard, .wantedStreet, .wantedApartment, .wantedCityAndState, .wantedPassphrase,
    ] {
      #expect(language == .english || hint.text(in: language) != hint.text(in: .english))
    }
  }

  // Plain questions.

  private static let questions: [(Message, [String])] = [
    (.questionIsAnsweredUnseen, []), (.questionIsNotAnswered, []), (.questionWasNotAnswered(label: "‹a›"), ["‹a›"]),
    (.questionEndedEarly, []), (.questionLineIsNotText, []), (.questionIsFirst, []),
    (.questionEarlierAnswers(review: "‹a›", back: "‹b›"), ["‹a›", "‹b›"]),
    (.questionAnswerYesOrNo(yes: "q"), ["q", "n"]), (.questionKeepRow(list: "‹a›", row: 43), ["‹a›", "43"]),
    (.questionRow(list: "‹a›", row: 43), ["‹a›", "43"]), (.questionAddRow(list: "‹a›"), ["‹a›"]),
    (.questionAddAnotherRow(list: "‹a›"), ["‹a›"]), (.questionMustBeAnswered, []), (.questionNeedNotBeAnswered, []),
    (
      .questionWishes(back: "‹a›", review: "‹b›", help: "‹c›", clear: "‹d›", quit: "‹e›"),
      ["‹a›", "‹b›", "‹c›", "‹d›", "‹e›"]
    ),
    (.questionEmptyLineTakes(preset: "‹a›"), ["‹a›"]), (.questionFlag(yes: "‹a›", no: "‹b›"), ["‹a›", "‹b›"]),
    (.questionOption, []),
    (.questionOptions, []), (.questionRows, []), (.questionWholeNumber(bounds: "‹a›"), ["‹a›"]),
    (.questionNumber(bounds: "‹a›"), ["‹a›"]), (.questionMoment(form: "‹a›", bounds: "‹b›"), ["‹a›", "‹b›"]),
    (.questionLine(lengths: "‹a›"), ["‹a›"]), (.questionHiddenLine(lengths: "‹a›"), ["‹a›"]),
    (.questionLines(lengths: "‹a›"), ["‹a›"]), (.questionHiddenLines(lengths: "‹a›"), ["‹a›"]),
    (.questionBetween(least: "‹a›", most: "‹b›"), ["‹a›", "‹b›"]), (.questionAtLeast(least: "‹a›"), ["‹a›"]),
    (.questionAtMost(most: "‹a›"), ["‹a›"]), (.questionMoreThan(bound: "‹a›"), ["‹a›"]),
    (.questionLessThan(bound: "‹a›"), ["‹a›"]), (.questionLengthBetween(least: 21, most: 43), ["21", "43"]),
    (.questionLengthAtLeast(least: 43), ["43"]), (.questionLengthAtMost(most: 43), ["43"]),
    (.questionUnderstood(text: "‹a›"), ["‹a›"]), (.questionSubmitOrGoBack, []),
    (.questionHelpfulWords(help: "‹a›", back: "‹b›", review: "‹c›", quit: "‹d›"), ["‹a›", "‹b›", "‹c›", "‹d›"]),
    (.questionWordBack, []), (.questionWordReview, []), (.questionWordHelp, []), (.questionWordClear, []),
    (.questionWordQuit, []), (.questionWordOpen, []), (.questionQuestions(count: 43), ["43"]),
    (.questionPlace(number: 21, count: 43), ["21", "43"]), (.questionNotShown, []),
    (.questionMask(parts: "‹a›"), ["‹a›"]), (.questionMaskDigits(count: 43), ["43"]),
    (.questionMaskLetters(count: 43), ["43"]), (.questionMaskCharacters(count: 43), ["43"]),
    (.questionHostedWord(word: "‹a›", label: "‹b›"), ["‹a›", "‹b›"]), (.questionManyOptions(count: 43), ["43"]),
  ]

  @Test func `nothing that is said is forgotten here`() throws {
    #expect(Message.places(in: "question") == Set(Self.questions.map(\.0.place)))
    #expect(try CaseNames(declaredIn: "ContentFault") == CaseNames(of: Self.faults.map(\.0)))
    let clauses = Self.faults.compactMap { if case .clause(let message) = $0.0 { message.place } else { nil } }
    let composed = try Message.places(namedIn: "ContentFault")
    #expect(Message.places(in: "fault").subtracting(composed).isSubset(of: clauses))
  }

  @Test(arguments: others)
  func `the form for a command's arguments is translated`(language: DisplayLanguage) {
    // "Options" is French too.
    let all: [Message] = [.toolRun, .toolOptions, .toolCommandLine, .toolCommand, .toolOneALine]
    #expect(Message.places(in: "tool") == Set(all.map(\.place)))
    for message in all where message != .toolOptions || language != .french {
      #expect(message.text(in: language) != message.text(in: .english), "\(message)")
    }
  }

  @Test(arguments: DisplayLanguage.allCases)
  func `plain questions say in every language what they say in English`(language: DisplayLanguage) {
    for (phrase, parts) in Self.questions {
      let text = phrase.text(in: language)
      #expect(!text.isEmpty && text.last != " ")
      for part in parts where part != "n" || !text.contains(language.no) {
        #expect(text.contains(part), "\(phrase): \(text)")
      }
      #expect(language == .english || text != phrase.text(in: .english), "\(text)")
    }
  }

  // What is wrong with texts that have a meaning.

  private static let faults: [(ContentFault, [String])] =
    [
      (.cannotContain(.character("ß")), ["ß"]), (.cannotStandBeforeAt(.character("ß")), ["ß", "@"]),
      (.cannotStandAfterAt(.character("ß")), ["ß", "@"]),
      (.clause(.faultMissingSlashes(scheme: "‹a›")), ["‹a›", "//"]),
      (.clause(.faultLongerThan(letters: 43)), ["43"]), (.clause(.faultTooFewDigits(count: 43)), ["43"]),
      (.clause(.faultTooManyDigits(count: 43)), ["43"]),
      (.needsDigits(21...43, found: 55), ["21", "43", "55"]), (.needsDigits(4...5, found: 6), ["4", "5", "6"]),
      (.needsDigits(7...7, found: 6), ["7", "6"]),
      (.networkLength("‹a›", [13, 16, 19], found: 14), ["‹a›", "13", "19"]),
      (.clause(.faultUnknownCallingCode(code: "43")), ["+43"]),
      (.clause(.faultIsNumber(least: 21, most: 43)), ["21", "43"]),
      (.clause(.faultIsFrom(least: 21, most: 43)), ["21", "43"]),
      (.clause(.faultCardValidTooLong(years: 43)), ["43"]), (.tooLongAgo(years: 43), ["43"]),
      (.clause(.faultTrackingLength(found: 43)), ["43"]),
      (.clause(.faultMeant(name: "‹a›")), ["‹a›"]), (.clause(.problemNoMonth(month: 43)), ["43"]),
      (.daysOfMonth(month: 2, year: 2027, count: 28), ["2027", "28"]),
      (.clause(.faultMissingScheme), ["https://"]), (.clause(.faultBadPort), ["65535"]),
      (.clause(.faultNotAURL), ["://"]), (.clause(.faultCallingCodeForm), ["+"]), (.clause(.faultMisplacedPlus), ["+"]),
      (.clause(.faultAtBrace), ["@{"]),
      (.clause(.faultEndsInLock), [".lock"]), (.clause(.faultCardMonth), ["01", "12"]),
      (.clause(.faultMonthNumberOrName), ["12"]), (.clause(.faultFlightDigits), []),
    ]
    + ([
      .clause(.faultTooLong), .clause(.faultMissingAt), .clause(.faultMoreThanOneAt), .clause(.faultMissingLocalPart),
      .clause(.faultMissingDomain), .clause(.faultMissingDot), .clause(.faultDotBeforeAt), .clause(.faultDotAfterAt),
      .clause(.faultHyphenBesideDot), .clause(.faultComma), .clause(.faultMissingHost), .clause(.faultMissingRest),
      .clause(.faultBadHost), .clause(.faultDotTooMany), .clause(.faultHyphenAtEnd), .clause(.faultPartTooLong),
      .clause(.faultOnlyDigits), .clause(.faultWrongDigit), .cardExpired, .inFuture, .clause(.faultNoSuchDay),
      .clause(.faultNoSuchTime), .clause(.faultAirline), .clause(.faultTwoDots), .clause(.faultMisplacedSlash),
      .clause(.faultLeadingHyphen), .clause(.faultLonelyAt), .clause(.faultPartWithLeadingDot),
      .clause(.faultTrailingDot), .cannotContain(.spaces),
      .cannotContain(.invisibleSpaces), .cannotContain(.controlCharacters),
    ] as [ContentFault]).map { ($0, []) }

  @Test(arguments: DisplayLanguage.allCases)
  func `every fault is told in every language`(language: DisplayLanguage) {
    for (fault, parts) in Self.faults {
      let text = fault.text(in: language)
      #expect(!text.isEmpty && text.last != "." && text.last != "。", "\(text)")
      for part in parts { #expect(text.contains(part), "\(fault): \(text)") }
      #expect(language == .english || text != fault.text(in: .english), "\(text)")
    }
  }

  private static let wanted: [WantedContent] = [
    .emailAddress, .url, .messagingURL, .hostName, .telephoneNumber, .callingCode, .telephonePart, .postalCode,
    .cardNumber, .cardExpiration, .expirationDate, .expirationYear, .oneTimeCode, .securityCode, .eid, .imei,
    .dayOfMonth, .month, .expirationMonth, .amount, .birthdate, .birthYear, .dateTime, .flightNumber, .trackingNumber,
    .branchName, .countryCode, .currencyCode, .languageCode, .timeZone,
  ]

  @Test func `nothing that is wanted is forgotten here`() {
    // What an empty field shows is told in the hints.
    let hints: Set<Message> = [
      .wantedNameOnCard, .wantedStreet, .wantedApartment, .wantedCityAndState, .wantedPassphrase, .wantedMonthAndYear,
      .wantedYear, .wantedDay, .wantedDigits(list: "4", count: 4),
    ]
    #expect(Message.places(in: "wanted") == Set(Self.wanted.map(\.message.place)).union(hints.map(\.place)))
  }

  @Test(arguments: others)
  func `what is wanted is told in every language, with the same example`(language: DisplayLanguage) {
    for wanted in Self.wanted {
      let sentence = ContentSentence(wanted)
      let text = sentence.text(in: language)
      #expect(text != sentence.text(in: .english))
      if let example = wanted.example { #expect(text.contains(example)) }
    }
  }

  @Test(
    arguments: [
      (.english, "Enter a valid postal code for Germany, such as 10115: it needs 5 digits, not 4"),
      (.german, "Bitte eine gültige Postleitzahl (DE) eingeben, etwa 10115: nötig sind 5 Ziffern, nicht 4"),
      (.french, "Saisir un code postal valable (DE), par exemple 10115 : il faut 5 chiffres, et non 4"),
      (.spanish, "Escribe un código postal válido (DE), por ejemplo 10115: necesita 5 cifras, no 4"),
      (.chinese, "请输入有效的邮政编码（DE），例如 10115：需要 5 位数字，而不是 4 位"),
      (.japanese, "正しい郵便番号（DE）を入力してください（例：10115）：5 桁必要です（現在 4 桁）"),
    ] as [(DisplayLanguage, String)])
  func `a sentence is put together as its language does it`(language: DisplayLanguage, text: String) {
    var sentence = ContentSentence(.postalCode, .needsDigits(5...5, found: 4))
    sentence.country = ("Germany", "DE")
    sentence.example = "10115"
    #expect(sentence.text(in: language) == text)
  }
}
