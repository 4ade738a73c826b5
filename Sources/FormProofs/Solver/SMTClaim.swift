internal import ContentTypes
internal import Expressions
internal import FormDefinitions
internal import Values

/// A claim as a script for a solver.
struct SMTClaim {
  /// Which answers are looked for.
  enum Reading {
    /// Answers that a person can type in a script: plain characters, and of texts whose kind the solver does not know,
    /// those that are known to be valid.
    case playable
    /// All answers, and perhaps more: without any, there are none.
    case all
  }

  private let form: ProofForm
  private let claim: Claim
  private let reading: Reading
  private var translator: SMTTranslator
  private var declarations: [String] = []
  private var hard: [String] = []
  private var named: [(name: String, formula: String)] = []
  private(set) var constants: [String] = []

  init(_ form: ProofForm, _ claim: Claim, _ reading: Reading) throws(Untranslatable) {
    self.form = form
    self.claim = claim
    self.reading = reading
    translator = SMTTranslator(form)
    declareExistence()
    for field in claim.fields where form.fields[field].type.isEditable { try declare(field) }
    for (index, constraint) in claim.constraints.enumerated() {
      named.append(("k\(index)", try formula(constraint)))
    }
    for (index, goal) in claim.goals.enumerated() { named.append(("g\(index)", try formula(goal))) }
  }

  /// Finding a small core can take long.
  var asksForCore: Bool { reading == .all }

  /// The script, which asks for a model and for a core.
  func text(milliseconds: Int) -> String {
    var lines = ["(set-option :produce-unsat-cores true)"]
    if asksForCore { lines.append("(set-option :smt.core.minimize true)") }
    lines += [
      "(set-option :timeout \(milliseconds))",
      "(define-fun quotient ((a Int) (b Int)) Int (ite (>= a 0) (ite (> b 0) (div a b) (- (div a (- b)))) "
        + "(ite (> b 0) (- (div (- a) b)) (div (- a) (- b)))))",
    ]
    lines += declarations + translator.definitions
    lines += hard.filter { $0 != "true" }.map { "(assert \($0))" }
    lines += named.map { "(assert (! \($0.formula) :named \($0.name)))" }
    lines += ["(check-sat)", "(get-value (zero \(constants.joined(separator: " "))))"]
    if asksForCore { lines.append("(get-unsat-core)") }
    return lines.joined(separator: "\n") + "\n"
  }

  // Answers.

  private mutating func declareExistence() {
    declarations += [
      "(declare-const zero Bool)", "(declare-const today Int)", "(declare-const now Int)",
      "(declare-const focus String)", "(declare-const nofocus Bool)",
    ]
    hard += ["(= (mod today 86400) 0)", "(and (<= today now) (< now (+ today 86400)))"]
    let day = SMT.integer(form.world.now.seconds - form.world.now.seconds % 86_400)
    if reading == .playable { hard += ["(= today \(day))", "(= now \(SMT.integer(form.world.now.seconds)))"] }
    for section in form.definition.sections.indices where form.definition.sections[section].when != nil {
      declarations.append("(declare-const s\(section) Bool)")
      if !claim.constraints.contains(.section(section)) { hard.append("s\(section)") }
    }
    for field in form.fields.indices {
      if case .always = form.fields[field].when { continue }
      declarations.append("(declare-const w\(field) Bool)")
      if !claim.constraints.contains(.when(field)) { hard.append("w\(field)") }
    }
  }

