package import Expressions
internal import Wording

extension FieldValidation {
  static func choiceProblem(_ value: AnswerValue, _ field: FieldDefinition, _ choice: ChoiceTraits) -> Message? {
    guard field.type == .multiselect else { return optionProblem(value, choice) }
    guard case .list(let items) = value else { return nil }
    if let problem = items.lazy.compactMap({ optionProblem($0, choice) }).first { return problem }
    if let option = missingOption(items, choice) { return .problemMustBeChosen(label: option.label) }
    return countProblem(items, choice.items)
  }

  static func listProblems(
    _ value: AnswerValue, _ list: ListTraits, _ language: DisplayLanguage, _ checking: RowChecking,
    _ lookup: (String) -> ExpressionValue?
  ) -> [String] {
    guard value.isCollection else { return [] }
    let count = value.items?.count ?? value.members.count
    var problems = rowCountProblem(count, list.items).map { [language($0)] } ?? []
    if problems.isEmpty, list.items.uniqueItems, let (first, second) = checking.sameRows(in: value) {
      problems = [language(.problemSameRows(one: first + 1, other: second + 1))]
    }
    guard case .included = checking else { return problems }
    for (index, row) in list.rows(of: value).enumerated() {
      for (field, message) in rowProblems(row, list, lookup) {
        problems.append(language(.inRow(index + 1, field.label, message)))
      }
    }
    return problems
  }

  package static func rowProblems(
    _ row: AnswerValue, _ list: ListTraits, _ lookup: (String) -> ExpressionValue?
  ) -> [(field: FieldDefinition, message: String)] {
    guard case .object(let members) = row else { return [] }
    let places = LookUpTable<[String: Int]>()
    func value(_ field: FieldDefinition) -> AnswerValue { members.member(field.id, places)?.value ?? .null }
    func inner(_ name: String) -> ExpressionValue? {
      list.field(name).map { value($0).expressionValue(for: $0) } ?? lookup(name)
    }
    return list.fields.flatMap { field -> [(field: FieldDefinition, message: String)] in
      if let when = field.when.expression, when.expression.evaluate(inner) == .success(.bool(false)) { return [] }
      if case .never = field.when { return [] }
      return problems(of: value(field), field: field, lookup: inner).map { (field, $0) }
    }
  }

  /// The first required option that is not chosen.
  static func missingOption(_ items: [AnswerValue], _ choice: ChoiceTraits) -> OptionDefinition? {
    guard case .list(let options) = choice.options else { return nil }
    guard !options.required.isEmpty else { return nil }
    let chosen = Set(items.map(\.canonical))
    return options.required.first { !chosen.contains($0.value.canonical) }
  }

  private static func optionProblem(_ value: AnswerValue, _ choice: ChoiceTraits) -> Message? {
    guard choice.options.areKnown else { return nil }
    if let option = choice.options.option(with: value) {
      return option.isDisabled ? .problemDisabledOption(label: option.label) : nil
    }
    if case .string = value, choice.takesOther { return nil }
    return .problemNotAnOption
  }

  private static func rowCountProblem(_ count: Int, _ limits: ItemLimits) -> Phrase? {
    if let minimum = limits.minItems, count < minimum { return .tooFewRows(minimum: minimum, count: count) }
    if let maximum = limits.maxItems, count > maximum { return .tooManyRows(maximum: maximum, count: count) }
    return nil
  }

  private static func countProblem(_ items: [AnswerValue], _ limits: ItemLimits) -> Message? {
    if let minimum = limits.minItems, items.count < minimum { return .problemTooFew(minimum: minimum) }
    if let maximum = limits.maxItems, items.count > maximum { return .problemTooMany(maximum: maximum) }
    if limits.uniqueItems, Set(items.map(\.canonical)).count < items.count { return .problemNotUnique }
    return nil
  }
}

extension FieldDefinition {
  /// The first option that must be chosen and is not.
  package func missingOption(in value: AnswerValue) -> OptionDefinition? {
    guard type == .multiselect, let choice else { return nil }
    return FieldValidation.missingOption(value.items ?? [], choice)
  }
}
