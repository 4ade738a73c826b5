import FormDefinitions
import Formline
import LineEditing
import TerminalModel

/// Rows whose types are known, and rows that are erased.
extension Workloads {
  static func rows() -> [Measurement] {
    [
      update("1,000 rows, all changed") { Row(number: $0, round: $1) },
      update("the same, erased") { AnyView(Row(number: $0, round: $1)) },
    ]
  }

  /// A list of so many rows with a sum over them.
  static func list(rows count: Int) -> [Measurement] {
    let definition = Workbench.read(
      Array(
        """
        formline: 1
        fields:
          - {id: people, type: list, fields: [{id: name}, {id: amount, type: number}]}
          - {id: total, type: computed, cel: "people.map(p, p.amount).sum()"}

        """.utf8))
    let rows = (0..<count).map { number -> AnswerValue in
      .object([.init("name", .string("Person \(number)")), .init("amount", .integer(Int64(number)))])
    }
    let given = ["people": AnswerValue.list(rows)]
    let bench = Workbench(definition, given: given)
    return [
      Measurement("first frame of \(count) rows", count: 5, warmUp: 1) { _ in
        _ = Workbench(definition, given: given)
      },
      Measurement("key in a name, \(count) rows", count: 200, warmUp: 20) { round in
        _ = bench.press([round.isMultiple(of: 2) ? UInt8(ascii: "x") : 0x7F])
      },
      Measurement("Tab, \(count) rows", count: 200, warmUp: 20) { _ in _ = bench.press([9]) },
    ]
  }

  private struct Row: View {
    let number: Int
    let round: Int
    var body: some View { Text(verbatim: "\((number + round) % 1_000)") }
  }

  private struct Rows<Content: View>: View {
    let tell: (Binding<Int>) -> Void
    let row: (Int, Int) -> Content
    @State private var round = 0

    var body: some View {
      tell($round)
      return ForEach(0..<1_000) { row($0, round) }
    }
  }

  private static func update(_ name: String, row: @escaping (Int, Int) -> some View) -> Measurement {
    var round = Binding.constant(0)
    let host = ViewHost()
    host.start(Rows(tell: { round = $0 }, row: row))
    host.update()
    defer { host.end() }
    let measured = Measurement(name, count: 100, warmUp: 10) {
      round.wrappedValue = $0 + 1
      host.update()
    }
    return Measurement(measured, note: "\(host.graph.counters.liveNodes) attributes")
  }
}

/// A form that is read until somebody edits it, opened in both ways and switched from one to the other.
enum EditModeWorkloads {
  static func run() -> [Measurement] {
    [10, 1_000].flatMap { count in
      [open(count, isEditing: false), open(count, isEditing: true), toggle(count)]
    }
  }

  /// What the rows in sight cost at most, whatever the length of the form: in edit mode each has a field.
  private static let bodiesAtMost = 250

  private static func open(_ count: Int, isEditing: Bool) -> Measurement {
    var bodies = 0
    let name = "open \(count) fields \(isEditing ? "in edit mode" : "as texts")"
    let measured = Measurement(name, count: 50, warmUp: 5) { _ in
      let session = makeSession(count, isEditing: isEditing)
      _ = session.frame()
      bodies = session.updates
    }
    Workloads.require(bodies <= bodiesAtMost, "\(name): \(bodies) bodies")
    return Measurement(measured, note: "\(bodies) bodies")
  }

  private static func toggle(_ count: Int) -> Measurement {
    let session = makeSession(count, isEditing: false)
    _ = session.frame()
    var bodies = 0
    let name = "switch \(count) fields between text and edit mode"
    let measured = Measurement(name, count: 50, warmUp: 5) { _ in
      session.receive([0x07], at: 0)
      _ = session.frame()
      bodies = session.updates
    }
    Workloads.require(bodies > 0 && bodies <= bodiesAtMost, "\(name): \(bodies) bodies")
    return Measurement(measured, note: "\(bodies) bodies")
  }

  private static func makeSession(_ count: Int, isEditing: Bool) -> Session {
    Session(columns: 80, rows: 24, capabilities: TerminalCapabilities.from(environment: ["TERM": "xterm-256color"])) {
      _ in
      Page(count: count, isEditing: isEditing)
    }
  }

  private struct Page: View {
    let count: Int
    @State private var texts: [String]
    @State private var isEditing: Bool

    init(count: Int, isEditing: Bool) {
      self.count = count
      _texts = State(initialValue: (0..<count).map { "text \($0)" })
      _isEditing = State(initialValue: isEditing)
    }

    var body: some View {
      Form {
        ForEach(0..<count, id: \.self) { index in
          LabeledContent("Field \(index)") {
            if isEditing { TextField("Field \(index)", text: $texts[index]) } else { Text(texts[index]) }
          }
        }
      }
      .toolbar { Button(isEditing ? "Done" : "Edit") { isEditing.toggle() }.keyboardShortcut("Ctrl+G") }
    }
  }
}

/// A list of 40,000 options from a file: opening it, jumping to its ends, filtering it.
enum OptionWorkloads {
  private static let definition = Array(
    "formline: 1\nfields:\n  - {id: place, type: select, options: {lines: places.txt}}\n".utf8)

  /// Names such as those of a package index or a gazetteer.
  private static let file: [UInt8] = {
    let parts = ["lib", "core", "net", "data", "swift", "form", "graph", "json", "http", "test", "north", "saint"]
    var text = ""
    for index in 0..<40_000 {
      text += "\(parts[index % 12])-\(parts[index / 12 % 12])-\(parts[index / 144 % 12])-\(index)\n"
    }
    return Array(text.utf8)
  }()

  static func run() -> [Measurement] {
    let bench = Workbench(Workbench.read(definition, file: file))
    let end = Array("\u{1B}[F".utf8)
    let home = Array("\u{1B}[H".utf8)
    let words = ["net-json-1", "swft", "38", "saint core", "lgr", "north-north-north"].map { Array($0.utf8) }
    let keys: [[UInt8]] = words.flatMap { (word: [UInt8]) -> [[UInt8]] in word.map { [$0] } + [[0x15]] }
    return [
      Measurement("read and show 40,000 options", count: 10, warmUp: 1) { _ in
        _ = Workbench(Workbench.read(definition, file: file))
      },
      Measurement("jump to an end of 40,000 options", count: 100, warmUp: 10) { round in
        _ = bench.press(round.isMultiple(of: 2) ? end : home)
      },
      Measurement("filter key in 40,000 options", count: keys.count * 4, warmUp: 0) { round in
        _ = bench.press(keys[round % keys.count])
      },
    ]
  }
}
