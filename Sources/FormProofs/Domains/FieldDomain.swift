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
  let form: ProofForm
  private let collected: UseCollector

  /// Fields with more options or whole numbers than this are represented by some of them.
  static let mostValues = 64

  init(_ form: ProofForm) {
    self.form = form
    collected = UseCollector(form)
  }

  func domains() -> [FieldDomain] {
    let nothing = Situation(form, answers: form.fields.map { $0.valueOfNobody })
    return form.fields.indices.map { domain(of: $0, in: nothing) }
  }

  private func domain(of index: Int, in situation: Situation) -> FieldDomain {
    let field = form.fields[index]
    let uses = collected.uses[index]
    var (values, coverage) = candidates(field, uses)
    let start = initial(field)
    values = [start, field.type == .boolean ? start : .null] + values
    var seen: Set<AnswerValue> = []
    values = values.filter { seen.insert($0).inserted }
    var domain = FieldDomain(fitting: [], coverage: coverage)
    let depends = if case .computed? = field.choice?.options { true } else { false }
    for value in values {
      // Which options there are is known only together with other answers.
      if depends || situation.fits(index, value) { domain.fitting.append(value) } else { domain.beyond.append(value) }
    }
    if field.type.isText || field.type.hasRows, !domain.fitting.contains(where: { !$0.isEmpty }) {
      domain.coverage = .some
    }
    switch field.choice?.options {
    case .live?, .arriving?, .computed?: (domain.coverage, domain.isKnown) = (.some, false)
    default: break
    }
    if field.text?.check != nil || field.text?.pathMustExist == true || field.text?.pathKind != nil {
      domain.isKnown = false
    }
    return domain
  }

  private func initial(_ field: FieldDefinition) -> AnswerValue {
    if let value = field.literalDefault, value != .null { return value }
    return field.valueOfNobody
  }

  private func candidates(_ field: FieldDefinition, _ uses: FieldUses) -> (
    values: [AnswerValue], coverage: FieldDomain.Coverage
  ) {
    switch field.type {
    case .boolean: return ([.bool(true), .bool(false)], .all)
    case .select: return choices(field, uses)
    case .multiselect: return subsets(field, uses)
    case .integer: return wholeNumbers(field, uses)
    case .number: return numbers(field, uses)
    case .date, .time, .datetime: return moments(field, uses)
    case .list, .map: return (rows(field, uses), .some)
    case .text, .password, .textarea, .path:
      let texts = TextCandidates(field, uses).texts
      return (texts.map { .string($0) }, uses.isOrdered ? .some : .representative)
    case .computed, .note: return ([], .all)
    }
  }

  // Choices.

  private func choices(_ field: FieldDefinition, _ uses: FieldUses) -> (
    values: [AnswerValue], coverage: FieldDomain.Coverage
  ) {
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
      values =
        values.filter { value in named.contains { $0.isSame(as: value) } }
        + values.filter { value in !named.contains { $0.isSame(as: value) } }.prefix(2)
    }
    let isAll = options.count <= Self.mostValues && !takesOther
    if takesOther { values.append(.string("Something else")) }
    // Constants that are no options stand for answers beyond them.
    values += named.filter { constant in !values.contains { $0.isSame(as: constant) } }
    return (values, isAll ? .all : uses.isOrdered ? .some : .representative)
  }

  private func subsets(_ field: FieldDefinition, _ uses: FieldUses) -> (
    values: [AnswerValue], coverage: FieldDomain.Coverage
  ) {
    guard let options = field.choice?.options.known?.filter({ !$0.isDisabled }).map(\.value) else {
      return (uses.constants.filter { $0.kind == .string }.map { .list([AnswerValue($0)]) }, .some)
    }
    if options.count <= 6 {
      let all = (1..<(1 << options.count)).sorted { ($0.nonzeroBitCount, $0) < ($1.nonzeroBitCount, $1) }
      return (all.map { bits in .list(options.indices.filter { bits >> $0 & 1 == 1 }.map { options[$0] }) }, .all)
    }
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
    return (values, .some)
  }

  private static let mostRows = 12

  /// No row beside the empty list: one and two, and as many as the limits ask for and conditions tell apart, each with
  /// representative values.
  private func rows(_ field: FieldDefinition, _ uses: FieldUses) -> [AnswerValue] {
    guard let traits = field.list else { return [] }
    let first = RowCandidates(traits).rows
    let least = min(traits.items.minItems ?? 1, Self.mostRows)
    return uses.lengths.union([1, 2, least, least + 1]).filter { (1...Self.mostRows).contains($0) }.sorted().flatMap {
      count in
      first.isEmpty ? [] : RowCandidates.answers(of: first, count: count, traits)
    }
  }
}
