import ArgumentParser
import CMemory
import FormDefinitions
import FormImports
import Platform
import TerminalDriver
import Values

/// Options for prefilled answers.
nonisolated struct AnswerOptions: OptionTable {
  var files: [String] = []
  var assignments: [String] = []
  var body: String?
  /// The contents of files that can be read only once.
  var contents: [String: [UInt8]] = [:]

  static var rows: [CommandRow<Self>] {
    [
      .options(
        "answers", "Prefill from a JSON or YAML object; '-' is standard input. May repeat, later files win.",
        value: "file", completion: .file(extensions: ["json", "yaml", "yml"])
      ) { $0.files.append($1) },
      .options(
        "set", "Prefill one field; wins over --answers. May repeat; for a multiselect or list it adds.",
        value: "id=value", anyText: true,
        completion: .words { words, _, prefix in AssignmentCompletion.words(after: words, prefix: prefix) }
      ) { $0.assignments.append($1) },
      .option(
        "answers-body", "Prefill an issue form from the text of an issue; '-' is standard input. Other answers win.",
        value: "file", completion: .file()
      ) { $0.body = $1 },
    ]
  }

  /// The bytes of a file of answers.
  func bytes(of path: String) throws(CommandFailure) -> [UInt8] {
    if let bytes = contents[path] { return bytes }
    return try FormFile.bytes(of: path)
  }

  /// True if no answer is given.
  var isEmpty: Bool { files.isEmpty && assignments.isEmpty && body == nil }

  /// True if standard input contains answers.
  var readStandardInput: Bool { files.contains("-") || body == "-" }

  /// What is wrong if both the definition and answers are standard input.
  func conflict(with file: String) -> String? {
    guard file == "-", readStandardInput else { return nil }
    return "Standard input can be read only once: the definition and '--answers -' both name it."
  }

  /// Removes `--set template=NAME`, which chooses a form in a folder and is no answer of that form. Returns the
  /// form's path, or `path` if there is no such assignment.
  mutating func takeChoice(from path: String) -> String {
    let start = "\(IssueChooser.field)="
    guard let index = assignments.firstIndex(where: { $0.utf8.starts(with: start.utf8) }), Folder.exists(at: path)
    else {
      return path
    }
    let name = String(assignments.remove(at: index).dropFirst(start.count))
    return path.folderPrefix + name
  }

  func checkOptions() throws {
    // In UTF-8, since the value may begin with a combining character.
    for assignment in assignments where !assignment.utf8.contains(UInt8(ascii: "=")) {
      throw ValidationError("The value '\(assignment)' for '--set' is not of the form ID=VALUE.")
    }
    if files.count(where: { $0 == "-" }) > 1 {
      throw ValidationError("Standard input can be read only once: '--answers -' is given twice.")
    }
    if body == "-", files.contains("-") {
      throw ValidationError("Standard input can be read only once: '--answers -' and '--answers-body -' are given.")
    }
  }
}

/// Completions for `--set` in a shell: the names of the answers, or the options of the one that was typed.
nonisolated private enum AssignmentCompletion {
  static func words(after words: [String], prefix: String) -> [String] {
    // The form is the first file after the name of the command.
    guard let path = words.dropFirst(2).first(where: { !$0.hasPrefix("-") && InputFile.exists(at: $0) }),
      let definition = try? FormFile(path, options: ReadingOptions()).read().definition
    else { return [] }
    return definition.fields.filter(\.hasAnswer).flatMap { field in
      let start = "\(field.answerName)="
      guard prefix.hasPrefix(start) else { return [start] }
      return (field.choice?.options.known ?? []).map { start + $0.value.text }
    }
  }
}

