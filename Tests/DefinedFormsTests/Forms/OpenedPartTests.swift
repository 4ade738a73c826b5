import FormDefinitions
import FormModels
import Formline
import KeyScripts
import TerminalModel
import Testing
import Values

@testable import DefinedForms

/// A form of which not all is asked goes on, when a part of it is opened, with everything that was answered.
@Suite struct OpenedPartTests {
  private static let first = """
    formline: 1
    title: Widget
    answer: nested
    sections:
      - fields:
          - {id: name, required: true}
          - {id: count, type: number, maximum: 5}
          - {id: day, type: date}
          - {id: code, type: password}
          - {id: kind, type: select, options: [cat, cow, dog]}
          - {id: agreed, type: boolean}
          - id: people
            type: list
            fields: [{id: who, required: true}, {id: age, type: integer}, {id: pin, type: password}]
          - {id: labels, type: map, item: {type: text}}
    """

  /// With the parts opened, and other ids for fields that were there.
  private static func opened(_ names: [String]) -> String {
    var text = first.replacing("{id: day, type: date}", with: "{id: the_day, name: day, type: date}")
    if names.contains("spec") {
      text += """
        \n  - id: spec
            fields: [{id: spec_size, name: size, type: integer}, {id: spec_color, name: color, required: true}]
        """
    }
    if names.contains("mode") { text += "\n  - fields: [{id: mode}]" }
    return text
  }

  private static func definition(_ text: String) throws -> FormDefinition {
    let reading = DefinitionReader.read(Array(text.utf8), path: "form.yaml") { _ in
      .failure(ResourceError(reason: "no such file"))
    }
    return try #require(reading.isUsable ? reading.definition : nil, "\(reading.diagnostics)")
  }

  private static func parts(opened before: [String] = [], asked: @escaping () -> Void = {}) -> OptionalParts {
    OptionalParts {
      asked()
      return [("spec", "What is wanted"), ("mode", "How it is done"), ("broken", "No form")]
        .filter { !before.contains($0.0) }.map { OptionalParts.Path(name: $0.0, description: $0.1) }
    } opening: { names in
      let all = before + names
      guard !all.contains("broken"), let definition = try? definition(Self.opened(all)) else { return nil }
      return OptionalParts.Opened(definition, parts(opened: all, asked: asked), judge: nil)
    }
  }

  /// A form on a screen.
  private struct Screen {
    let form: RunningForm
    let host: VirtualHost

    init(
      _ definition: FormDefinition, parts: OptionalParts? = OpenedPartTests.parts(), drafts: (any DraftStore)? = nil,
      resumes: Bool = false, prefilled: [String: AnswerValue] = [:], rows: Int = 40
    ) {
      var configuration = FormConfiguration()
      configuration.inputs.parts = parts
      configuration.memory.drafts = drafts
      configuration.memory.resumesDraft = resumes
      configuration.inputs.prefilled = prefilled
      (host, form) = VirtualHost.showing(definition, configuration, rows: rows, capabilities: TerminalCapabilities())
    }

    /// Types words; `<Tab>` is a key.
    func play(_ keys: String) {
      for part in keys.split(separator: "<", omittingEmptySubsequences: false).enumerated() {
        guard part.offset > 0 else {
          host.type(String(part.element))
          continue
        }
        let (name, text) = (part.element.prefix { $0 != ">" }, part.element.drop { $0 != ">" }.dropFirst())
        host.press(Key(parsing: String(name))!)
        host.type(String(text))
      }
    }

    func shows(_ text: String) -> Bool { host.terminal.find(text) != nil }
  }

  private static func screen(
    drafts: (any DraftStore)? = nil, prefilled: [String: AnswerValue] = [:]
  ) throws -> Screen { Screen(try definition(first), drafts: drafts, prefilled: prefilled) }