  private mutating func declare(_ field: Int) throws(Untranslatable) {
    let definition = form.fields[field]
    let sort = try translator.sort(of: field)
    if case .options = sort {
      for index in (definition.choice?.options.known ?? []).indices { constant("o\(field)_\(index)", "Bool") }
      return
    }
    guard let name = sort.name else { throw Untranslatable(words: "'\(definition.id)' is not translated") }
    constant("n\(field)", "Bool")
    constant("v\(field)", name)
    let value = "v\(field)"
    switch sort {
    case .int: hard.append(SMT.not(SMT.exceeds(value)))
    case .bool: if definition.valueOfNobody != .null { hard.append("(not n\(field))") }
    case .string:
      hard.append("(or n\(field) (not (= \(value) \"\")))")
      if reading == .playable { hard.append(Self.typed(value, definition)) }
    case .clock:
      hard.append("(and (<= 0 \(value)) (< \(value) 86400))")
      translator.approximation = Self.fractions
    case .time:
      hard.append("(and (<= (- 62135596800) \(value)) (<= \(value) 253402300799))")
      if definition.type == .date {
        hard.append("(= (mod \(value) 86400) 0)")
      } else {
        translator.approximation = Self.fractions
      }
    default: break
    }
    // Texts of kinds that are only known by examples.
    if reading == .playable, let known = known(field) {
      hard.append("(or n\(field) \(known.map { "(= \(value) \(SMT.string($0)))" }.joined(separator: " ")))")
    }
    if form.frozen.contains(field) { hard.append(equals(form.domains[field].fitting.first ?? .null, field)) }
  }

  private static let fractions = "parts of seconds are not translated"

  /// True if a text consists of printable ASCII characters, which stay as they are typed.
  private static func typed(_ value: String, _ field: FieldDefinition) -> String {
    let characters =
      field.text?.capitalization == .characters
      ? "(re.union (re.range \" \" \"`\") (re.range \"{\" \"~\"))" : "(re.range \" \" \"~\")"
    return "(str.in_re \(value) (re.* \(characters)))"
  }

  private mutating func constant(_ name: String, _ sort: String) {
    declarations.append("(declare-const \(name) \(sort))")
    constants.append(name)
  }

  /// The known texts of a field whose content type, format or mask decides more than can be translated.
  private func known(_ field: Int) -> [String]? {
    guard let traits = form.fields[field].text, traits.contentType != nil || traits.format != nil || traits.mask != nil
    else { return nil }
    return form.domains[field].fitting.compactMap {
      if case .string(let text) = $0, !text.isEmpty { text } else { nil }
    }
  }

  // Constraints.

  private mutating func formula(_ constraint: Constraint) throws(Untranslatable) -> String {
    switch constraint {
    case .section(let section):
      guard let when = form.definition.sections[section].when else { return "true" }
      return "(= s\(section) \(try translator.condition(when.expression, of: nil).yes))"
    case .when(let field): return "(= w\(field) \(try holds(form.fields[field].when, field)))"
    case .fits(let field): return SMT.implies(translator.exists(field), try fits(field))
    case .own(let field, let rule):
      let condition = try translator.condition(form.fields[field].rules[rule].rule.expression, of: field)
      // Rules do not look at an empty answer.
      let judged = form.fields[field].type.isEditable ? SMT.not(try isEmpty(field)) : "true"
      return SMT.implies(
        SMT.and([translator.exists(field), judged]), SMT.or([condition.yes, condition.unanswered]))
    case .required(let field): return SMT.implies(translator.exists(field), SMT.not(try lacks(field)))
    case .rule(let index):
      let condition = try translator.condition(form.definition.rules[index].rule.expression, of: nil)
      return SMT.implies(applies(index), SMT.or([condition.yes, condition.unanswered]))
    }
  }

  private mutating func holds(_ condition: Condition, _ field: Int) throws(Untranslatable) -> String {
    switch condition {
    case .always: "true"
    case .never: "false"
    case .expression(let expression): try translator.condition(expression.expression, of: field).yes
    }
  }

  private func applies(_ rule: Int) -> String {
    SMT.and(form.reads(form.definition.rules[rule].rule).map { translator.exists($0) })
  }

  private func isEmpty(_ field: Int) throws(Untranslatable) -> String {
    guard case .options = try translator.sort(of: field) else { return "n\(field)" }
    return SMT.not(SMT.or((form.fields[field].choice?.options.known ?? []).indices.map { "o\(field)_\($0)" }))
  }

