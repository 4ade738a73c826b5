internal import FormDefinitions

/// What is in the rows of lists: asked of one row, as a form of its own that has the fields around it which it reads.
extension FormProof {
  func askRows() {
    for (index, field) in form.fields.enumerated() where isAsked(index) && !missing.contains(index) {
      guard let list = field.list else { continue }
      guard let row = form.row(of: index, list) else {
        report(
          .undecided, .unreachable, field: index, at: place(of: index),
          "whether the fields in a row of '\(field.id)' can be reached",
          help: "what they depend on has the names of fields in the row")
        continue
      }
      let inner = FormProof(row, prover: prover.asking(row), list: field)
      for finding in inner.run() { add(finding.inRow(of: field, list)) }
    }
  }
}

extension ProofForm {
  /// A form whose last section is a row of a list, behind the fields that it reads; nil if one of these reads a name that
  /// means another field in the row.
  func row(of index: Int, _ list: ListTraits) -> ProofForm? {
    let inner = Set(list.fields.map(\.id))
    let when = fields[index].when.expression
    var waiting = Set(list.fields.flatMap(\.expressions).flatMap(\.fields)).subtracting(inner)
    waiting.formUnion(when?.fields ?? [])
    var read: Set<String> = []
    while let id = waiting.popFirst() {
      guard let outer = self.index(of: id), read.insert(id).inserted else { continue }
      guard !inner.contains(id) else { return nil }
      waiting.formUnion(fields[outer].expressions.flatMap(\.fields))
      waiting.formUnion(definition.sections[sections[outer]].when?.fields ?? [])
    }
    var row = definition
    row.rules = []
    for section in row.sections.indices { row.sections[section].fields.removeAll { !read.contains($0.id) } }
    var section = SectionDefinition()
    section.fields = list.fields
    section.when = when
    section.range = fields[index].range
    row.sections.append(section)
    return ProofForm(row, in: world, isImported: isImported)
  }
}

extension Finding {
  /// The same of a field in a row.
  fileprivate func inRow(of list: FieldDefinition, _ traits: ListTraits) -> Finding {
    let names = Set(traits.fields.map(\.id))
    var finding = self
    finding.field = field.map { names.contains(String($0.prefix { $0 != "." })) ? "\(list.id).\($0)" : $0 }
    guard let witness else { return finding }
    let isRefused = witness.steps.contains { if case .submit = $0 { true } else { false } }
    guard isRefused else {
      (finding.verdict, finding.witness) = (.undecided, nil)
      finding.message = "whether \(message)"
      finding.help = "no keys show what is in a row"
      return finding
    }
    finding.witness = witness.inRow(of: list, traits)
    return finding
  }
}

extension Witness {
  /// The same in a row of a list. Key scripts give rows as they are and name no field in them: what they show is that the
  /// form is not submitted.
  func inRow(of list: FieldDefinition, _ traits: ListTraits) -> Witness {
    let names = Set(traits.fields.map(\.id))
    let row = answers.filter { names.contains($0.id) }.map { AnswerValue.Member($0.id, $0.value) }
    let given = answers.filter { !names.contains($0.id) } + [(list.id, traits.answer(of: [.object(row)]))]
    let isRefused = steps.contains { if case .submit = $0 { true } else { false } }
    return Witness(
      name: "\(list.id)-\(name)", steps: [.answer(given)] + (isRefused ? [.submit, .expect(.running)] : []))
  }
}
