import TestSupport
import Testing

@testable import ContentTypes

/// A source that says the same to everybody, and counts how often.
private struct Fixed: SuggestionSource {
  var name = "fixed"
  var rank = SuggestionRank.system
  var offersSecrets = false
  var texts: [String]

  func suggestions(for query: SuggestionQuery) -> [Suggestion] {
    texts.map { Suggestion(text: $0, source: name, reason: "") }
  }
}

private func engine(
  _ type: TextContentType? = nil, _ sources: [any SuggestionSource], limit: Int = 8,
  others: [TextContentType: String] = [:]
) -> SuggestionEngine {
  var engine = SuggestionEngine(sources: sources, limit: limit)
  engine.begin(SuggestionQuery(contentType: type, otherFields: others, facts: .ada(), form: "f", field: "x"))
  return engine
}

struct SuggestionEngineTests {
  @Test func `sources are asked in the order of their ranks, each text is offered once`() {
    let entries = [
      HistorySource.Entry(text: "type", contentType: .nickname, form: "g", field: "y"),
      HistorySource.Entry(text: "field", contentType: .nickname, form: "f", field: "x"),
    ]
    var engine = engine(
      .nickname,
      [
        Fixed(name: "list", rank: .list, texts: ["ada", "list", "list"]), UserSource(),
        FormSource(), AuthorSource(["author", "field"]),
        HistorySource(entries, scope: .contentType), HistorySource(entries, scope: .field),
      ], others: [.givenName: "form"])
    #expect(
      engine.matches(prefix: "").map { "\($0.text) – \($0.source)" } == [
        "field – history", "type – history", "author – suggestions", "form – this form", "ada – user", "list – list",
      ])
  }

  @Test func `the list is capped`() {
    var engine = engine(nil, [Fixed(texts: (0..<100).map { "a\($0)" })], limit: 3)
    #expect(engine.matches(prefix: "a").map(\.text) == ["a0", "a1", "a2"])
    #expect(engine.count == 100)
  }

  @Test(
    arguments: [
      ("", "Ada Lovelace"), ("A", "da Lovelace"), ("Ada", " Lovelace"), ("ada", " Lovelace"), ("gr", "ace"),
      ("Gr", "ace Hopper"), ("GR", "ace Hopper"), ("Ada Lovelace", nil), ("ada lovelace", nil), ("x", nil),
      ("Ada  ", nil),
    ] as [(String, String?)])
  func `the ghost is the rest of the best suggestion, same case first`(text: String, ghost: String?) {
    var engine = engine(nil, [Fixed(texts: ["Ada Lovelace", "Grace Hopper", "grace"])])
    #expect(engine.ghost(for: text).map(String.init) == ghost)
    #expect((engine.best(for: text) == nil) == (ghost == nil))
  }

  @Test func `accepting a ghost in other letters takes the suggestion's`() {
    var engine = engine(nil, [Fixed(texts: ["McCarthy"])])
    #expect(engine.ghost(for: "mcc") == "arthy")
    #expect(engine.best(for: "mcc")?.text == "McCarthy")
  }

  @Test func `a ghost never melts into the character before point`() {
    var engine = engine(nil, [Fixed(texts: ["e\u{301}t"])])
    #expect(engine.ghost(for: "e") == nil)
    #expect(engine.ghost(for: "e\u{301}") == "t")
  }

  @Test func `an email address is completed after its @ too`() {
    let known = Fixed(texts: ["ada@analytical.example", "ada@gmail.com"])
    var engine = engine(.emailAddress, [known], limit: 4)
    #expect(engine.ghost(for: "ad") == "a@analytical.example")
    #expect(engine.ghost(for: "grace@") == "analytical.example")
    #expect(engine.ghost(for: "grace@g") == "mail.com")
    #expect(engine.ghost(for: "grace@outl") == "ook.com")
    #expect(engine.ghost(for: "grace@gmail.com") == nil)
    #expect(engine.ghost(for: "@") == nil)
    #expect(engine.ghost(for: "grace") == nil)
    #expect(
      engine.matches(prefix: "ada@g").map { "\($0.text) – \($0.source), \($0.reason)" } == [
        "ada@gmail.com – fixed, ", "ada@gmx.de – mail domains, common mail domain",
        "ada@gmx.net – mail domains, common mail domain",
      ])
    #expect(engine.matches(prefix: "g@a").first?.reason == "as in ada@analytical.example")
  }

  @Test func `the ghost of an email address is the rest of what accepting it gives, whatever is typed`() {
    var random = SeededGenerator(seed: 11)
    let known = Fixed(texts: ["ada@analytical.example", "ada@Gmail.com", "grace@mail.navy.example", "è@école.example"])
    var engine = engine(.emailAddress, [known])
    let pieces = [
      "ada", "grace", "@", "@", "G", "g", "mail", ".", "com", "analytical", "É", "e\u{301}", "\u{301}", "x",
    ]
    for _ in 0..<2000 {
      let text = (0..<Int.random(in: 0...5, using: &random)).map { _ in pieces.randomElement(using: &random)! }.joined()
      let rest = engine.best(for: text)?.text.dropFirst(text.count)
      #expect(engine.ghost(for: text) == rest, "\(text)")
    }
  }

  @Test func `secrets are offered by nobody but the generator, an existing password by nobody`() {
    let leaks = Fixed(rank: .fieldHistory, texts: ["hunter2", "123456"])
    for type in TextContentType.allCases where type.isSecret {
      var engine = engine(type, [leaks, PasswordSource(), ClipboardSource(text: "none")])
      #expect(engine.matches(prefix: "").map(\.source) == (type == .newPassword ? ["generator"] : []))
      #expect(engine.ghost(for: "") == nil)
    }
    var pushy = engine(.password, [Fixed(offersSecrets: true, texts: ["x"])])
    #expect(pushy.matches(prefix: "") == [])
    var code = engine(.oneTimeCode, [leaks, ClipboardSource(text: "code 424242")])
    #expect(code.matches(prefix: "").map(\.text) == ["424242"])
  }

  @Test func `a field that its author calls secret gets no suggestions`() {
    var engine = SuggestionEngine(sources: [Fixed(texts: ["x"])])
    engine.begin(SuggestionQuery(contentType: .nickname, isSecret: true))
    #expect(engine.matches(prefix: "") == [])
    engine.add(
      [Suggestion(text: "y", source: "s", reason: "")], from: "s", rank: .author, generation: engine.generation)
    #expect(engine.matches(prefix: "") == [])
  }

  @Test func `sources never see the secrets of other fields`() {
    struct Spy: SuggestionSource {
      func suggestions(for query: SuggestionQuery) -> [Suggestion] {
        query.otherFields.values.sorted().map { Suggestion(text: $0, source: name, reason: "") }
      }
    }
    let others: [TextContentType: String] = [
      .password: "hunter2", .creditCardNumber: "4111", .oneTimeCode: "1234", .name: "Ada",
    ]
    var nickname = engine(.nickname, [Spy()], others: others)
    #expect(nickname.matches(prefix: "").map(\.text) == ["Ada"])
    var network = engine(.creditCardType, [FormSource()], others: others)
    #expect(network.matches(prefix: "").map(\.text) == ["Visa"])
  }

  @Test func `garbage is dropped and named`() {
    let garbage = Fixed(
      name: "noise",
      texts: [
        "\u{1B}[31mred", "  ", "", "a\nb", "\u{202E}evil", "Jos\u{FFFD}", String(repeating: "x", count: 1_001), "fine",
      ])
    var engine = engine(nil, [garbage])
    #expect(engine.matches(prefix: "").map(\.text) == ["fine"])
    #expect(
      engine.rejections.map { "\($0.source): \($0.reason.rawValue)" } == [
        "noise: control characters in a suggestion", "noise: empty suggestion",
        "noise: suggestion from bytes that are not UTF-8", "noise: over-long suggestion",
      ])
  }

  @Test func `where the field has several lines, so may what is offered`() {
    let source = Fixed(texts: ["one\ntwo", "one\u{1B}two", "one\rtwo"])
    for hasSeveralLines in [false, true] {
      var engine = SuggestionEngine(sources: [source])
      engine.begin(SuggestionQuery(contentType: nil, hasSeveralLines: hasSeveralLines))
      #expect(engine.matches(prefix: "one").map(\.text) == (hasSeveralLines ? ["one\ntwo"] : []))
    }
  }

  @Test func `what the system offers has to be valid, what a person or a list offers need not`() {
    let system = Fixed(name: "system", texts: ["not an address", "ada@example.com"])
    let history = Fixed(name: "history", rank: .fieldHistory, texts: ["half@"])
    var engine = engine(.emailAddress, [system, history])
    #expect(engine.matches(prefix: "").map(\.text) == ["half@", "ada@example.com"])
    #expect(
      engine.rejections.map { "\($0.source): \($0.reason.rawValue)" } == [
        "system: suggestion that is not valid for the field"
      ])
  }

  @Test func `a late answer joins at its rank, one for an earlier field is ignored`() {
    var engine = engine(nil, [Fixed(rank: .list, texts: ["late b"])])
    let generation = engine.generation
    #expect(engine.ghost(for: "la") == "te b")
    engine.add([Suggestion(text: "late a", source: "c", reason: "")], from: "c", rank: .author, generation: generation)
    #expect(engine.matches(prefix: "la").map(\.text) == ["late a", "late b"])
    engine.begin(SuggestionQuery(contentType: nil))
    engine.add([Suggestion(text: "late c", source: "c", reason: "")], from: "c", rank: .author, generation: generation)
    #expect(engine.matches(prefix: "la").map(\.text) == ["late b"])
    engine.end()
    #expect(engine.matches(prefix: "") == [])
    #expect(engine.ghost(for: "late") == nil)
  }

  @Test func `a key looks only at what the key before it left`() {
    let texts = (0..<10_000).map { "\($0 % 10)\($0 / 10 % 10)-\($0)" }
    var engine = engine(nil, [Fixed(rank: .list, texts: texts)])
    #expect(engine.candidatesExamined == 0)
    _ = engine.matches(prefix: "")
    #expect(engine.candidatesExamined == 0)
    _ = engine.matches(prefix: "1")
    #expect(engine.candidatesExamined == 10_000)
    _ = engine.matches(prefix: "12")
    #expect(engine.candidatesExamined == 11_000)
    _ = engine.ghost(for: "12")
    _ = engine.matches(prefix: "12-")
    #expect(engine.candidatesExamined == 11_100)
    _ = engine.matches(prefix: "12")
    _ = engine.matches(prefix: "1")
    #expect(engine.candidatesExamined == 11_100)
    _ = engine.matches(prefix: "13")
    #expect(engine.candidatesExamined == 12_100)
  }

  @Test func `files are read when a field gets the focus, never for a key`() {
    var facts = SystemFacts.ada()
    let reads = Counter()
    facts.readFile = { _ in
      reads.increment()
      return nil
    }
    var engine = SuggestionEngine()
    engine.begin(SuggestionQuery(contentType: .emailAddress, facts: facts))
    let onFocus = reads.value
    #expect(onFocus > 0)
    for text in ["a", "ad", "ada", "ada@", "ada@g", "ada@", "x"] {
      _ = engine.matches(prefix: text)
      _ = engine.ghost(for: text)
    }
    #expect(reads.value == onFocus)
  }

  @Test func `the standard sources offer Ada her own address first`() {
    let facts = SystemFacts.ada(
      files: ["/home/ada/.gitconfig": "[user]\nname = Ada Lovelace\nemail = ada@analytical.example\n"],
      environment: ["EMAIL": "ada@example.com", "LANG": "en_GB.UTF-8"])
    var engine = SuggestionEngine()
    engine.begin(SuggestionQuery(contentType: .emailAddress, facts: facts))
    #expect(
      engine.matches(prefix: "").map { "\($0.text) – \($0.source), \($0.reason)" } == [
        "ada@analytical.example – git, user.email", "ada@example.com – environment, EMAIL",
        "ada@engine.example.org – host, your login on this host",
      ])
    engine.begin(SuggestionQuery(contentType: .countryName, facts: facts))
    #expect(engine.ghost(for: "") == "United Kingdom")
    #expect(engine.ghost(for: "Ger") == "many")
    #expect(engine.count == 249)
  }
}