  /// True if an answer is missing that must be there.
  private mutating func lacks(_ field: Int) throws(Untranslatable) -> String {
    let definition = form.fields[field]
    guard definition.type.isEditable else { return "false" }
    var reasons = [try holds(definition.required, field)]
    if definition.type == .multiselect {
      if definition.leastItems > 0 { reasons.append("true") }
      if case .list(let options)? = definition.choice?.options, options.contains(where: \.isRequired) {
        reasons.append("true")
      }
    }
    return SMT.and([try isEmpty(field), SMT.or(reasons)])
  }

  private func fits(_ field: Int) throws(Untranslatable) -> String {
    let definition = form.fields[field]
    var limits: [String] = []
    let value = "v\(field)"
    switch definition.kind {
    case .number(let bounds, _): limits = try numberLimits(bounds, value, isWhole: definition.type == .integer)
    case .moment(let bounds): limits = try momentLimits(bounds, value, definition)
    case .choice(let choice): return try optionLimits(choice, field)
    case .text(let traits): limits = try textLimits(traits, value, hasLines: definition.type == .textarea)
    case .boolean, .computed, .note, .list: break
    }
    return SMT.or([try isEmpty(field), SMT.and(limits)])
  }

  private func numberLimits(
    _ limits: Limits<Number>, _ value: String, isWhole: Bool
  ) throws(Untranslatable) -> [String] {
    var formulas: [String] = []
    if isWhole {
      guard let range = limits.wholeNumbers else { return ["false"] }
      if range.lowerBound > .min { formulas.append("(>= \(value) \(SMT.integer(range.lowerBound)))") }
      if range.upperBound < .max { formulas.append("(<= \(value) \(SMT.integer(range.upperBound)))") }
    } else {
      for (sign, bound) in limits.signed {
        guard let real = SMT.real(bound.double) else { throw Untranslatable(words: "a limit without end") }
        // A large whole number may be beyond a limit that is the same double.
        let isSure = sign.count == 2 || abs(bound.double) < 0x1p53
        formulas.append("(\(isSure ? sign : sign + "=") \(value) \(real))")
      }
    }
    if let step = limits.multipleOf {
      if case .integer(let step) = step, isWhole {
        formulas.append("(= (mod \(value) \(step)) 0)")
      } else if let real = SMT.real(step.double) {
        formulas.append("(is_int (/ \(isWhole ? "(to_real \(value))" : value) \(real)))")
      }
    }
    return formulas
  }

  private func momentLimits(
    _ limits: Limits<Moment>, _ value: String, _ field: FieldDefinition
  ) throws(Untranslatable) -> [String] {
    let unit: Int64 = field.type == .date ? 86_400 : 1
    var formulas = limits.signed.map { sign, bound in
      "(\(sign) \(value) \(SMT.integer(Int64(bound.ordinal) * unit)))"
    }
    if case .integer(let step)? = limits.multipleOf {
      let origin = SMT.integer(Int64(limits.minimum?.ordinal ?? 0) * unit)
      formulas.append("(= (mod (- \(value) \(origin)) \(step * unit)) 0)")
    }
    return formulas
  }

  private func optionLimits(_ choice: ChoiceTraits, _ field: Int) throws(Untranslatable) -> String {
    guard let options = choice.options.known else {
      if reading == .playable { throw Untranslatable(words: "the options of '\(form.fields[field].id)' are not known") }
      return "true"
    }
    guard form.fields[field].type == .multiselect else {
      if choice.takesOther { return "true" }
      let allowed = options.filter { !$0.isDisabled }.map { equals($0.value, field) }
      return SMT.or(["n\(field)"] + allowed)
    }
    var formulas: [String] = []
    for (index, option) in options.enumerated() {
      if option.isDisabled { formulas.append("(not o\(field)_\(index))") }
      if option.isRequired { formulas.append("o\(field)_\(index)") }
    }
    let count = "(+ 0 0 \(options.indices.map { "(ite o\(field)_\($0) 1 0)" }.joined(separator: " ")))"
    if let least = choice.items.minItems { formulas.append("(>= \(count) \(least))") }
    if let most = choice.items.maxItems { formulas.append("(<= \(count) \(most))") }
    return SMT.or([try isEmpty(field), SMT.and(formulas)])
  }

