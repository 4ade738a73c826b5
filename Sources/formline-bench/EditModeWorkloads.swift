import Formline
import LineEditing
import TerminalModel

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