/// Options for the format and destination of answers.
nonisolated struct OutputOptions: OptionTable {
  var format = OutputFormat.json
  /// True if the call names the format; some forms have another default.
  var isFormatGiven = false
  var template: String?
  var path: String?
  var prefix: String?

  static var rows: [CommandRow<Self>] {
    [
      .option("output", default: OutputFormat.json, "How the answers are written.") {
        ($0.format, $0.isFormatGiven) = ($1, true)
      },
      .option(
        "template", "The text for '--output template', with {{ID}} where answers go.", value: "file",
        completion: .file()
      ) { $0.template = $1 },
      .option(
        "to", "Write the answers to this file, readable only by you, instead of standard output, which is '-'.",
        value: "file", completion: .file()
      ) { $0.path = $1 }.asked,
      .option(
        "prefix", "What the names of '--output shell', 'bash' and 'env' begin with, such as form_.", value: "name"
      ) { $0.prefix = $1 }.asked,
    ]
  }

  func checkOptions() throws {
    if let prefix {
      guard format.answerFormat?.hasVariables == true else {
        throw ValidationError("'--prefix' needs '--output shell', 'bash' or 'env'.")
      }
      guard FieldDefinition.isID(prefix) else {
        throw ValidationError("'\(prefix)' begins no variable: write letters, digits and '_', not a digit first.")
      }
    }
    if format == .template, template == nil { throw ValidationError("'--output template' needs '--template FILE'.") }
    if format != .template, template != nil { throw ValidationError("'--template' needs '--output template'.") }
  }
}

/// The formats of answers for `--output`.
nonisolated enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
  case json, yaml, env, shell, bash, lines
  /// The user's own template.
  case template
  /// An issue form's answers as GitHub writes them: the text of the issue, or the issue for its API.
  case body, issue
  /// The URL of the issue form on the web, prefilled.
  case url
  /// The inputs of a workflow, as options of `gh workflow run`.
  case args
  /// An editor's or agent's configuration, with the answers filled in.
  case resolved

  /// The formats that suit any form and need no file.
  static let general = [json, yaml, env, shell, bash, lines]

  /// The format of answers alone; nil for templates and formats of imported forms.
  var answerFormat: AnswerFormat? { AnswerFormat(rawValue: rawValue) }
}

/// Options for forms in other file formats.
nonisolated struct ImportFileOptions: OptionTable {
  var kind: ImportedKind?
  var optional = false

  static var rows: [CommandRow<Self>] {
    [
      .option("from", "The kind of file, where its content leaves that in doubt.", value: "kind") { $0.kind = $1 },
      .flag("optional", "Require nothing in an issue form, as in private repositories.") { $0.optional = true },
    ]
  }

  /// These options as one value.
  var options: ImportOptions {
    var options = ImportOptions()
    options.kind = kind
    options.isOptional = optional
    return options
  }
}

extension ImportedKind: ExpressibleByArgument {}

/// Secrets on the command line, which every user of the machine can see in the process list.
enum CommandLineSecrets {
  /// Keeps the secrets of a form out of the process list, freed memory and core dumps.
  static func protect(for definition: FormDefinition) {
    guard definition.hasSecrets else { return }
    memory_wipe_when_freed()
    SecretMemory.protect()
    hide(for: definition)
  }

  /// Overwrites the values that `--set` gives to secret fields. Until now they were visible.
  static func hide(for definition: FormDefinition) {
    let secrets = Set(definition.fields.filter(\.holdsSecrets).flatMap { [$0.id, $0.answerName] })
    guard !secrets.isEmpty else { return }
    let option = "--set="
    for argument in Machine.argumentBytes.dropFirst() {
      guard let argument else { continue }
      let text = String(cString: argument).utf8
      let start = text.starts(with: option.utf8) ? option.utf8.count : 0
      let name = text.dropFirst(start).prefix { $0 != UInt8(ascii: "=") }
      let value = start + name.count + 1
      guard value < text.count, secrets.contains(String(Substring(name))) else { continue }
      for offset in value..<strlen(argument) { argument[offset] = CChar(bitPattern: UInt8(ascii: "*")) }
    }
  }
}