  private func textLimits(
    _ traits: TextTraits, _ value: String, hasLines: Bool
  ) throws(Untranslatable) -> [String] {
    var formulas: [String] = []
    let dropped = hasLines ? ["\r"] : ["\n", "\r", "\t"]
    // Said of characters that no condition looks for, it only costs time.
    formulas += dropped.filter { form.names($0, in: claim) }.map {
      SMT.not("(str.contains \(value) \(SMT.string($0)))")
    }
    // What looks like one character may be several scalars, so that only the lower limit holds for those.
    if let least = traits.minLength { formulas.append("(>= (str.len \(value)) \(least))") }
    let isPlain = traits.pattern?.shape.isPlain ?? false
    if let most = traits.maxLength, traits.countsCodePoints || reading == .playable || isPlain {
      formulas.append("(<= (str.len \(value)) \(most))")
    }
    if let least = traits.minLength, let most = traits.maxLength, least > most { formulas.append("false") }
    if let pattern = traits.pattern { formulas.append("(str.in_re \(value) \(try SMTPattern.term(for: pattern)))") }
    if traits.contentType == .emailAddress || traits.format == .email {
      formulas.append("(str.contains \(value) \"@\")")
    }
    return formulas
  }

  // Goals.

  private mutating func formula(_ goal: Goal) throws(Untranslatable) -> String {
    switch goal {
    case .exists(let field): return translator.exists(field)
    case .sectionExists(let section): return translator.sectionExists(section)
    case .submits: return "true"
    case .chosen(let field, let value): return SMT.and([translator.exists(field), equals(value, field)])
    case .answered(let field): return SMT.and([translator.exists(field), SMT.not(try isEmpty(field))])
    case .outcome(let placed, let outcome):
      let condition = try outcomeFormulas(placed, outcome)
      switch outcome {
      case .yes: return condition.yes
      case .no: return SMT.not(condition.yes)
      case .broken: return SMT.not(SMT.or([condition.yes, condition.unanswered]))
      case .failed: return condition.failed
      }
    case .applies(let rule): return applies(rule)
    case .breaks(let constraint): return SMT.not(try formula(constraint))
    case .enabled(let field, let value):
      let holds = try holds(form.fields[field].enabled, field)
      return SMT.and([translator.exists(field), value ? holds : SMT.not(holds)])
    case .usual(let field):
      guard let usual = form.fields[field].numberLimits?.usual, let low = SMT.real(usual.lowerBound.double),
        let high = SMT.real(usual.upperBound.double)
      else { return "true" }
      return "(or n\(field) (<= \(low) v\(field) \(high)))"
    case .focused(let field):
      return SMT.and([translator.exists(field), "(not nofocus)", "(= focus \(SMT.string(form.fields[field].id)))"])
    }
  }

  /// A condition, or for a failure any expression.
  private mutating func outcomeFormulas(
    _ placed: PlacedExpression, _ outcome: Goal.Outcome
  ) throws(Untranslatable) -> SMTCondition {
    guard case .failed = outcome else { return try translator.condition(placed.expression, of: placed.field) }
    let value = try translator.value(placed.expression, of: placed.field)
    return SMTCondition(
      yes: SMT.not(SMT.or([value.failed, value.unanswered])), no: "false", unanswered: value.unanswered)
  }

  /// The field has this answer; of several, it is among them.
  private func equals(_ value: AnswerValue, _ field: Int) -> String {
    let definition = form.fields[field]
    if definition.type == .multiselect {
      let options = definition.choice?.options.known ?? []
      if case .list(let items) = value {
        return SMT.and(
          options.enumerated().map { index, option in
            let isChosen = items.contains { $0.isSame(as: option.value) }
            return isChosen ? "o\(field)_\(index)" : "(not o\(field)_\(index))"
          })
      }
      return options.firstIndex { $0.value.isSame(as: value) }.map { "o\(field)_\($0)" } ?? "false"
    }
    if value.isEmpty { return "n\(field)" }
    guard let term = term(value, definition) else { return "false" }
    return "(and (not n\(field)) (= v\(field) \(term)))"
  }

