import DefinedForms
import FormDefinitions
import TerminalModel

/// The form that asks what form is wanted.
nonisolated enum NewForm {
  private static let text = """
    formline: 1
    title: A new form
    description: What is chosen here is a beginning; the file says what else there is.
    submitLabel: Write it
    fields:
      - {id: title, required: true, maxLength: 60, placeholder: Order lunch}
      - {id: description, placeholder: What the form is for}
      - {id: button, label: Return says, placeholder: Submit, description: What happens at the end of the form.}
      - id: parts
        label: It asks for
        type: multiselect
        description: Space chooses; letters filter the list.
        options: [PARTS]
      - id: others
        label: And for
        placeholder: "colour, size"
        description: Other texts, with commas between.
      - id: layout
        type: select
        options:
          - {value: scroll, label: One long form}
          - {value: pages, label: A page at a time}
        default: scroll

    """

  /// The definition of the form.
  static var definition: FormDefinition {
    let options = NewDefinition.Part.allCases.map { "{value: \($0.rawValue), label: \"\($0.label)\"}" }
    let whole = text.replacing("PARTS", with: options.joined(separator: ", "))
    let reading = DefinitionReader.read(Array(whole.utf8), path: "new form") { _ in .failure(.outside) }
    guard let definition = reading.definition, reading.isUsable else {
      preconditionFailure("the form that makes forms has mistakes")
    }
    return definition
  }

  /// What was wanted.
  static func result(of answers: [(id: String, value: AnswerValue)]) -> NewDefinition {
    func text(_ id: String) -> String? {
      guard case .string(let text)? = answers.first(where: { $0.id == id })?.value, !text.isEmpty else { return nil }
      return text
    }
    var parts: [NewDefinition.Part] = []
    if case .list(let values)? = answers.first(where: { $0.id == "parts" })?.value {
      parts = values.compactMap { NewDefinition.Part(rawValue: $0.text) }
    }
    let others = (text("others") ?? "").split { $0 == "," || $0 == "\n" }.map { part in
      String(part.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
    return NewDefinition(
      title: text("title") ?? "Form", description: text("description"), submitLabel: text("button"),
      layout: text("layout").flatMap { FormDefinition.Layout(rawValue: $0) } ?? .scroll, parts: parts,
      others: others.filter { !$0.isEmpty })
  }
}
