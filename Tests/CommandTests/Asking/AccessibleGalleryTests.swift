import FormDefinitions
import Foundation
import KeyScripts
import TestSupport
import Testing
import Values

/// Every form that a script fills in by keys can be filled in by lines, with the same answers.
@Suite struct AccessibleGalleryTests {
  fileprivate nonisolated static let forms = ManualCommandTests.root + "/forms"

  nonisolated static let scripts: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: forms)) ?? []
    return names.filter { $0.hasSuffix(".keys") }.sorted()
  }()

  @Test func `there are scripts`() {
    #expect(Self.scripts.count >= 10)
  }

  /// What fills in a form by lines.
  private struct Lines {
    let arguments: [String]
    let lines: [String]
    let environment: [String: String]
    let answers: JSONValue
    let folder: TemporaryFolder

    /// Nil for a script that cancels: it has no answers to compare.
    init?(_ name: String) throws {
      let text = try String(contentsOfFile: AccessibleGalleryTests.forms + "/" + name, encoding: .utf8)
      let script = KeyScript.parse(text, path: name).script
      let stated = script.actions.compactMap { line in
        if case .expect(.answers(let answers)) = line.command { answers } else { nil }
      }.last
      guard let stated else { return nil }
      answers = stated
      let form = try #require(script.form)
      let bytes = try Data(contentsOf: URL(filePath: AccessibleGalleryTests.forms + "/" + form))
      let reading = DefinitionReader.read(Array(bytes), path: form) { name in
        FileManager.default.contents(atPath: AccessibleGalleryTests.forms + "/" + name).map { .success(Array($0)) }
          ?? .failure(ResourceError(reason: "no such file"))
      }
      let definition = try #require(reading.definition)
      var lines = definition.fields.filter { $0.type.isEditable }.compactMap { field in
        stated[field.id].map { AccessibleGalleryTests.lines(for: $0, of: field) }
      }
      // The page of all answers is left as it is.
      if definition.review { lines.append("\n") }
      self.lines = lines

      folder = TemporaryFolder()
      var arguments = ["run", AccessibleGalleryTests.forms + "/" + form, "--accessible"]
      for case .answers(let prefilled) in script.lines.map(\.command) {
        arguments += ["--answers", folder.write("answers-\(arguments.count)", "\(prefilled)")]
      }
      // The world of scripts: its user, its variables, its day.
      var environment = ["HOME": "/home/user", "USER": "user", "LANG": "C.UTF-8", "TZ": "UTC"]
      for (name, value) in script.environment { environment[name] = value }
      environment.merge(FaultyCalls.at(secondsSinceEpoch: 1_767_225_600)) { $1 }
      // In that world no command runs; those that run here agree and print nothing.
      if definition.firstFieldWithCommand != nil {
        arguments += ["--allow-commands", "--yes"]
        environment["PATH"] = AccessibleGalleryTests.commands(in: folder)
      }
      self.arguments = arguments
      self.environment = environment
    }
  }

  @Test(arguments: scripts)
  func `a form asks for the same answers in lines as it takes by keys`(name: String) throws {
    guard let lines = try Lines(name) else { return }
    let command = try DetachedCommand(
      lines.arguments, input: lines.lines.joined(), environment: lines.environment, folder: lines.folder)
    #expect(command.status == 0, "\(command.error)")
    #expect(try JSONParser.parse(command.output) == lines.answers, "\(command.error)")
  }

  @Test(arguments: scripts)
  func `on a terminal, output is only ever added, but for the line that is typed`(name: String) throws {
    guard let lines = try Lines(name) else { return }
    var environment = lines.environment
    environment["TERM"] = "xterm-256color"
    environment["HOME"] = lines.folder.path
    let command = try DrivenCommand(
      [Executable.formline] + lines.arguments + ["--inputrc", "none"], environment: environment)
    for line in lines.lines.joined().split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      command.send(line + "\r")
    }
    #expect(command.finish() == .exited(status: 0))
    #expect(try JSONParser.parse(String(decoding: command.standardOutput, as: UTF8.self)) == lines.answers)
    let written = String(decoding: command.screen, as: UTF8.self)
    // A backspace moves in the line that is typed, in which alone something is shown twice.
    let others = written.unicodeScalars.filter { $0 < " " && !["\n", "\r", "\u{8}"].contains($0) }
    #expect(others.isEmpty, "\(others.map { $0.value })")
    #expect(!written.replacing("\r\n", with: "\n").contains("\r"))
  }

  /// A folder with the commands that the forms name, none of which does anything.
  fileprivate static func commands(in folder: TemporaryFolder) -> String {
    folder.makeFolder("bin")
    for name in ["git", "lsblk", "xargs"] { chmod(folder.write("bin/\(name)", "#!/bin/sh\n"), 0o700) }
    return folder["bin"]
  }

  /// What a person writes to give an answer.
  fileprivate static func lines(for answer: JSONValue, of field: FieldDefinition) -> String {
    switch answer {
    case .array(let rows) where field.type == .list: Self.lines(forRows: rows, of: field)
    case .null, .array([]), .string(""): "clear\n"
    case .bool(let value): value ? "y\n" : "n\n"
    case .array(let items) where field.type == .multiselect: items.map(text).joined(separator: ",") + "\n"
    case .string(let text) where field.type == .textarea: text + "\n.\n"
    default: text(answer) + "\n"
    }
  }

  /// For each row, that there shall be one and what is in it; then that there shall be no other.
  private static func lines(forRows rows: [JSONValue], of list: FieldDefinition) -> String {
    let fields = list.list?.fields.filter(\.type.isEditable) ?? []
    let given = rows.map { row in
      "y\n" + fields.compactMap { field in row[field.id].map { lines(for: $0, of: field) } }.joined()
    }
    return given.joined() + "n\n"
  }

  private static func text(_ value: JSONValue) -> String {
    if case .string(let text) = value { text } else { "\(value)" }
  }
}
