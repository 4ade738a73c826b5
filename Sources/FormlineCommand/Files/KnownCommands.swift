import DefinedForms
import FormDefinitions
import TerminalDriver
import TerminalModel
import Wording

/// The notice of a definition's distinct commands, shown before they run.
///
///     This form runs commands:
///       git config user.email
///       printf '%s\n' apple 'pear; $HOME'
struct CommandNotice {
  /// The commands, one per line.
  let lines: [String]
  /// The whole notice, safe to write to a terminal.
  let text: String

  init(of definition: FormDefinition) {
    var shown: [[String]] = []
    for words in definition.commands.map(\.command.arguments) where !shown.contains(words) { shown.append(words) }
    lines = shown.map { words in
      DisplayText.visible(words.map(\.quotedForShell).joined(separator: " "), lines: .single)
    }
    let title = Message.formRunsCommands.text(in: definition.language)
    text = ([title] + lines.map { "  " + $0 }).map { $0 + "\n" }.joined()
  }

  /// The text for a terminal that is told not to order lines: as they stand on the screen, those from the right at its
  /// right.
  func ordered(columns: Int) -> String {
    let lines = text.split(separator: "\n").map { line in
      let isFromRight = VisualLine(line)?.isFromRight == true
      let blanks = isFromRight ? max(0, columns - TextWidth.columns(of: line)) : 0
      return String(repeating: " ", count: blanks) + VisualLine.reordered(String(line)) + "\n"
    }
    return TerminalMode.explicitOrder.taking + lines.joined() + TerminalMode.explicitOrder.leaving
  }

  /// The rows that the text takes on a terminal, limited so that the form has enough room.
  func rows(on terminal: (columns: Int, rows: Int)) -> Int {
    let rows = text.split(separator: "\n").reduce(0) { $0 + (TextWidth.columns(of: $1) - 1) / terminal.columns + 1 }
    return min(rows, max(0, terminal.rows - Self.fewestRows))
  }

  private static let fewestRows = 12
}

/// The commands that a person has allowed a form to run, word for word, in a file per form. If the definition adds or
/// changes a command, the form asks again.
struct KnownCommands {
  private let form: String?
  private let path: String?

  private static let limit = 1 << 20

  /// - Parameters:
  ///   - form: The absolute path of the definition; without one, nothing is remembered.
  ///   - folder: The folder of the files; nil if the user has none.
  init(form: String?, folder: String?) {
    self.form = form
    path = form.flatMap { form in folder.map { "\($0)/\(DraftName.name(for: form)).json" } }
  }

  /// True if a person has allowed exactly these commands.
  func has(_ definition: FormDefinition) -> Bool {
    guard let path, let bytes = try? InputFile.read(path, limit: Self.limit, kinds: .regularFiles) else { return false }
    return bytes == content(of: definition)
  }

  /// Remembers that they are allowed. If that cannot be saved, the next run asks again.
  func add(_ definition: FormDefinition) {
    guard let path, Folder.make(path.folderOfFile) else { return }
    try? AtomicFile.write(content(of: definition), to: path, flushing: .later)
  }

  private func content(of definition: FormDefinition) -> [UInt8] {
    let commands = definition.commands.map { AnswerValue.list($0.command.arguments.map { .string($0) }) }
    let known = AnswerValue.object([.init("form", .string(form ?? "")), .init("commands", .list(commands))])
    return Array((known.json.text(.indented) + "\n").utf8)
  }
}
