package import FormDefinitions

/// Something of a form that a set of scripts should reach.
package indirect enum CoveragePoint: Hashable, Sendable {
  /// A field is shown.
  case field(String)
  /// An option is chosen.
  case option(String, AnswerValue)
  /// A condition holds, or does not: its name and place in the file.
  case branch(String, offset: Int, Bool)
  /// A message is shown at a field.
  case error(String, String)
  /// A toolbar item is shown.
  case toolbar(String)
  /// Return in a field runs its action.
  case action(String)
  /// The form is submitted.
  case submission
  /// Something is reached in a row of a list or map.
  case inRow(String, CoveragePoint)

  /// A sentence about it.
  package var description: String {
    switch self {
    case .field(let id): "'\(id)' is shown"
    case .option(let id, let value): "'\(id)' is \(ProofForm.short("\(value.json)"))"
    case .branch(let name, _, let holds): "\(name) is \(holds)"
    case .error(let id, let message): "'\(id)' says: \(message)"
    case .toolbar(let label): "the toolbar item '\(label)' is shown"
    case .action(let id): "Return in '\(id)' runs its action"
    case .submission: "the form is submitted"
    case .inRow(let id, let point): "in a row of '\(id)', \(point.description)"
    }
  }

  /// A few words for the name of a file.
  package var slug: String {
    switch self {
    case .field(let id): "shows-\(id)"
    case .option(let id, let value): "\(id)-\(value.text)"
    case .branch(let name, _, let holds): "\(name)-\(holds ? "yes" : "no")"
    case .error(let id, _): "refuses-\(id)"
    case .toolbar(let label): "toolbar-\(label)"
    case .action(let id): "return-in-\(id)"
    case .submission: "submitted"
    case .inRow(let id, let point): "\(id)-\(point.slug)"
    }
  }
}

/// A moment of a running form, as far as coverage looks at it.
package struct CoverageMoment {
  /// By field id; fields that do not exist may have values.
  package var answers: [String: AnswerValue]
  package var focus: String?
  /// The messages shown, by field; of fields in rows by their places, as in `guests[0].name`.
  package var errors: [String: [String]]
  package var toolbar: [String]
  /// The fields in which Return was pressed, in order.
  package var submittedFields: [String]
  package var isSubmitted: Bool

  package init(
    answers: [String: AnswerValue], focus: String?, errors: [String: [String]], toolbar: [String],
    submittedFields: [String], isSubmitted: Bool
  ) {
    self.answers = answers
    self.focus = focus
    self.errors = errors
    self.toolbar = toolbar
    self.submittedFields = submittedFields
    self.isSubmitted = isSubmitted
  }

  /// The same moment as each of the rows of a field sees it, which are forms of their own.
  func rows(of field: FieldDefinition, _ list: ListTraits) -> [CoverageMoment] {
    var errorsInRows: [Int: [String: [String]]] = [:]
    for (place, messages) in errors where place.hasPrefix("\(field.id)[") {
      let rest = place.dropFirst(field.id.count + 1)
      guard let end = rest.firstIndex(of: "]"), let index = Int(rest[..<end]) else { continue }
      errorsInRows[index, default: [:]][String(rest[end...].dropFirst(2))] = messages
    }
    return list.rows(of: answers[field.id] ?? .null).enumerated().map { index, row in
      var moment = self
      if case .object(let members) = row { for member in members { moment.answers[member.name] = member.value } }
      moment.errors = errorsInRows[index] ?? [:]
      return moment
    }
  }
}
