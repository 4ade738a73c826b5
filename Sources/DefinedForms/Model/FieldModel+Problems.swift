import FormDefinitions

extension FieldModel {
  /// What is wrong with the field now; what is wrong inside the rows of a list is theirs.
  func problems() -> [String] {
    if let mismatch { return [mismatch.message] }
    let problems = readsOthers ? judgement.current : judge()
    guard problems.isEmpty else { return problems }
    return (pathProblem ?? check?.problem).map { [$0] } ?? []
  }

  /// Whether more than the value decides what is wrong: then it is a value of the graph, and expressions are evaluated
  /// again only when something they read has changed.
  private var readsOthers: Bool {
    !definition.rules.isEmpty || definition.required.expression != nil
      || !(definition.choice?.options.areKnown ?? true)
  }

  /// What the limits and rules of the field say of its value. Read in a rule, what decides becomes a dependency.
  func judge() -> [String] {
    FieldValidation.problems(of: answer, field: definitionNow, rows: .apart) { [unowned self] in lookup($0) }
  }

  /// The definition, with the options that an expression or a command gives as they are now.
  private var definitionNow: FieldDefinition {
    guard var choice = definition.choice, !choice.options.areKnown, let options else { return definition }
    // As long as a command has not printed its options, any may be one.
    if case .command = choice.options, commandLines?.lines.value == nil { return definition }
    choice.options = .list(options.value.options)
    var definition = definition
    definition.kind = .choice(choice)
    return definition
  }

  /// The label with its place in the form: `Guests, row 2, Name`. Read in a rule, the place becomes a dependency.
  var labelInForm: String {
    guard let row else { return definition.label }
    return form.words(.placeInList(row.list.field.labelInForm, row: row.index.value + 1, definition.label))
  }

  /// A message with the field that it is about. Messages that begin with the label, as most do that ask for an answer,
  /// have it once.
  func inSummary(_ message: String) -> String {
    let place = labelInForm
    guard let label = message.range(ofLabel: definition.label) else { return "\(place): \(message)" }
    return message.replacingCharacters(in: label, with: place)
  }

  /// What is shown below the field.
  package var shownProblems: [String] { errors.current }

  /// What is shown in the rows of a list, each with its place: `Row 2, Name: Name is required`.
  var errorsInRows: [String] {
    form.host.graph.untracked {
      (list?.rows ?? []).flatMap { row in
        row.fields.flatMap { field in
          (field.errors.value + field.errorsInRows).map {
            form.words(.inRow(row.index.value + 1, field.definition.label, $0))
          }
        }
      }
    }
  }
}

extension String {
  /// Where a label stands at the beginning of this text, perhaps in quotation marks; nil if it does not, or goes on as
  /// another word.
  fileprivate func range(ofLabel label: String) -> Range<Index>? {
    let text = self.drop { !$0.isLetter && !$0.isNumber && label.first != $0 }
    guard !label.isEmpty, text.hasPrefix(label) else { return nil }
    let end = text.index(text.startIndex, offsetBy: label.count)
    guard end == endIndex || !(self[end].isLetter || self[end].isNumber) else { return nil }
    return text.startIndex..<end
  }

  fileprivate func replacingCharacters(in range: Range<Index>, with other: String) -> String {
    self[..<range.lowerBound] + other + self[range.upperBound...]
  }
}
