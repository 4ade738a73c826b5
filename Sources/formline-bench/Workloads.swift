import ContentTypes
import DefinedForms
import FormDefinitions
import Formline
import LineEditing
import TerminalDriver
import TerminalModel

/// The fixed pieces of work that are measured.
enum Workloads {
  static let groups: [(name: String, run: @MainActor () -> [Measurement])] = [
    ("start", firstFrame),
    ("large", largeForm),
    ("key", keysToFrames),
    ("allocations", { TypedText.all.map(\.measurement) + [readKeys()] }),
    ("arrays", { ArrayWorkloads.run() }),
    ("focus", { [10, 10_000].map(moveFocus) }),
    ("editmode", { EditModeWorkloads.run() }),
    ("options", { OptionWorkloads.run() }),
    ("burst", bursts),
    ("graph", GraphComparison.run),
    ("rows", rows),
    ("editing", editing),
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

/// A form of so many fields, driven without a terminal.
struct Workbench {
  let form: RunningForm

  init(fields count: Int) { self.init(Self.read(Self.definition(fields: count))) }

  init(_ definition: FormDefinition) {
    form = Self.makeForm(definition)
    _ = form.session.frame()
  }

  /// A definition of so many required text fields in one section.
  static func definition(fields count: Int) -> [UInt8] {
    var text = "formline: 1\ntitle: Bench\nfields:\n"
    for index in 0..<count { text += "  - {id: f\(index), type: text, label: Field \(index), maxLength: 100000}\n" }
    return Array(text.utf8)
  }

  /// - Parameter file: The bytes of every file that the definition names.
  static func read(_ bytes: [UInt8], file: [UInt8]? = nil) -> FormDefinition {
    let reading = DefinitionReader.read(bytes, path: "bench.yaml") { _ in
      file.map { .success($0) } ?? .failure(ResourceError(reason: "none"))
    }
    guard let definition = reading.definition, reading.diagnostics.isEmpty else {
      preconditionFailure("the bench's own definition is wrong")
    }
    return definition
  }

  static func makeForm(_ definition: FormDefinition) -> RunningForm {
    RunningForm(
      definition, configuration: FormConfiguration(), columns: 80, rows: 24, placement: .inline,
      capabilities: TerminalCapabilities.from(environment: ["TERM": "xterm-256color"]))
  }

  /// A key, and the bytes of the frame that answers it.
  func press(_ bytes: [UInt8]) -> [UInt8] {
    form.session.receive(bytes, at: 0)
    return form.session.frame()
  }
}
