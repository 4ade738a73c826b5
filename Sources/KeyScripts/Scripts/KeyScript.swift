package import Values

/// A keystroke script (`*.keys`): what to type into a form, and what to expect of it.
///
///     let (script, diagnostics) = KeyScript.parse("Form signup.yaml\nType \"Ada\"\nEnter\n", path: "signup.keys")
///
/// Reading gives a script *and* every mistake in it; a line with a mistake is left out of the script.
nonisolated package struct KeyScript: Equatable, Sendable {
  /// The path the script was read from, for messages.
  package var path: String
  /// The commands in order. Settings come first.
  package var lines: [KeyScriptLine]

  package init(path: String, lines: [KeyScriptLine]) {
    self.path = path
    self.lines = lines
  }

  /// Reads `text`. Takes time linear in its length and ends after 200 mistakes; never throws.
  package static func parse(_ text: String, path: String) -> (script: KeyScript, diagnostics: [ScriptDiagnostic]) {
    var parser = ScriptParser(path: path)
    parser.parse(text)
    return (KeyScript(path: path, lines: parser.lines), parser.diagnostics)
  }
}

nonisolated extension KeyScript {
  /// The definition file, relative to the script; nil where the script names none.
  package var form: String? {
    lines.lazy.compactMap { if case .form(let path, _) = $0.command { path } else { nil } }.first
  }

  /// The program that is played in place of a form, and its arguments.
  package var command: [String]? {
    lines.lazy.compactMap { if case .command(let words) = $0.command { words } else { nil } }.first
  }

  /// The size of the terminal at the start.
  package var size: (columns: Int, rows: Int) {
    lines.lazy.compactMap { if case .size(let columns, let rows) = $0.command { (columns, rows) } else { nil } }.last
      ?? (80, 24)
  }

  /// What the script adds to the environment, in order; a later one of the same name wins.
  package var environment: [(name: String, value: String)] {
    lines.compactMap { if case .environment(let name, let value) = $0.command { (name, value) } else { nil } }
  }

  /// What the clocks show; a later line wins.
  package var moment: Instant {
    lines.lazy.compactMap { if case .now(let moment) = $0.command { moment } else { nil } }.last ?? .scriptStart
  }

  /// The lines of readline's init file.
  package var inputrc: [String] { lines.compactMap { if case .inputrc(let line) = $0.command { line } else { nil } } }

  /// The prefilled answers.
  package var answers: JSONValue? {
    lines.lazy.compactMap { if case .answers(let value) = $0.command { value } else { nil } }.last
  }

  /// What programs would say, by the names that they provide it under, in order.
  package var hosts: [(name: String, value: JSONValue)] {
    lines.compactMap { if case .host(let name, let value) = $0.command { (name, value) } else { nil } }
  }

  /// What is played, in order.
  package var actions: [KeyScriptLine] { lines.filter { !$0.command.isSetting } }

  /// True if the script expects, after its last input, that the form still runs.
  package var expectsRunningForm: Bool {
    lines.reversed().lazy.prefix { $0.command.isObservation }.contains { $0.command == .expect(.state(.running)) }
  }

  /// The script as text, one command a line, ending in a newline; it reads back as the same commands.
  package var text: String { lines.map { $0.command.description + "\n" }.joined() }
}

/// One command of a script and where it stands.
nonisolated package struct KeyScriptLine: Equatable, Sendable {
  /// From 1.
  package let number: Int
  package let command: KeyScriptCommand

  package init(number: Int, command: KeyScriptCommand) {
    self.number = number
    self.command = command
  }
}
