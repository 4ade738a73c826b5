import DefinedForms
import FormModels
import FormConversations
import FormDefinitions
import Foundation
import TerminalModel
import Testing
import Values

@testable import KeyScripts

/// Every form in forms/ is filled in by a program that sees nothing but the questions as JSON.
@Suite struct GalleryQuestionTests {
  nonisolated static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "forms").path(percentEncoded: false)

  nonisolated static let scripts = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    .filter { $0.hasSuffix(".keys") }.sorted()

  private static let files = FileAccess(
    read: { path in
      FileManager.default.contents(atPath: path).map { .success(Array($0)) }
        ?? .failure(ResourceError(reason: "no such file"))
    }, write: { _, _ in ResourceError(reason: "tests write nothing") })

  @Test(arguments: scripts)
  func `a loop gives the answers of the key script, in a call more than there are levels of dependence`(
    name: String
  ) throws {
    let player = ScriptPlayer(files: Self.files)
    let script = try player.load(Self.folder + "/" + name).get()
    let form = try #require(player.play(script).form)
    let visitor = try Visitor(of: script)
    let wanted = form.answers.map { AnswerValue.Member(visitor.definition.answerName(of: $0.id), $0.value) }
    var given: [AnswerValue.Member] = []
    var levels: [String: Int] = [:]
    var calls = 0
    while true {
      calls += 1
      let (questions, json) = try visitor.ask(with: given)
      guard case .array(let open)? = json["questions"] else { break }
      var new: [AnswerValue.Member] = []
      for question in open {
        guard case .string(let id)? = question["id"], let member = wanted.first(where: { $0.name == id }),
          !given.contains(where: { $0.name == id })
        else { continue }
        new.append(member)
        guard case .array(let dependencies)? = question["dependsOn"] else { continue }
        let depths = dependencies.map { dependency -> Int in
          if case .string(let name) = dependency { levels[name] ?? 0 } else { 0 }
        }
        levels[id] = (depths.max() ?? 0) + 1
      }
      given += new
      if new.isEmpty {
        #expect(json["status"] == "complete", "\(json)")
        let answers = questions.form.answers
        #expect(try AnswerFormat.json.encode(answers) == AnswerFormat.json.encode(form.answers))
        break
      }
    }
    #expect(calls <= (levels.values.max() ?? 0) + 1)
  }

  @Test(arguments: scripts)
  func `a secret is named, and never shown`(name: String) throws {
    let visitor = try Visitor(of: ScriptPlayer(files: Self.files).load(Self.folder + "/" + name).get())
    let secrets = visitor.definition.fields.filter { $0.isSecret && $0.type.isText }
    let given = secrets.map { AnswerValue.Member($0.id, .string("hunter2")) }
    let (_, json) = try visitor.ask(with: given)
    #expect(!"\(json)".contains("hunter2"))
  }

  /// Somebody who asks with the answers that there are, in the world of a script.
  private struct Visitor {
    let definition: FormDefinition
    private let configuration: FormConfiguration

    @MainActor init(of script: KeyScript) throws {
      let path = FileAccess.path(try #require(script.form), beside: script.path)
      let environment = ScriptEnvironment(of: script)
      let options = ReadingOptions(language: environment.language)
      let reading = DefinitionReader.read(try files.read(path).get(), path: path, options: options) {
        files.read(folder + "/" + $0)
      }
      definition = try #require(reading.definition)
      configuration = environment.configuration
    }

    @MainActor func ask(
      with given: [AnswerValue.Member]
    ) throws -> (questions: (form: RunningForm, OpenQuestions), json: JSONValue) {
      // On the way out and in it is text.
      let text = AnswerValue.object(given).json.text(.spaced)
      let (answers, diagnostics) = AnswersReader.read(Array(text.utf8), path: "answers.json", for: definition)
      #expect(diagnostics.map(\.message) == [])
      var configuration = configuration
      configuration.inputs.prefilled = answers
      let form = RunningForm(
        definition, configuration: configuration, columns: 80, rows: 24, placement: .inline,
        capabilities: TerminalCapabilities())
      let questions = OpenQuestions(of: form)
      return ((form, questions), try JSONParser.parse("\(questions.json)"))
    }
  }
}
