import ContentTypes
import DefinedForms
import FormModels
import FormDefinitions
import FormImports
import Formline
import LineEditing
import TerminalDriver
import TerminalModel

/// The fixed pieces of work that are measured.
enum Workloads {
  static let groups: [(name: String, run: @MainActor () -> [Measurement])] = [
    ("start", firstFrame),
    ("large", largeForm),
    ("imports", importedForms),
    ("key", keysToFrames),
    ("allocations", { TypedText.all.map(\.measurement) + [readKeys()] }),
    ("arrays", { ArrayWorkloads.run() }),
    ("focus", { [10, 10_000].map(moveFocus) }),
    ("editmode", { EditModeWorkloads.run() }),
    ("options", { OptionWorkloads.run() }),
    ("burst", bursts),
    ("graph", GraphComparison.run),
    ("rows", rows),
    ("list", { [10, 1_000, 10_000].flatMap(list) }),
    ("editing", editing),
    ("programs", { ProgramWorkloads.run() }),
    ("store", { StoreWorkloads.run() }),
  ]

  /// From the bytes of a definition to the first frame, in a running process.
  static func firstFrame() -> [Measurement] {
    let small = Workbench.definition(fields: 8)
    return [
      Measurement("read 8 fields", count: 100, warmUp: 5) { _ in _ = Workbench.read(small) },
      Measurement("first frame of 8 fields", count: 50, warmUp: 5) { _ in
        _ = Workbench.makeForm(Workbench.read(small)).session.frame()
      },
    ]
  }

  /// The same for a form of 10,000 fields.
  static func largeForm() -> [Measurement] {
    let large = Workbench.definition(fields: 10_000)
    return [
      Measurement("read 10,000 fields", count: 3) { _ in _ = Workbench.read(large) },
      Measurement("first frame of 10,000 fields", count: 3) { _ in
        _ = Workbench.makeForm(Workbench.read(large)).session.frame()
      },
    ]
  }

  /// From the bytes of a file of another format to the definition, and to the first frame.
  static func importedForms() -> [Measurement] {
    let issue = ImportedFiles.issueForm(elements: 12)
    let schema = ImportedFiles.schema(properties: 500)
    return [
      Measurement("read an issue form of 12 elements", count: 100, warmUp: 5) { _ in _ = ImportedFiles.read(issue) },
      Measurement("read a schema of 500 properties", count: 20, warmUp: 2) { _ in _ = ImportedFiles.read(schema) },
      Measurement("first frame of a schema of 500 properties", count: 20, warmUp: 2) { _ in
        _ = Workbench.makeForm(ImportedFiles.read(schema)).session.frame()
      },
    ]
  }

  /// Tab from field to field.
  static func moveFocus(fields: Int) -> Measurement {
    let bench = Workbench(fields: fields)
    let (moves, warmUp) = (1_000, 20)
    var bytes = 0
    let measured = Measurement("Tab, \(fields) fields", count: moves, warmUp: warmUp) { _ in
      bytes += bench.press([9]).count
    }
    let visited = bench.form.session.focus.visitedNodes / (moves + warmUp)
    require(visited < 20, "\(fields) fields: Tab looks at \(visited) places of the tree")
    return Measurement(measured, note: "\(bytes / (moves + warmUp)) bytes and \(visited) places looked at a move")
  }

  /// Ten thousand characters at once.
  static func bursts() -> [Measurement] {
    let text = [UInt8](repeating: UInt8(ascii: "x"), count: 10_000)
    let paste = Array("\u{1B}[200~".utf8) + text + Array("\u{1B}[201~".utf8)
    return [
      Measurement("paste 10,000 characters", count: 20, warmUp: 2) { _ in burst(paste) },
      Measurement("type 10,000 characters at once", count: 20, warmUp: 2) { _ in burst(text) },
    ]
  }

  private static func burst(_ bytes: [UInt8]) {
    let bench = Workbench(fields: 8)
    _ = bench.press(bytes)
    require(bench.form.value(of: "f0")?.text.utf8.count == 10_000, "characters of a burst were lost")
  }

