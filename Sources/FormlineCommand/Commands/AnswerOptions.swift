import ArgumentParser
import CMemory
import FormDefinitions
import FormImports
import Glibc
import TerminalDriver
import Values

/// Options for prefilled answers.
struct AnswerOptions: ParsableArguments {
  @Option(
    name: .customLong("answers"),
    help: ArgumentHelp(
      "Prefill from a JSON or YAML object; '-' is standard input. May repeat, later files win.", valueName: "file"),
    completion: .file(extensions: ["json", "yaml", "yml"]))
  var files: [String] = []

  @Option(
    name: .customLong("set"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Prefill one field; wins over --answers. May repeat; for a multiselect or list it adds.", valueName: "id=value"),
    completion: .words { words, _, prefix in AssignmentCompletion.words(after: words, prefix: prefix) })
  var assignments: [String] = []

  @Option(
    name: .customLong("answers-body"),
    help: ArgumentHelp(
      "Prefill an issue form from the text of an issue; '-' is standard input. Other answers win.", valueName: "file"),
    completion: .file())
  var body: String?

  /// The options as given, without the property wrappers that the parser needs.
  nonisolated struct Values {
    var files: [String] = []
    var assignments: [String] = []
    var body: String?
    /// The resource that is edited, which answers lie over.
    var old: [UInt8]?
    /// What was read of files that can be read only once.
    var contents: [String: [UInt8]] = [:]

    /// The bytes of a file of answers.
    func bytes(of path: String) throws(CommandFailure) -> [UInt8] {
      if let bytes = contents[path] { return bytes }
      return try FormFile.bytes(of: path)
    }

    /// True if no answer is given.
    var isEmpty: Bool { files.isEmpty && assignments.isEmpty && body == nil }

    /// True if standard input contains answers.
    var readStandardInput: Bool { files.contains("-") || body == "-" }

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
  }

  var values: Values { Values(files: files, assignments: assignments, body: body) }

  func validate() throws {
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
struct OutputOptions: ParsableArguments {
  @Option(name: .customLong("output"), help: "How the answers are written.")
  var choice = OutputChoice()

  @Option(
    help: ArgumentHelp("The text for '--output template', with {{ID}} where answers go.", valueName: "file"),
    completion: .file())
  var template: String?

  @Option(
    name: .customLong("to"),
    help: ArgumentHelp(
      "Write the answers to this file, readable only by you, instead of standard output, which is '-'.",
      valueName: "file"),
    completion: .file())
  var path: String?

  @Option(
    help: ArgumentHelp(
      "What the names of '--output shell', 'bash' and 'env' begin with, such as form_.", valueName: "name"))
  var prefix: String?

  /// The options as given, without the property wrappers that the parser needs.
  nonisolated struct Values {
    var format = OutputFormat.json
    /// True if the call names the format.
    var isFormatGiven = false
    var template: String?
    var path: String?
    var prefix: String?
  }

  var values: Values {
    Values(
      format: choice.format, isFormatGiven: choice.isGiven, template: template, path: path, prefix: prefix)
  }

  func validate() throws {
    if let prefix {
      guard choice.format.answerFormat?.hasVariables == true else {
        throw ValidationError("'--prefix' needs '--output shell', 'bash' or 'env'.")
      }
      guard FieldDefinition.isID(prefix) else {
        throw ValidationError("'\(prefix)' begins no variable: write letters, digits and '_', not a digit first.")
      }
    }
    if choice.format == .template, template == nil {
      throw ValidationError("'--output template' needs '--template FILE'.")
    }
    if choice.format != .template, template != nil { throw ValidationError("'--template' needs '--output template'.") }
  }
}

/// The value of `--output`, which some forms have another default for.
nonisolated struct OutputChoice: ExpressibleByArgument {
  var format = OutputFormat.json
  /// True if the call names the format.
  var isGiven = false

  init() {}

  init?(argument: String) {
    guard let format = OutputFormat(argument: argument) else { return nil }
    (self.format, isGiven) = (format, true)
  }

  var defaultValueDescription: String { format.rawValue }
  static var allValueStrings: [String] { OutputFormat.allValueStrings }
  static var defaultCompletionKind: CompletionKind { OutputFormat.defaultCompletionKind }
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
struct ImportFileOptions: ParsableArguments {
  @Option(
    name: .customLong("from"),
    help: ArgumentHelp("The kind of file, where its content leaves that in doubt.", valueName: "kind"))
  var kind: ImportedKind?

  @Flag(help: "Require nothing in an issue form, as in private repositories.")
  var optional = false

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
    let secrets = definition.fields.filter(\.holdsSecrets).map(\.id)
    guard !secrets.isEmpty else { return }
    for argument in Machine.argumentBytes.dropFirst() {
      guard let argument else { continue }
      let text = String(cString: argument)
      for id in secrets {
        let prefixes = ["\(id)=", "--set=\(id)="]
        guard let prefix = prefixes.first(where: { text.utf8.starts(with: $0.utf8) }) else { continue }
        let length = strlen(argument)
        for offset in prefix.utf8.count..<max(prefix.utf8.count, length) {
          argument[offset] = CChar(bitPattern: UInt8(ascii: "*"))
        }
      }
    }
  }
}
