internal import Expressions
internal import FormDefinitions
internal import Values

/// Values to try in a field: representative ones, and one beyond each limit.
struct FieldDomain {
  /// Values that fit the field; the first is the default, or no answer.
  var fitting: [AnswerValue]
  /// Values beyond its limits, which only matter when those are left out.
  var beyond: [AnswerValue] = []
  /// Whether other values can make a difference.
  var coverage: Coverage

  enum Coverage {
    /// There are no others.
    case all
    /// Not for conditions that only compare the field with constants.
    case representative
    case some
  }

  /// False if nobody can choose a value in a key script: commands and paths outside are unknown.
  var isKnown = true
}

/// Makes the domains of a form's fields.
struct DomainBuilder {
  /// Values to try, and whether others can make a difference.
  typealias Candidates = (values: [AnswerValue], coverage: FieldDomain.Coverage)

  let form: ProofForm
  private let uses: [FieldUses]

  /// Fields with more options or whole numbers than this are represented by some of them.
  static let mostValues = 64

  /// - Parameter numbers: Constants with which numbers are compared elsewhere.
  init(_ form: ProofForm, numbers: [ExpressionValue] = []) {
    self.form = form
    uses = UseCollector(form).uses.enumerated().map { index, uses in
      var uses = uses
      if form.fields[index].numberLimits != nil { uses.constants += numbers }
      return uses
    }
  }

  func domains() -> [FieldDomain] {
    let nothing = Situation(form, answers: form.fields.map { $0.valueOfNobody })
    return form.fields.indices.map { domain(of: $0, in: nothing) }
  }

  private func domain(of index: Int, in situation: Situation) -> FieldDomain {
    let field = form.fields[index]
    let uses = uses[index]
    var (values, coverage) = candidates(field, uses)
    let start = field.literalDefault.flatMap { $0 == .null ? nil : $0 } ?? field.valueOfNobody
    values = [start, field.type == .boolean ? start : .null] + values
    var seen: Set<AnswerValue> = []
    values = values.filter { seen.insert($0).inserted }
    var domain = FieldDomain(fitting: [], coverage: coverage)
    let depends = if case .computed? = field.choice?.options { true } else { false }
    for value in values {
      // Which options there are is known only together with other answers.
      if depends || situation.fits(index, value) { domain.fitting.append(value) } else { domain.beyond.append(value) }
    }
    if field.type.isText, !isRepresented(field, uses, by: domain.fitting) { domain.coverage = .some }
    switch field.choice?.options {
    case .live?, .arriving?, .computed?: (domain.coverage, domain.isKnown) = (.some, false)
    default: break
    }
    if field.text?.check != nil || field.text?.pathMustExist == true || field.text?.pathKind != nil {
      domain.isKnown = false
    }
    return domain
  }

  /// True if the texts to try contain those that conditions name, and one that stands for all others. A text against the
  /// field's capitalization is not typed, but can be made of one that is.
  private func isRepresented(_ field: FieldDefinition, _ uses: FieldUses, by texts: [AnswerValue]) -> Bool {
    let named = uses.constants.map { AnswerValue($0) }
    return texts.contains { text in !text.isEmpty && !named.contains { $0.isSame(as: text) } }
      && named.allSatisfy { !field.canHold($0) || field.keepsTyped($0) }
  }

  private func candidates(_ field: FieldDefinition, _ uses: FieldUses) -> Candidates {
    switch field.type {
    case .boolean: return ([.bool(true), .bool(false)], .all)
    case .select: return choices(field, uses)
    case .multiselect: return subsets(field, uses)
    case .integer: return wholeNumbers(field, uses)
    case .number: return numbers(field, uses)
    case .date, .time, .datetime: return moments(field, uses)
    case .list, .map: return (rows(field, uses), .some)
    case .text, .password, .textarea, .path:
      return (
        TextCandidates(field: field, uses: uses).texts.map { .string($0) }, uses.isOrdered ? .some : .representative
      )
    case .computed, .note: return ([], .all)
    }
  }

  // Choices.

  private func choices(_ field: FieldDefinition, _ uses: FieldUses) -> Candidates {
    guard let options = field.choice?.options.known else {
      // A source outside may offer anything.
      let unknown: [AnswerValue] = field.choice?.options.isOutside == true ? [.string("something")] : []
      return (uses.constants.map { AnswerValue($0) }.filter { !$0.isCollection } + unknown, .some)
    }
    let takesOther = field.choice?.takesOther == true
    let named = uses.constants.map { AnswerValue($0) }.filter { !$0.isCollection && $0 != .null }
    var values = options.map(\.value)
    if values.count > Self.mostValues {
      // The options that no condition names are alike.
      let others = options.filter { !$0.isDisabled }.map(\.value).filter { !$0.isOne(of: named) }
      values = values.filter { $0.isOne(of: named) } + others.prefix(2)
    }
    let isAll = options.count <= Self.mostValues && !takesOther
    // Constants that are no options, and a text that is neither, stand for answers beyond them.
    values += named.filter { !$0.isOne(of: values) }
    if takesOther || options.contains(where: { $0.value.kindName == "text" }) {
      values += Self.others(1, besides: named + options.map(\.value))
    }
    return (values, isAll ? .all : uses.isOrdered ? .some : .representative)
  }

