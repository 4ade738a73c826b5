internal import FormDefinitions

/// Names what excludes each other.
extension ProofForm {
  func words(_ conflict: Conflict) -> String {
    let names = conflict.goals.compactMap(words) + conflict.constraints.map(words)
    var seen: Set<String> = []
    let distinct = names.filter { seen.insert($0).inserted }
    switch distinct.count {
    case 0: return "it holds for all answers"
    case 1 where distinct[0].hasPrefix("not: "): return "all answers meet it: \(distinct[0].dropFirst(5))"
    case 1: return "no answers meet \(distinct[0])"
    default: return "these exclude each other: \(distinct.joined(separator: "; "))"
    }
  }

  func words(_ constraint: Constraint) -> String {
    switch constraint {
    case .section(let index):
      "'when' of the section \(name(ofSection: index)): \(source(definition.sections[index].when))"
    case .when(let field):
      fields[field].when.expression == nil
        ? "'when: false' of '\(fields[field].id)'"
        : "'when' of '\(fields[field].id)': \(source(fields[field].when.expression))"
    case .fits(let field):
      fields[field].choice == nil ? "the limits of '\(fields[field].id)'" : "the options of '\(fields[field].id)'"
    case .required(let field):
      fields[field].required.expression == nil
        ? "'\(fields[field].id)' must be answered"
        : "'required' of '\(fields[field].id)': \(source(fields[field].required.expression))"
    case .own(let field, let rule): "the rule of '\(fields[field].id)': \(source(fields[field].rules[rule].rule))"
    case .rule(let index): "the rule: \(source(definition.rules[index].rule))"
    }
  }

  private func words(_ goal: Goal) -> String? {
    switch goal {
    case .chosen(let field, let value): "'\(fields[field].id)' is \(shown(value, of: field))"
    case .answered(let field): "'\(fields[field].id)' is answered"
    case .outcome(let placed, .yes): "the condition: \(Self.short(placed.text))"
    case .outcome(let placed, .no), .outcome(let placed, .broken): "not: \(Self.short(placed.text))"
    case .outcome(let placed, .failed): "a failure of: \(Self.short(placed.text))"
    case .breaks(let constraint): "breaking \(words(constraint))"
    case .exists, .sectionExists, .submits, .applies, .enabled, .focused, .usual: nil
    }
  }

  func shown(_ value: AnswerValue, of field: Int) -> String {
    fields[field].isSecret ? "that secret" : Self.short("\(value.json)")
  }

  func name(ofSection index: Int) -> String {
    let section = definition.sections[index]
    return "'\(section.id ?? section.title ?? String(index + 1))'"
  }

  private func source(_ expression: DefinitionExpression?) -> String { Self.short(expression?.source ?? "") }

  static func short(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count <= 80 ? line : line.prefix(77) + "…"
  }
}