  @Test(
    "what was typed stays as it was",
    arguments: [
      ("a text", "Ada", "name", "Ada"), ("no number", "<Tab>-", "count", "-"),
      ("a number that is too large", "<Tab>70<Tab>", "count", "70"),
      ("half a date", "<Tab><Tab>1815-1", "day", "1815-1"),
      ("a secret", "<Tab><Tab><Tab>sesame", "code", "sesame"),
      ("a choice", "<Tab><Tab><Tab><Tab><Down><Enter>", "kind", "cow"),
      ("a search that names several", "<Tab><Tab><Tab><Tab>c<Tab>", "kind", ""),
      ("a toggle", "<Tab><Tab><Tab><Tab><Tab> ", "agreed", "true"),
    ] as [(String, String, String, String)])
  func keeps(_ what: String, keys: String, id: String, text: String) throws {
    let screen = try Self.screen()
    screen.play(keys)
    let (focus, errors) = (screen.form.focusedField, screen.form.errors(of: id))
    #expect(screen.form.content(of: id) == text)
    screen.play("<F5>spec<Enter>")
    let now = id == "day" ? "the_day" : id
    #expect(screen.form.focusedField == "spec_size")
    #expect(screen.form.content(of: now) == text)
    // The field was left, if it had focus.
    if focus != id { #expect(screen.form.errors(of: now) == errors) }
    let field = try #require(screen.form.model.field(now))
    #expect(field.isEdited == (text != ""))
    #expect(what == "a search that names several" ? field.search == "c" : field.search == "")
    #expect(screen.form.hasEdits)
  }

  @Test func `rows stay, with secrets, with what is wrong in them, and entries without a key or with the same`() throws
  {
    let screen = try Self.screen()
    screen.play("<Tab><Tab><Tab><Tab><Tab><Tab><F8>Ada<Tab>12<Tab>geheim<Tab><Enter><Tab>-<Tab>zwei")
    screen.play("<Tab><Tab><F8>a<Tab>1<F8>a<Tab>2<F8><Tab>3")
    let before = screen.form.model.graph.untracked {
      screen.form.model.fieldsInMadeRows.map {
        [$0.id.replacing("day", with: "the_day"), screen.form.content(of: $0.id) ?? ""]
      }
    }
    #expect(screen.form.content(of: "people[1].age") == "-")
    #expect(screen.form.content(of: "people[1].pin") == "zwei")
    #expect(screen.form.content(of: "labels[1].value") == "2")
    #expect(screen.form.errors(of: "people[1].who") == [])
    screen.play("<F5>spec<Enter>")
    let after = screen.form.model.graph.untracked {
      screen.form.model.fieldsInMadeRows.map { [$0.id, screen.form.content(of: $0.id) ?? ""] }
    }
    #expect(after.filter { !$0[0].hasPrefix("spec") } == before)
  }

  @Test func `errors that are shown stay shown, and those of a submission name what was opened`() throws {
    let screen = try Self.screen()
    screen.play("<F10>")
    #expect(screen.form.errors(of: "name") != [])
    screen.play("<F5>spec<Enter>")
    #expect(screen.form.errors(of: "name") != [])
    #expect(screen.form.errors(of: "spec_color") == [])
    screen.play("7<F10>")
    #expect(screen.form.errors(of: "spec_color") != [])
    screen.play("Ada<Tab><Tab><Tab><Tab><Tab><Tab><Tab><Tab><Tab>red<F10>")
    #expect(screen.form.session.outcome == .submitted)
    #expect(screen.form.value(of: "spec_size") == .integer(7))
    #expect(screen.form.value(of: "name") == .string("Ada"))
  }

  @Test func `Esc goes back to where focus was, and nothing has changed`() throws {
    let screen = try Self.screen()
    screen.play("Ada<Tab>3")
    let (presenter, lines) = (screen.form.presenter, screen.host.terminal.lines)
    screen.play("<F5>")
    #expect(screen.shows("Add a field"))
    #expect(screen.shows("How it is done"))
    screen.play("mode<Esc>")
    #expect(screen.form.presenter === presenter)
    #expect(screen.host.terminal.lines == lines)
    #expect(screen.form.focusedField == "count")
    // Nor has what can be undone.
    screen.play("<Ctrl+_>")
    #expect(screen.form.content(of: "count") == "")
  }

  @Test func `the list is made when it is asked for, and has what is not opened`() throws {
    var asked = 0
    let screen = Screen(try Self.definition(Self.first), parts: Self.parts { asked += 1 })
    screen.play("Ada<Tab>3<Tab>")
    #expect(asked == 0)
    screen.play("<F5>spec<Enter><F5>")
    #expect(asked == 2)
    #expect(screen.shows("2 of 2") || !screen.shows("What is wanted"))
    screen.play("how it<Enter>")
    #expect(screen.form.focusedField == "mode")
    #expect(screen.form.exists("spec_size"))
    #expect(screen.form.model.memory.opened == ["spec", "mode"])
  }

  @Test func `a slash opens the list where no text is typed`() throws {
    let screen = try Self.screen()
    screen.play("a/b")
    #expect(screen.form.content(of: "name") == "a/b")
    for _ in 0..<5 { screen.play("<Tab>") }
    #expect(screen.form.focusedField == "agreed")
    screen.play("/mode<Enter>")
    #expect(screen.form.focusedField == "mode")
  }

  @Test(arguments: [("<Ctrl+End>", "labels"), ("<Ctrl+Home>", "name"), ("<Ctrl+X><Ctrl+S>", "name")])
  func `a key that leads to a field leaves the list`(keys: String, field: String) throws {
    let screen = try Self.screen()
    screen.play("<Tab><F5>" + keys)
    #expect(!screen.shows("Add a field") || screen.shows("Widget"))
    #expect(screen.form.focusedField == field)
    #expect(screen.host.issues == [])
  }

  @Test func `what cannot be opened is said, and the form stays`() throws {
    let screen = try Self.screen()
    let presenter = screen.form.presenter
    screen.play("Ada<F5>broken<Enter>")
    #expect(screen.form.presenter === presenter)
    #expect(screen.shows("“broken” is not possible now"))
    #expect(screen.form.focusedField == "name")
    #expect(screen.form.content(of: "name") == "Ada")
  }

  @Test func `given answers stay given`() throws {
    let screen = Screen(
      try Self.definition(Self.first), prefilled: ["day": .string("1815-12-10"), "name": .string("Ada")])
    screen.play("<F5>spec<Enter>")
    #expect(screen.form.content(of: "the_day") == "1815-12-10")
    #expect(screen.form.content(of: "name") == "Ada")
    #expect(!screen.form.hasEdits)
  }

  @Test func `forms that ask for everything have no item for it`() throws {
    let screen = Screen(try Self.definition(Self.first), parts: nil)
    #expect(!screen.form.toolbarLabels.contains("Add a field"))
    #expect(try Self.screen().form.toolbarLabels.contains("Add a field"))
  }

  // MARK: Drafts

  private final class Store: DraftStore {
    var earlier: [Draft] = []
    var saved: Draft?
    var count = 0

    func save(_ draft: Draft) { (saved, count) = (draft, count + 1) }
    func finish() {}
    func remove() { saved = nil }
  }

  @Test func `a draft names what was opened, and is read for the form with it`() throws {
    let store = Store()
    let screen = try Self.screen(drafts: store)
    screen.play("Ada<Tab><Tab>1815-1<F5>spec<Enter>7")
    screen.form.keepDraft()
    let draft = try #require(store.saved)
    #expect(draft.opened == ["spec"])
    #expect(draft.answers == ["name": .string("Ada"), "spec_size": .integer(7)])
    #expect(draft.typed == ["the_day": "1815-1"])
    var asked: [[String]] = []
    let first = try Self.definition(Self.first)
    let read = Draft.read(draft.bytes(form: "/form.yaml"), for: first) { names in
      asked.append(names)
      return Self.parts().opening(names)?.definition
    }
    #expect(asked == [["spec"]])
    #expect(read?.draft == draft)
    // Of a definition that no longer has them, the others are read.
    #expect(Draft.read(draft.bytes(form: nil), for: first)?.draft.misfits == 2)

    let earlier = Store()
    earlier.earlier = [draft]
    var configuration = FormConfiguration()
    configuration.inputs.parts = Self.parts()
    let (definition, opened) = try #require(configuration.opening(draft.opened, of: first))
    #expect(opened.memory.opened == ["spec"])
    let again = Screen(definition, parts: opened.inputs.parts, drafts: earlier, resumes: true)
    #expect(again.form.content(of: "spec_size") == "7")
    #expect(again.form.content(of: "the_day") == "1815-1")
    #expect(again.form.focusedField == "spec_size")
  }

  @Test func `opening a part writes the draft once more, and the former form none`() throws {
    let store = Store()
    let screen = try Self.screen(drafts: store)
    screen.play("Ada<F5>spec<Enter>")
    #expect(store.count == 0)
    _ = screen.host.wait(.seconds(2))
    #expect(store.count == 1)
    #expect(store.saved?.opened == ["spec"])
    #expect(store.saved?.answers == ["name": .string("Ada")])
  }

  @Test func `an offer of earlier answers stands until it is answered`() throws {
    var draft = Draft()
    draft.answers = ["name": .string("Grace")]
    let store = Store()
    store.earlier = [draft]
    let screen = try Self.screen(drafts: store)
    screen.play("<F5>spec<Enter>")
    #expect(screen.shows("Resume where you left off?"))
    screen.play("<Enter>")
    #expect(screen.form.content(of: "name") == "Grace")
  }

  @Test func `secrets are wiped from the form that was replaced`() throws {
    let screen = try Self.screen()
    screen.play("<Tab><Tab><Tab>sesame")
    let former = screen.form.model
    screen.play("<F5>spec<Enter>")
    #expect(screen.form.model !== former)
    #expect(former.field("code")?.text.current == "")
    #expect(screen.form.content(of: "code") == "sesame")
  }
}