  /// So many texts that are none of these.
  private static func others(_ count: Int, besides known: [AnswerValue]) -> [AnswerValue] {
    let names = (1...).lazy.map { AnswerValue.string($0 == 1 ? "Something else" : "Something else \($0)") }
    return Array(names.filter { !$0.isOne(of: known) }.prefix(count))
  }

  private func subsets(_ field: FieldDefinition, _ uses: FieldUses) -> Candidates {
    let named = uses.constants.filter { $0.kind == .string }.map { AnswerValue($0) }
    guard let choice = field.choice, let known = choice.options.known else {
      return (named.map { .list([$0]) }, .some)
    }
    let options = known.answer(of: known.filter { !$0.isDisabled }.map(\.value))
    let strangers = Set(named).filter { !$0.isOne(of: options) }.sorted { $0.text < $1.text }
    let isSmall = options.count <= 6
    let values = isSmall ? Self.allSubsets(of: options) : someSubsets(of: options, field)
    guard choice.takesOther else {
      return (values + strangers.map { .list([$0]) }, isSmall ? .all : .some)
    }
    let isWhole = isSmall && options.count + strangers.count <= 8 && choice.items.minItems ?? 0 <= Self.mostValues
    let chosen = isWhole ? Self.allSubsets(of: options + strangers) : values + strangers.map { .list([$0]) }
    let lengths = Set([choice.items.minItems, choice.items.maxItems].compactMap { $0 }).union(uses.lengths)
    let filled = Self.filledUp([.list([])] + chosen, to: lengths, besides: options + named)
    return (chosen + filled, isWhole ? .representative : .some)
  }

  private static func allSubsets(of options: [AnswerValue]) -> [AnswerValue] {
    (1..<(1 << options.count)).sorted { ($0.nonzeroBitCount, $0) < ($1.nonzeroBitCount, $1) }
      .map { bits in .list(options.indices.filter { bits >> $0 & 1 == 1 }.map { options[$0] }) }
  }

  /// The answers with one more choice that is no option, and with as many as make these numbers of choices.
  private static func filledUp(
    _ answers: [AnswerValue], to lengths: Set<Int>, besides known: [AnswerValue]
  ) -> [AnswerValue] {
    let fillers = others(mostValues, besides: known)
    return answers.flatMap { answer -> [AnswerValue] in
      guard case .list(let items) = answer else { return [] }
      let missing = Set(lengths.map { $0 - items.count }).union([1]).filter { (1...mostValues).contains($0) }
      return missing.sorted().map { .list(items + fillers.prefix($0)) }
    }
  }

  private func someSubsets(of options: [AnswerValue], _ field: FieldDefinition) -> [AnswerValue] {
    let singles = options.prefix(Self.mostValues)
    let most = min(field.choice?.items.maxItems ?? options.count, options.count)
    let least = min(field.choice?.items.minItems ?? 1, options.count + 1)
    let required = options.filter { field.choice?.options.option(with: $0)?.isRequired == true }
    var values: [AnswerValue] = singles.map { single in
      let others = options.filter { $0 != single && !required.contains($0) }
      let chosen = Set([single] + required + others.prefix(max(0, least - 1 - required.count)))
      return .list(options.filter(chosen.contains))
    }
    values += [.list(Array(options.prefix(max(1, most))))]
    values += [.list(Array(options.prefix(min(most + 1, options.count))))]
    for (index, one) in options.prefix(8).enumerated() {
      for other in options.prefix(8).dropFirst(index + 1) { values.append(.list([one, other])) }
    }
    return values
  }

  private static let mostRows = 12

  /// No row beside the empty list: one and two, and as many as the limits ask for and conditions tell apart, each with
  /// representative values.
  private func rows(_ field: FieldDefinition, _ uses: FieldUses) -> [AnswerValue] {
    guard let traits = field.list else { return [] }
    let first = RowCandidates(traits, constants: uses.constants).rows
    let least = min(traits.items.minItems ?? 1, Self.mostRows)
    return uses.lengths.union([1, 2, least, least + 1]).filter { (1...Self.mostRows).contains($0) }.sorted().flatMap {
      count in
      first.isEmpty ? [] : RowCandidates.answers(of: first, count: count, traits)
    }
  }
}

extension AnswerValue {
  fileprivate func isOne(of values: [AnswerValue]) -> Bool { values.contains { $0.isSame(as: self) } }
}

extension FieldDefinition {
  /// False for a value with characters that the field drops, however it is given.
  func canHold(_ value: AnswerValue) -> Bool {
    switch value {
    case .list(let items) where choice != nil: items.allSatisfy(canHold)
    case .string(let text) where type.isText: text == text.inLines(type == .textarea ? .several : .joined)
    case .string(let text) where choice?.takesOther == true:
      choice?.options.option(with: value) != nil || text == AnswerConversion.otherAnswer(text)
    default: true
    }
  }

  /// True if a text stays as it is typed.
  func keepsTyped(_ value: AnswerValue) -> Bool {
    if case .string(let text) = value { text == AnswerConversion.entered(text, in: self) } else { true }
  }
}
