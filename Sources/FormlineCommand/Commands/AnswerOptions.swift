import ArgumentParser
import FormDefinitions
import FormImports
import TerminalDriver
import Values

/// Options for prefilled answers.
nonisolated struct AnswerOptions: OptionTable {
  var files: [String] = []
  var assignments: [String] = []
  var body: String?
  /// The contents of files that can be read only once.
  var contents: [String: [UInt8]] = [:]
  /// The names in files that are answers to a choice among forms.
  private(set) var ignored: Set<String> = []

  static var rows: [CommandRow<Self>] {
    [
      .options(
        "answers", "Prefill from a JSON or YAML object; '-' is standard input. May repeat, later files win.",
        value: "file", completion: .file(extensions: ["json", "yaml", "yml"])
      ) { $0.files.append($1) }.input,
      .options(
        "set", "Prefill one field; wins over --answers. May repeat; for a multiselect or list it adds.",
        value: "id=value", anyText: true,
        completion: .words { words, _, prefix in AssignmentCompletion.words(after: words, prefix: prefix) }
      ) { $0.assignments.append($1) },
      .option(
        "answers-body", "Prefill an issue form from the text of an issue; '-' is standard input. Other answers win.",
        value: "file", completion: .file()
      ) { $0.body = $1 }.input,
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

  /// Takes the answer to a choice among forms, which is none of the chosen form: the last one of `--set`, else of files.
  /// - Parameter isOne: True for a name that can be chosen; any other stays an answer.
  mutating func takeChoice(
    of field: String, where isOne: (_ name: String) -> Bool = { _ in true }
  ) throws(CommandFailure) -> String? {
    guard !ignored.contains(field) else { return nil }
    let start = "\(field)="
    if let choice = assignments.last(where: { $0.utf8.starts(with: start.utf8) }).map({ $0.dropFirst(start.count) }) {
      guard isOne(String(choice)) else { return nil }
      assignments.removeAll { $0.utf8.starts(with: start.utf8) }
      ignored.insert(field)
      return String(choice)
    }
    for path in files.reversed() {
      // Standard input can be read only once.
      let bytes = try self.bytes(of: path)
      contents[path] = bytes
      let document = ForeignFile.value(ofYAML: String(decoding: bytes, as: UTF8.self)).value
      guard case .object(let members)? = document, let choice = members.last(where: { $0.name == field })?.value.text,
        !choice.isEmpty
      else { continue }
      guard isOne(choice) else { return nil }
      ignored.insert(field)
      return choice
    }
    return nil
  }

  func checkOptions() throws {
    // In UTF-8, since the value may begin with a combining character.
    for assignment in assignments where !assignment.utf8.contains(UInt8(ascii: "=")) {
      throw ValidationError("The value '\(assignment)' for '--set' is not of the form ID=VALUE.")
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
