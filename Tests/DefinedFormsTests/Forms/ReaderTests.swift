import FormDefinitions
import Foundation
import TerminalEmulation
import TerminalModel
import Testing

@testable import DefinedForms
@testable import Formline
@testable import KeyScripts

/// What people get who read the screen by ear or by touch, after every key of every script in forms/.
///
/// | reader | gets |
/// | --- | --- |
/// | of differences | the rows whose text has changed |
/// | of the cursor | the row of the terminal's cursor |
/// | of a braille line | the 40 cells of that row around the cursor, as BRLTTY moves its window |
@Suite struct ReaderTests {
  /// A form that is played, and its screen before and after the last key.
  private final class Played {
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

    init(_ name: String, columns: Int? = nil) throws {
      let files = FileAccess(
        read: { path in
          FileManager.default.contents(atPath: path).map { .success(Array($0)) }
            ?? .failure(ResourceError(reason: "no such file"))
        }, write: { _, _ in ResourceError(reason: "tests write nothing") })
      script = try ScriptPlayer(files: files).load(GalleryTests.folder + "/" + name.prefix { $0 != "." } + ".keys")
        .get()
      let definition = try #require(
        DefinitionReader.read(try files.read(GalleryTests.folder + "/" + name).get(), path: name) {
          files.read(GalleryTests.folder + "/" + $0)
        }.definition)
      let environment = ScriptEnvironment(of: script)
      var configuration = environment.configuration
      for case .answers(let value) in script.lines.map(\.command) {
        configuration.inputs.prefilled =
          AnswersReader.read(
            Array(value.description.utf8), path: "a", for: definition, in: environment.reading
          ).answers
      }
      let (capabilities, size) = (TerminalCapabilities.from(environment: environment.terminalVariables), script.size)
      var made: RunningForm?
      host = VirtualHost(
        inputrc: .none, capabilities: capabilities,
        observer: { [output] event, _ in
          guard case .output(let bytes) = event else { return }
          let sequences =
            /\u{1B}\[[0-9;?>=]*[ -\/]*[@-~]|\u{1B}\][^\u{07}\u{1B}]*(?:\u{07}|\u{1B}\\)|\u{1B}[()].|\u{1B}./
          output.characters += String(decoding: bytes, as: UTF8.self).replacing(sequences, with: "").count { $0 >= " " }
        }
      ) {
        let form = RunningForm(
          definition, configuration: configuration, columns: columns ?? size.columns, rows: size.rows,
          placement: .inline, capabilities: capabilities)
        made = form
        return form.session
      }
      form = try #require(made)
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

  @Test(arguments: GalleryTests.names)
  func `the row of the cursor holds the label and the value of what has focus, or the option one is on`(
    name: String
  ) throws {
    let played = try Played(name)
    try played.play { key in
      let line = played.line
      #expect(played.host.terminal.cursorVisible, "\(key)")
      guard let id = played.form.focusedField, let field = played.form.model.field(id) else {
        #expect(line.contains("[ "), "\(key): a button; \(line)")
        return
      }
      let control = try #require(played.form.session.focus.focused)
      if let choice = control as? ChoiceControl, choice.isOnEntry || choice.filter.isEmpty {
        let option = choice.matches.isEmpty ? "" : choice.options.label(at: choice.matches[choice.highlighted])
        #expect(line.contains(option.prefix(20)), "\(key): \(option); \(line)")
        #expect(played.braille.contains(option.prefix(12)), "\(key): \(option); \(played.braille)")
        return
      }
      // The head of a table has the names of its columns, and a text's first row that of the text.
      let isFirstRow = field.definition.type != .textarea || line.contains(field.definition.label.prefix(12))
      if control is AddRowControl {
        #expect(line.contains("[ + "), "\(key): \(line)")
      } else if field.row == nil, isFirstRow {
        #expect(line.contains(field.definition.label.prefix(30)), "\(key): \(field.definition.label); \(line)")
      }
      guard let text = control.textEditing, !field.definition.isSecret else { return }
      let beforeCaret =
        String(text.buffer.text.utf8.prefix(text.buffer.point))!.split(
          separator: "\n", omittingEmptySubsequences: false
        ).last.map(String.init) ?? ""
      let near = beforeCaret.suffix(8).trimming { $0 == " " }
      #expect(near.isEmpty || line.contains(near), "\(key): '\(near)'; \(line)")
    }
  }

  @Test(arguments: GalleryTests.names)
  func `a problem is heard with its field when it arises`(name: String) throws {
    let played = try Played(name)
    var known: [String: [String]] = [:]
    played.play { key in
      for field in played.form.model.fields {
        let problems = played.form.errors(of: field.id)
        defer { known[field.id] = problems }
        guard let problem = problems.first, known[field.id, default: []].isEmpty else { continue }
        // What is out of sight is in the list of problems once the form is submitted.
        guard played.host.terminal.find("✗ " + problem.prefix(20)) != nil else { continue }
        let isKnown = [played.focusBefore, played.form.focusedField].contains(field.id)
        #expect(
          played.news.contains("✗ " + problem.prefix(20))
            && (isKnown || played.news.contains(field.definition.label.prefix(20))),
          "\(key): \(field.id), \(problem); \(played.news)")
      }
    }
  }

  @Test(arguments: GalleryTests.names)
  func `no more is written than what changes, and no line is drawn where somebody reads`(name: String) throws {
    let played = try Played(name)
    var (changes, written) = (0, 0)
    played.play { key in
      changes += played.changes
      written += played.written
      // A blank that is typed changes nothing; what lies between two changes may cost less than to move over it.
      #expect(Double(played.written) <= 1.5 * Double(played.changes) + 4, "\(key)")
      let drawn = played.line.unicodeScalars.filter {
        (0x2500...0x257f).contains($0.value) || (0x2800...0x28ff).contains($0.value)
      }
      #expect(drawn.isEmpty, "\(key): \(played.line)")
    }
    #expect(written <= changes)
  }
}
