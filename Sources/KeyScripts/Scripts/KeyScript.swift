package import FormDefinitions
package import Values

/// A key script (`*.keys`): input for a form, and expectations about it.
///
///     let (script, diagnostics) = KeyScript.parse("Form signup.yaml\nType \"Ada\"\nEnter\n", path: "signup.keys")
///
/// Parsing returns a script *and* every mistake in it; lines with mistakes are omitted from the script.
nonisolated package struct KeyScript: Equatable, Sendable {
  /// The path the script was read from, for messages.
  package var path: String
  /// The commands in order. Settings come first.
  package var lines: [KeyScriptLine]

  package init(path: String, lines: [KeyScriptLine]) {
    self.path = path
    self.lines = lines
  }

  /// Parses `text` in linear time, up to 200 mistakes; never throws.
  package static func parse(_ text: String, path: String) -> (script: KeyScript, diagnostics: [Diagnostic]) {
    var parser = ScriptParser(path: path)
    parser.parse(text)
    return (KeyScript(path: path, lines: parser.lines), parser.diagnostics)
  }
}

nonisolated extension KeyScript {
  /// The line that names what is tested; nil if there is none.
  var subject: KeyScriptLine? { lines.first { $0.command.isSubject } }

  /// The definition file, relative to the script; nil if none is named.
  package var form: String? { if case .form(let path, _)? = subject?.command { path } else { nil } }

  /// The initial size of the terminal.
  package var size: (columns: Int, rows: Int) {
    lines.lazy.compactMap { if case .size(let columns, let rows) = $0.command { (columns, rows) } else { nil } }.last
      ?? (80, 24)
  }

  /// Variables added to the environment, in order; the last of a name wins.
  package var environment: [(name: String, value: String)] {
    lines.compactMap { if case .environment(let name, let value) = $0.command { (name, value) } else { nil } }
  }

  /// The time of the clocks; the last line wins.
  package var moment: Instant {
    lines.lazy.compactMap { if case .now(let moment) = $0.command { moment } else { nil } }.last ?? .scriptStart
  }

  /// The lines of readline's init file.
  package var inputrc: [String] { lines.compactMap { if case .inputrc(let line) = $0.command { line } else { nil } } }

  /// The replies of hosts with their names, in order.
  package var hosts: [(name: String, value: JSONValue)] {
    lines.compactMap { if case .host(let name, let value) = $0.command { (name, value) } else { nil } }
  }

  /// The actions to play, in order.
  package var actions: [KeyScriptLine] { lines.filter { !$0.command.isSetting } }

  /// True if, after its last input, the script expects that the form still runs.
  package var expectsRunningForm: Bool {
    lines.reversed().lazy.prefix { $0.command.isObservation }.contains { $0.command == .expect(.state(.running)) }
  }

  /// The script as text, one command per line, ending in a newline; it parses to the same commands.
  package var text: String { lines.map { $0.command.description + "\n" }.joined() }
}

nonisolated package struct KeyScriptLine: Equatable, Sendable {
  /// From 1.
  package let number: Int
  package let command: KeyScriptCommand

  package init(number: Int, command: KeyScriptCommand) {
    self.number = number
    self.command = command
  }
}
