internal import FormDefinitions

/// Which fields must be submitted together: those that an expression connects, directly or through others.
struct FieldGroups {
  private var parents: [Int]
  private var membersByRoot: [Int: [Int]] = [:]
  private var rulesByRoot: [Int: [Int]] = [:]

  init(_ form: ProofForm) {
    parents = Array(form.fields.indices)
    for (field, definition) in form.fields.enumerated() {
      for input in form.inputs(of: field) + form.optionInputs(of: field) { join(field, input) }
      if let expression = definition.required.expression {
        for input in form.reads(expression) { join(field, input) }
      }
      for rule in definition.rules {
        for input in form.reads(rule.rule) { join(field, input) }
      }
    }
    for rule in form.definition.rules {
      let inputs = form.reads(rule.rule)
      for input in inputs.dropFirst() { join(inputs[0], input) }
    }
    for field in form.fields.indices { membersByRoot[root(of: field), default: []].append(field) }
    for (index, rule) in form.definition.rules.enumerated() {
      if let first = form.reads(rule.rule).first { rulesByRoot[root(of: first), default: []].append(index) }
    }
  }

  /// One field of each group, in form order.
  var representatives: [Int] { membersByRoot.values.compactMap(\.first).sorted() }

  func members(with field: Int) -> [Int] { membersByRoot[root(of: field)] ?? [] }

  /// The rules across the fields of a field's group.
  func rules(of field: Int) -> [Int] { rulesByRoot[root(of: field)] ?? [] }

  private func root(of field: Int) -> Int {
    var field = field
    while parents[field] != field { field = parents[field] }
    return field
  }

  private mutating func join(_ one: Int, _ other: Int) {
    let (first, second) = (root(of: one), root(of: other))
    parents[max(first, second)] = min(first, second)
  }
}
