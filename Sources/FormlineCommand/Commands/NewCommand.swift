import ArgumentParser
import DefinedForms
import FormModels
import FormDefinitions
import TerminalDriver

/// `formline new [FILE]`
struct NewCommand: TableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Ask what a form should ask, and write its definition, with comments.",
    discussion: """
      Exit status: 0 written, 1 cancelled, 2 answers missing or wrong (--no-input), 64 wrong usage, 65 wrong answers, \
      69 no terminal, 74 the file cannot be written, or is there already.
      """)

  var file = "form.yaml"
  var force = false
  var answers = AnswerOptions()
  var appearance = AppearanceOptions()
  var noInput = false

  static var rows: [CommandRow<Self>] {
    [
      .argument(
        "file", default: "form.yaml", "The definition to write.", completion: .file(extensions: ["yaml", "yml"])
      ) {
        $0.file = $1
      },
      .flag("force", "Replace the file if it is there already.") { $0.force = true },
    ]
    AnswerOptions.rows { $1(&$0.answers) }
    AppearanceOptions.rows { $1(&$0.appearance) }
    [
      .flag("no-input", "Ask nothing: take the given answers.") { $0.noInput = true }
    ]
  }

  func checkOptions() throws { try answers.checkOptions() }

  @MainActor func perform() throws(CommandFailure) {
    try checkFile()
    let definition = NewForm.definition
    StandardError.configure(color: appearance.color)
    let environment = ProcessEnvironment.variables
    var configuration = FormConfiguration(FormInputs(of: .now, environment: environment))
    configuration.inputs.prefilled = try AnswerFiles(options: answers, definition: definition).read().answers
    try appearance.look.configure(&configuration.appearance)
    let host = FormHost(
      appearance: appearance, inputrc: nil, inputIsFree: !answers.files.contains("-"), environment: environment)
    let form = try host.fill(definition, configuration, asksNobody: noInput)
    let text = NewForm.result(of: form.answers).text(named: file, schema: Self.installedSchema)
    do throws(CommandFailure) {
      try OutputFile.write(text, to: file, links: force || file == OutputFile.standardOutput ? .followed : .kept)
    } catch {
      // What was filled in is not lost with the file.
      try StandardOutput.print(text)
      throw error
    }
    try StandardOutput.print("\(file) is written; 'formline run \(file)' fills it in\n")
  }

  /// The JSON Schema installed by `make install`, if this command is installed.
  private static var installedSchema: String? {
    guard let prefix = Machine.executable?.split(separator: "/").dropLast(2) else { return nil }
    let path = "/" + (prefix + ["share", "formline", "definition.schema.json"]).joined(separator: "/")
    return InputFile.exists(at: path) ? path : nil
  }

  /// Checks in advance that the file can be written.
  @MainActor private func checkFile() throws(CommandFailure) {
    if !force, InputFile.exists(at: file) {
      throw CommandFailure(.unwritable, "'\(file)' is there already; --force replaces it")
    }
    try OutputFile.checkWritable(file)
  }
}

/// The form that asks about the new definition.
nonisolated enum NewForm {
  private static let text = """
    formline: 1
    title: A new form
    description: A start to edit further; the file explains what else it can say.
    submitLabel: Write it
    fields:
      - {id: title, required: true, maxLength: 60, placeholder: Order lunch}
      - {id: description, placeholder: What the form is for}
      - {id: button, placeholder: Submit, description: What the button at the end says.}
      - id: parts
        label: Questions
        type: multiselect
        description: Space chooses; type to filter the list.
        options: [PARTS]
      - id: others
        label: More questions
        placeholder: "colour, size"
        description: For other texts, separated by commas.
      - id: layout
        type: select
        options:
          - {value: scroll, label: One long form}
          - {value: pages, label: A page at a time}
        default: scroll

    """

  static var definition: FormDefinition {
    let options = NewDefinition.Part.allCases.map { "{value: \($0.rawValue), label: \"\($0.label)\"}" }
    let whole = text.replacing("PARTS", with: options.joined(separator: ", "))
    let reading = DefinitionReader.read(Array(whole.utf8), path: "new form") { _ in .failure(.outside) }
    guard let definition = reading.definition, reading.isUsable else {
      preconditionFailure("the form that makes forms has mistakes")
    }
    return definition
  }

  /// The chosen contents.
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
      String(part.trimmed)
    }
    return NewDefinition(
      title: text("title") ?? "Form", description: text("description"), submitLabel: text("button"),
      layout: text("layout").flatMap { FormDefinition.Layout(rawValue: $0) } ?? .scroll, parts: parts,
      others: others.filter { !$0.isEmpty })
  }
}