  /// Counts are what a measurement may fail on; times depend on the machine.
  static func require(_ condition: Bool, _ message: String) {
    guard !condition else { return }
    print("formline-bench: \(message)")
    failed = true
  }

  static var failed = false
}

/// Files of other formats.
enum ImportedFiles {
  static func issueForm(elements count: Int) -> [UInt8] {
    var text = "name: Bug\ndescription: Something is wrong\nbody:\n"
    for index in 0..<count {
      let element =
        switch index % 4 {
        case 0: "type: markdown, attributes: {value: 'Read the [guide](https://example.com) first'}"
        case 1: "type: input, id: f\(index), attributes: {label: Field \(index)}, validations: {required: true}"
        case 2: "type: dropdown, id: f\(index), attributes: {label: Field \(index), options: [a, b, c]}"
        default: "type: textarea, attributes: {label: Field \(index), render: shell}"
        }
      text += "  - {\(element)}\n"
    }
    return Array(text.utf8)
  }

  static func schema(properties count: Int) -> [UInt8] {
    let properties = (0..<count).map { index in
      let schema =
        switch index % 4 {
        case 0: #"{"type": "string", "maxLength": 20}"#
        case 1: #"{"type": "integer", "minimum": 0}"#
        case 2: #"{"enum": ["a", "b", "c"]}"#
        default: #"{"type": "object", "properties": {"x": {"type": "string"}}}"#
        }
      return "\"property_\(index)\": \(schema)"
    }
    return Array("{\"type\": \"object\", \"properties\": {\(properties.joined(separator: ", "))}}".utf8)
  }

  static func read(_ bytes: [UInt8]) -> FormDefinition {
    let form = ImportedForm.read(bytes, path: "bench", options: ImportOptions(), reading: ReadingOptions())
    guard let definition = form?.reading.definition else { preconditionFailure("the bench's own file is wrong") }
    return definition
  }
}

/// A form of so many fields, driven without a terminal.
struct Workbench {
  let form: RunningForm

  init(fields count: Int) { self.init(Self.read(Self.definition(fields: count))) }

  init(_ definition: FormDefinition, asking host: HostAsker? = nil, given: [String: AnswerValue] = [:]) {
    form = Self.makeForm(definition, asking: host, given: given)
    _ = form.session.frame()
  }

  /// A definition of so many required text fields in one section.
  static func definition(fields count: Int) -> [UInt8] {
    var text = "formline: 1\ntitle: Bench\nfields:\n"
    for index in 0..<count { text += "  - {id: f\(index), type: text, label: Field \(index), maxLength: 100000}\n" }
    return Array(text.utf8)
  }

  /// - Parameters:
  ///   - file: The bytes of every file that the definition names.
  ///   - hosts: The hosts that it may ask.
  static func read(_ bytes: [UInt8], file: [UInt8]? = nil, hosts: Set<String> = []) -> FormDefinition {
    var options = ReadingOptions()
    options.grants.hosts = hosts
    let reading = DefinitionReader.read(bytes, path: "bench.yaml", options: options) { _ in
      file.map { .success($0) } ?? .failure(ResourceError(reason: "none"))
    }
    guard let definition = reading.definition, reading.diagnostics.isEmpty else {
      preconditionFailure("the bench's own definition is wrong")
    }
    return definition
  }

  static func makeForm(
    _ definition: FormDefinition, asking host: HostAsker? = nil, given: [String: AnswerValue] = [:]
  ) -> RunningForm {
    var configuration = FormConfiguration()
    configuration.inputs.sources.ask = host
    configuration.inputs.prefilled = given
    return RunningForm(
      definition, configuration: configuration, columns: 80, rows: 24, placement: .inline,
      capabilities: TerminalCapabilities.from(environment: ["TERM": "xterm-256color"]))
  }

  /// A key, and the bytes of the frame that answers it.
  func press(_ bytes: [UInt8]) -> [UInt8] {
    form.session.receive(bytes, at: 0)
    return form.session.frame()
  }
}
