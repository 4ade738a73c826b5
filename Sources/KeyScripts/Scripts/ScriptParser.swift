import FormDefinitions
import TerminalModel

/// Parses key scripts: one command per line, at most one mistake per line.
nonisolated struct ScriptParser {
  let path: String
  private(set) var lines: [KeyScriptLine] = []
  private(set) var diagnostics: [Diagnostic] = []
  private var firstActionLine: Int?
  private var formLine: Int?

  static let commandWords = [
    "Form", "Command", "Size", "Env", "Now", "Inputrc", "Answers", "Host", "Type", "Paste", "Bytes", "Click", "Scroll",
    "Resize", "Wait",
    "Expect", "Snapshot",
  ]
  /// The allowed columns and rows of a terminal.
  static let cells = 1...1000
  /// The allowed repetitions of a key.
  static let counts = 1...100_000
  private static let maximumMistakes = 200

  init(path: String) { self.path = path }

  mutating func parse(_ text: String) {
    var rest = Array(text.utf8)[...]
    if rest.starts(with: [0xef, 0xbb, 0xbf]) { rest = rest.dropFirst(3) }
    var number = 0
    while !rest.isEmpty {
      number += 1
      let end = rest.firstIndex(of: 0x0a) ?? rest.endIndex
      var line = rest[..<end]
      rest = rest[end...].dropFirst()
      if line.last == 0x0d { line.removeLast() }

      var scanner = LineScanner(line)
      do throws(PlacedMistake) {
        try parseLine(number, &scanner)
      } catch {
        guard diagnostics.count < ScriptParser.maximumMistakes else {
          report(.tooManyMistakes(ScriptParser.maximumMistakes), error.utf8Range, line: number, source: line)
          return
        }
        report(error.mistake, error.utf8Range, line: number, source: line)
      }
    }
  }

  private mutating func report(_ mistake: ScriptMistake, _ range: Range<Int>, line: Int, source: ArraySlice<UInt8>) {
    diagnostics.append(Diagnostic(path: path, line: line, source: source, utf8Range: range, mistake: mistake))
  }

  private mutating func parseLine(_ number: Int, _ scanner: inout LineScanner) throws(PlacedMistake) {
    guard let first = scanner.next() else { return }
    guard let (word, range) = scanner.word() else { return }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "/") {
      throw PlacedMistake(mistake: .commandExpected, utf8Range: range)
    }

    let command = try ScriptParser.command(word, at: range, &scanner)
    try scanner.end()

    if !command.isSetting {
      firstActionLine = firstActionLine ?? number
    } else if let firstActionLine {
      throw PlacedMistake(mistake: .settingTooLate(word, firstAction: firstActionLine), utf8Range: range)
    }
    if command.isSubject {
      if let formLine { throw PlacedMistake(mistake: .secondForm(firstLine: formLine), utf8Range: range) }
      formLine = number
    }
    lines.append(KeyScriptLine(number: number, command: command))
  }

  private static func command(
    _ word: String, at range: Range<Int>, _ scanner: inout LineScanner
  ) throws(PlacedMistake) -> KeyScriptCommand {
    switch word {
    case "Form": return .form(path: try path(&scanner), kind: try kind(&scanner))
    case "Command": return .command(try words(&scanner))
    case "Size":
      let (columns, rows) = try size(form: "Size 80 24", &scanner)
      return .size(columns: columns, rows: rows)
    case "Env": return try environment(&scanner)
    case "Now": return .now(try moment(&scanner))
    case "Inputrc": return .inputrc(try scanner.string(form: "Inputrc \"set editing-mode vi\""))
    case "Answers": return .answers(try answers(form: "Answers {\"name\": \"Ada\"}", &scanner))
    case "Host": return try host(&scanner)
    case "Type": return .type(try text(form: "Type \"Ada\" or Type $NAME", &scanner))
    case "Paste": return .paste(try text(form: "Paste \"two\\nlines\" or Paste $NAME", &scanner))
    case "Bytes": return .bytes(try bytes(&scanner))
    case "Click": return .click(try clickTarget(&scanner))
    case "Scroll": return try scroll(&scanner)
    case "Resize":
      let (columns, rows) = try size(form: "Resize 40 10", &scanner)
      return .resize(columns: columns, rows: rows)
    case "Wait": return .wait(try duration(&scanner))
    case "Expect": return .expect(try expectation(&scanner))
    case "Snapshot": return try snapshot(&scanner)
    default:
      guard word.count > 1, let key = Key(parsing: word) else {
        let isKey = word.count > 1 && word.utf8.contains(UInt8(ascii: "+"))
        throw PlacedMistake(mistake: isKey ? .unknownKey(word) : .unknownCommand(word), utf8Range: range)
      }
      return .key(key, count: try count(&scanner))
    }
  }
}