  private func term(_ value: AnswerValue, _ field: FieldDefinition) -> String? {
    switch (value, field.type) {
    case (.bool(let value), _): return "\(value)"
    case (.integer(let value), .number): return SMT.real(Double(value))
    case (.integer(let value), _): return SMT.integer(value)
    case (.number(let value), .integer): return Int64(exactly: value).map(SMT.integer)
    case (.number(let value), _): return SMT.real(value)
    case (.string(let text), .date), (.string(let text), .datetime), (.string(let text), .time):
      guard let moment = try? Moment(parsing: text, of: field) else { return nil }
      return SMT.integer(Int64(moment.ordinal) * (field.type == .date ? 86_400 : 1))
    case (.string(let text), _): return SMT.string(text)
    default: return nil
    }
  }

  // The solver's answer.

  /// Why it proves nothing that there is no answer.
  var approximation: String? { translator.approximation }

  /// Answers to every field from the values of the constants.
  func answers(_ values: [String: SMTAnswer]) -> [AnswerValue] {
    var answers = form.domains.map { $0.fitting.first ?? .null }
    for field in claim.fields where form.fields[field].type.isEditable {
      let definition = form.fields[field]
      if definition.type == .multiselect {
        let known = definition.choice?.options.known ?? []
        let chosen = known.enumerated().filter { values["o\(field)_\($0.offset)"] == .word("true") }
        answers[field] = .list(known.answer(of: chosen.map(\.element.value)))
      } else if values["n\(field)"] == .word("true") {
        answers[field] = definition.type == .boolean ? definition.valueOfNobody : .null
      } else if let value = values["v\(field)"] {
        answers[field] = answer(value, definition) ?? .null
      }
    }
    return answers
  }

  private func answer(_ value: SMTAnswer, _ field: FieldDefinition) -> AnswerValue? {
    switch field.type {
    case .date:
      return value.integer.map {
        .string(CalendarDate(daysSinceEpoch: Int($0 / 86_400) - ($0 % 86_400 < 0 ? 1 : 0)).iso)
      }
    case .datetime: return value.integer.flatMap { Instant(seconds: $0) }.map { .string($0.description) }
    case .time:
      guard let seconds = value.integer, let time = ClockTime(hour: 0, minute: 0)?.adding(seconds: Int(seconds)) else {
        return nil
      }
      return .string(Moment.time(time, offset: field.carriesOffset ? "Z" : "").description)
    case .number: return value.double.map { .number($0) }
    case .text, .password, .textarea, .path, .integer, .boolean, .select, .multiselect, .list, .map, .computed, .note:
      break
    }
    switch value {
    case .text(let text): return .string(text)
    case .word("true"): return .bool(true)
    case .word("false"): return .bool(false)
    default: return value.integer.map { .integer($0) } ?? value.double.map { .number($0) }
    }
  }

  /// The goals and constraints of a core.
  func conflict(_ names: [String]) -> Conflict {
    let names = Set(names)
    return Conflict(
      goals: claim.goals.enumerated().filter { names.contains("g\($0.offset)") }.map(\.element),
      constraints: claim.constraints.enumerated().filter { names.contains("k\($0.offset)") }.map(\.element))
  }
}

extension Limits {
  /// The bounds, each with the sign between a value and it.
  fileprivate var signed: [(sign: String, bound: Value)] {
    [(">=", minimum), ("<=", maximum), (">", exclusiveMinimum), ("<", exclusiveMaximum)]
      .compactMap { sign, bound in bound.map { (sign, $0) } }
  }
}

extension ProofForm {
  /// True if a text in an expression of a claim has a character.
  fileprivate func names(_ character: String, in claim: Claim) -> Bool {
    expressions(of: claim).contains { expression, _ in
      expression.tree.nodes.contains {
        if case .constant(.string(let text)) = $0 { text.contains(character) } else { false }
      }
    }
  }
}
