internal import Expressions
internal import FormDefinitions

/// Whether answers of the previous version become answers of this one. Their types are not known here, except where a
/// field still has the name: others are tried with values of every kind.
extension FormProof {
  func askFormerAnswers() {
    guard let former = form.definition.former else { return }
    for (id, value) in former.computed {
      guard let index = form.index(of: id) else { continue }
      ask(value, index)
    }
    for (old, new) in former.renamed where form.index(of: new) == nil {
      report(
        .never, .unmapped, field: nil, at: ProofPlace(range: .beginning),
        "the former answer '\(old)' goes to '\(new)', which is no field")
    }
  }

  private func ask(_ value: Expression, _ index: Int) {
    let field = form.fields[index]
    var mapped = 0
    var unmapped: String?
    for answers in Self.samples(value.variableNames) {
      switch value.evaluate({ answers[$0] ?? .null }) {
      case .success(.null): mapped += 1
      case .success(let result):
        if case .success(let answer) = AnswerValue.answer(result, for: field),
          FieldValidation.problems(ofGiven: answer, field: field).isEmpty
        {
          mapped += 1
        } else {
          unmapped = unmapped ?? Self.text(answers)
        }
      case .failure: unmapped = unmapped ?? Self.text(answers)
      }
    }
    guard let unmapped else { return }
    if mapped == 0 {
      report(
        .never, .unmapped, field: index, at: place(of: index), "'from' never makes an answer of '\(field.id)'",
        help: "\(ProofForm.short(value.source)) fits it for none of the answers tried")
    } else {
      report(
        .undecided, .unmapped, field: index, at: place(of: index),
        "whether 'from' always makes an answer of '\(field.id)'", help: "it makes none of \(unmapped)")
    }
  }

  private static let values: [ExpressionValue] = [
    .null, .string("text"), .string("12"), .string("2026-01-15"), .int(0), .int(12), .double(1.5), .bool(true),
    .list([]),
  ]

  private static func samples(_ names: [String]) -> [[String: ExpressionValue]] {
    guard names.count <= 2, let first = names.first else { return [[:]] }
    return values.flatMap { value in
      names.count == 1 ? [[first: value]] : values.map { [first: value, names[1]: $0] }
    }
  }

  private static func text(_ answers: [String: ExpressionValue]) -> String {
    answers.sorted { $0.key < $1.key }.map { "\($0.key) = \(AnswerValue($0.value).json)" }.joined(separator: ", ")
  }
}
