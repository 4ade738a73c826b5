import FormDefinitions
import Foundation
import TerminalEmulation
import TerminalModel
import Wording
import Testing

@testable import DefinedForms
@testable import KeyScripts

/// A form that is played, and its screen before and after the last key.
final class PlayedForm {
  let form: RunningForm
  let host: VirtualHost
  private let script: KeyScript
  private let output = Output()
  private(set) var before: [[ScreenCell]] = []
  private(set) var after: [[ScreenCell]] = []
  /// The characters that the last key wrote.
  private(set) var written = 0
  private(set) var focusBefore: String?

  private final class Output { var characters = 0 }

  init(_ name: String, columns: Int? = nil, language: DisplayLanguage? = nil) throws {
    let files = FileAccess(
      read: { path in
        FileManager.default.contents(atPath: path).map { .success(Array($0)) }
          ?? .failure(ResourceError(reason: "no such file"))
      }, write: { _, _ in ResourceError(reason: "tests write nothing") })
    script = try ScriptPlayer(files: files).load(GalleryTests.folder + "/" + name.prefix { $0 != "." } + ".keys")
      .get()
    var definition = try #require(
      DefinitionReader.read(try files.read(GalleryTests.folder + "/" + name).get(), path: name) {
        files.read(GalleryTests.folder + "/" + $0)
      }.definition)
    if let language { definition.language = language }
    let environment = ScriptEnvironment(of: script)
    var configuration = environment.configuration
    for case .answers(let value) in script.lines.map(\.command) {
      configuration.inputs.prefilled =
        AnswersReader.read(
          Array(value.description.utf8), path: "a", for: definition, in: environment.reading
        ).answers
    }
    let (capabilities, size) = (TerminalCapabilities.from(environment: environment.terminalVariables), script.size)
    (host, form) = VirtualHost.showing(
      definition, configuration, columns: columns ?? size.columns, rows: size.rows, capabilities: capabilities,
      observer: { [output] event, _ in
        guard case .output(let bytes) = event else { return }
        let sequences =
          /\u{1B}\[[0-9;?>=]*[ -\/]*[@-~]|\u{1B}\][^\u{07}\u{1B}]*(?:\u{07}|\u{1B}\\)|\u{1B}[()].|\u{1B}./
        output.characters += String(decoding: bytes, as: UTF8.self).replacing(sequences, with: "").count { $0 >= " " }
      })
    after = cells
  }

  private var cells: [[ScreenCell]] { (0..<host.terminal.rows).map { host.terminal.cells(inRow: $0) } }

  /// Plays the keys of the script; after each, `check` is called, while the form runs.
  func play(_ check: (_ key: String) throws -> Void) rethrows {
    for line in script.lines where form.session.outcome == nil {
      switch line.command {
      case .type(.literal(let text)):
        for character in text { try press("\(line.number): \(character)", check) { host.type(String(character)) } }
      case .key(let key, let count):
        for _ in 0..<count { try press("\(line.number): \(key.name)", check) { host.press(key) } }
      case .paste(.literal(let text)): try press("\(line.number): Paste", check) { host.paste(text) }
      case .wait(let duration): _ = host.wait(duration)
      default: break
      }
    }
  }

  private func press(_ name: String, _ check: (String) throws -> Void, _ key: () -> Void) rethrows {
    guard form.session.outcome == nil else { return }
    (before, focusBefore, output.characters) = (cells, form.focusedField, 0)
    key()
    (after, written) = (cells, output.characters)
    if form.session.outcome == nil { try check(name) }
  }

  /// What a reader of differences gets.
  var news: String {
    after.indices.filter { after[$0].map(\.content) != before[$0].map(\.content) }.map(host.terminal.line)
      .joined(separator: "\n")
  }

  /// What a reader of the cursor gets.
  var line: String { host.terminal.line(host.terminal.cursor.row) }

  /// What a braille line of 40 cells gets.
  var braille: String {
    let cursor = host.terminal.cursor
    let start = cursor.column / 40 * 40
    return after[cursor.row][start..<min(start + 40, after[cursor.row].count)].map { cell in
      switch cell.content {
      case .character(let character): String(character)
      case .blank: " "
      case .continuation: ""
      }
    }.joined()
  }

  /// The changed cells.
  var changes: Int { zip(after, before).reduce(0) { $0 + zip($1.0, $1.1).count { $0 != $1 } } }
}
