internal import ContentTypes
internal import Expressions
internal import FormDefinitions

/// Texts to try in a text field: those that conditions name, examples of its patterns, format and content type, and
/// texts around its limits of length.
struct TextCandidates {
  let field: FieldDefinition
  let uses: FieldUses

  var texts: [String] {
    let traits = field.text ?? TextTraits()
    let constants: [String] = uses.constants.compactMap {
      if case .string(let text) = $0, text.count <= 2000 { text } else { nil }
    }
    if traits.pathMustExist { return Self.paths(to: traits.pathKind) + constants }
    var texts: [String] = []
    let bounds = [traits.minLength, traits.maxLength].compactMap { $0 }.flatMap { [$0 &- 1, $0, $0 &+ 1] }
    let lengths = Set(bounds.filter { (1...2000).contains($0) }).union(uses.lengths.filter { $0 > 0 })
    if let type = traits.contentType { texts += Self.samples(of: type) }
    if let format = traits.format { texts += Self.samples(of: format) }
    if let mask = traits.mask { texts += Self.samples(of: mask) }
    for pattern in [traits.pattern].compactMap({ $0 }) + uses.patterns { texts += pattern.examples(lengths: lengths) }
    texts += ["Ada", "ada", "a", "Ada Lovelace", "4711", "x-1", "1.2.3"]
    texts += field.suggestedTexts
    texts += constants
    for fragment in uses.fragments {
      texts += [fragment, "\(fragment)x", "x\(fragment)", "\(fragment) x", "x\(fragment)x"]
    }
    texts += lengths.sorted().map { String(repeating: "a", count: $0) }
    // Between the parts that conditions look for.
    if let first = uses.fragments.first, let last = uses.fragments.last, first != last {
      texts.append("\(first)x\(last)")
    }
    // As they are typed, and those that nobody can type as well.
    texts = texts.filter { !field.canHold(.string($0)) } + texts.map { AnswerConversion.entered($0, in: field) }
    return texts.filter { !$0.isEmpty }
  }

  /// Paths that lead to something wherever a script is played; a device passes for a file.
  private static func paths(to kind: TextTraits.PathKind?) -> [String] {
    switch kind {
    case .file: ["/dev/null", "/dev/zero"]
    case .directory: ["/", "/dev", "."]
    case nil: ["/", "/dev/null", "."]
    }
  }

  private static func samples(of mask: InputMask) -> [String] {
    let characters = ["1", "A", "a", "0"]
    var text = ""
    for element in mask.elements {
      if case .literal(let character) = element {
        text.append(character)
      } else {
        text += characters.first { element.accepts(Character($0)) } ?? "a"
      }
    }
    return [text]
  }

  private static func samples(of format: TextFormat) -> [String] {
    switch format {
    case .date: ["2026-01-15"]
    case .time: ["09:30:00Z"]
    case .dateTime: ["2026-01-15T09:30:00Z"]
    case .duration: ["P1D"]
    case .email: ["ada@example.com", "bob@example.org"]
    case .hostname: ["example.com", "host"]
    case .ipv4: ["192.0.2.1"]
    case .ipv6: ["2001:db8::1"]
    case .uri, .iri, .uriReference, .iriReference: ["https://example.com/"]
    case .uriTemplate: ["https://example.com/{id}"]
    case .uuid: ["123e4567-e89b-12d3-a456-426614174000"]
    case .regex: ["a*"]
    case .jsonPointer: ["/a"]
    case .relativeJSONPointer: ["0"]
    }
  }

  /// Texts of the kinds that content types check.
  private static func samples(of type: TextContentType) -> [String] {
    let texts = [
      "ada@example.com", "bob@example.org", "example.com", "example.org", "https://example.com/", "+44 20 7946 0958",
      "10115", "ada", "4111 1111 1111 1111",
      "12/29", "12", "2029", "123", "1990-05-17", "123456", "London", "GB", "en", "EUR", "Europe/London", "DE", "main",
      "/tmp", "correct horse battery", "Correct-Horse-8-Battery", "2026-05-01", "LH 1234", "1Z999AA10123456784",
      "490154203237518", "89049032123451234512345678901235",
    ]
    let context = ValidationContext(language: .english)
    return texts.filter { type.problem(in: $0, context: context) == nil }
  }
}

extension FieldDefinition {
  /// Texts that the definition itself gives as examples.
  fileprivate var suggestedTexts: [String] {
    var texts: [String] = []
    if case .literal(.string(let text))? = defaultValue { texts.append(text) }
    if let placeholder { texts.append(placeholder) }
    if case .list(let suggestions)? = text?.suggestions { texts += suggestions.prefix(3) }
    return texts
  }
}

/// Rows to try in a list.
struct RowCandidates {
  /// Different rows, as far as there are different ones.
  let rows: [AnswerValue]

  private static let mostRows = 12

  /// - Parameter constants: What conditions compare with something made of the rows, such as a sum.
  init(_ traits: ListTraits, constants: [ExpressionValue]) {
    let form = ProofForm(Self.definition(of: traits), in: ProofWorld(now: .epoch, environment: [:]))
    let domains = DomainBuilder(form, numbers: constants).domains()
    let most = domains.map { $0.fitting.count { !$0.isEmpty } }.max() ?? 0
    rows = (0..<min(max(3, most), Self.mostRows)).map { number in
      .object(
        zip(form.fields, domains).filter { $0.0.hasAnswer && $0.0.type != .computed }.map { field, domain in
          let values = domain.fitting.filter { !$0.isEmpty }
          let value = values.isEmpty ? field.valueOfNobody : values[min(number, values.count - 1)]
          return AnswerValue.Member(field.id, value)
        })
    }
  }

  private static func definition(of traits: ListTraits) -> FormDefinition {
    var section = SectionDefinition()
    section.fields = traits.fields
    var form = FormDefinition()
    form.sections = [section]
    return form
  }

  /// Answers with so many rows: all the same, and all different as far as there are different ones.
  static func answers(of rows: [AnswerValue], count: Int, _ traits: ListTraits) -> [AnswerValue] {
    let one = (0..<count).map { _ in rows[0] }
    let several = (0..<count).map { rows[$0 % rows.count] }
    var answers = count == 1 ? rows.map { [$0] } : [several, one]
    answers = answers.filter { !$0.isEmpty }
    return answers.map { traits.answer(of: $0) }
  }
}
