import Foundation
import LineEditing
import TerminalModel
import Testing

@testable import FormControls
@testable import Formline

/// Who takes a key: every key is played on every kind of control.
///
/// `UPDATE_SCREENS=1 swift test --filter ResponderTests` writes what is seen into Tests/Screens/responders.txt and fails;
/// look at the difference.
struct ResponderTests {
  /// A form around one control, and the keys after which what is meant has the keys.
  private struct Place {
    let name: String
    let open: () -> TestForm
    var keys = ["Tab"]
  }

  private struct Bound: View {
    @State var text = "ab"
    @State var number = 2
    @State var share = 0.5
    @State var isOn = false
    @State var chosen: Set<Int> = [1]
    @State var one: Int? = 1
    @State var day = CalendarDate(year: 2026, month: 3, day: 4) ?? .first
    let content: (Bound) -> AnyView

    var body: some View {
      Form { content(self) }
        .toolbar { Button("Save") {}.keyboardShortcut("F2") }
        .onKeyPress("F5") { .handled }
    }
  }

  private struct Row: Identifiable { let id: Int }

  private static func place(
    _ name: String, keys: [String] = ["Tab"], @ViewBuilder _ content: @escaping (Bound) -> some View
  ) -> Place {
    Place(
      name: name,
      open: {
        let form = TestForm { Bound(content: { AnyView(content($0)) }) }
        form.session.onKey = { $0.key == Key(.function(6)) }
        form.session.onSuspend = {}
        return form
      }, keys: keys)
  }

  private static let places: [Place] = [
    place("TextField") { TextField("Text", text: $0.$text) },
    place("TextField with suggestions", keys: ["Tab", "Alt+Down"]) {
      TextField("Text", text: $0.$text).textInputSuggestions {
        Text("abc").textInputCompletion("abc")
        Text("abd").textInputCompletion("abd")
      }
    },
    place("SecureField") { SecureField("Text", text: $0.$text) },
    place("TextEditor") { TextEditor(text: $0.$text, rows: 2) },
    place("TextField of a number") { TextField("Number", value: $0.$number, format: .number) },
    place("DatePicker") { DatePicker("Day", selection: $0.$day) },
    place("DatePicker with its calendar", keys: ["Tab", "Alt+Down"]) { DatePicker("Day", selection: $0.$day) },
    place("Toggle") { Toggle("On", isOn: $0.$isOn) },
    place("Picker") { form in
      Picker("One", selection: form.$one) { ForEach(0..<3) { Text("\($0)").tag(Int?.some($0)) } }
    },
    place("Picker of a set") { form in
      Picker("Several", selection: form.$chosen) { ForEach(0..<3) { Text("\($0)").tag($0) } }
    },
    place("Picker as a menu") { form in
      Picker("One", selection: form.$number) { ForEach(0..<3) { Text("\($0)").tag($0) } }.pickerStyle(.menu)
    },
    place("Picker as segments") { form in
      Picker("One", selection: form.$number) { ForEach(0..<3) { Text("\($0)").tag($0) } }.pickerStyle(.segmented)
    },
    place("Stepper") { Stepper("Number", value: $0.$number) },
    place("Toggle of two words") { Toggle("On", isOn: $0.$isOn).undecided(isMade: true) },
    place("Slider") { Slider("Share", value: $0.$share) },
    place("Table") { form in
      Table([Row(id: 0), Row(id: 1)], selection: form.$one) { TableColumn("Number") { Text("\($0.id)") } }
    },
    place("TabView") { form in
      TabView(selection: form.$number) {
        ForEach(1..<4) { page in Tab("\(page)", systemImage: "circle", value: page) { Text("page") } }
      }
    },
    place("Button") { _ in Button("Press") {} },
    place("Menu") { _ in Menu("Menu") { Button("Press") {} } },
    place("Menu that is open", keys: ["Tab", "Enter"]) { _ in Menu("Menu") { Button("Press") {} } },
    place("DisclosureGroup") { _ in DisclosureGroup("More") { Text("more") } },
    place("List with rows to be moved and removed") { _ in
      List { ForEach(0..<3) { Text("\($0)") }.onDelete { _ in }.onMove { _, _ in } }
    },
    place("a focusable view") { _ in Text("view").focusable() },
    place("nothing but text", keys: []) { _ in Text("text") },
    place("a text without focus", keys: []) { TextField("Text", text: $0.$text) },
    place("the bottom row", keys: ["Tab", "Alt+Up"]) { TextField("Text", text: $0.$text) },
    place("the help", keys: ["F1"]) { TextField("Text", text: $0.$text) },
  ]

  private static let keys =
    ["a", "y", "1", "+", "Space", "Enter", "Alt+Enter", "Tab", "Shift+Tab", "Esc", "Backspace", "Delete", "Insert"]
    + ["Left", "Right", "Up", "Down", "Home", "End", "PageUp", "PageDown"].flatMap {
      [$0, "Shift+\($0)", "Ctrl+\($0)"]
    }
    + ["Alt+Up", "Alt+Down", "F1", "F2", "F5", "F6", "F7", "F8", "Shift+F8", "F10", "F12"]
    + "ACDEJKLRWXYZ".map { "Ctrl+\($0)" } + ["Alt+a", "Alt+e", "Alt+f", "Alt+n"]

  @Test func `every key of every control is taken by whom it was recorded`() throws {
    var seen = ""
    for place in Self.places {
      var taken: [(taker: String, keys: [String])] = []
      for key in Self.keys {
        let form = place.open()
        for key in place.keys { form.press(key) }
        form.press(key)
        let taker = form.session.taker?.rawValue ?? "nobody"
        if let index = taken.firstIndex(where: { $0.taker == taker }) {
          taken[index].keys.append(key)
        } else {
          taken.append((taker, [key]))
        }
      }
      seen += "\(place.name)\n" + taken.map { "  \($0.taker): \($0.keys.joined(separator: " "))\n" }.joined()
    }
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appending(path: "Screens/responders.txt")
    let recorded = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    if seen != recorded, ProcessInfo.processInfo.environment["UPDATE_SCREENS"] != nil {
      try seen.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(seen == recorded)
  }

  @Test func `what a key does to a control stands in its help`() {
    for place in Self.places where !["the help", "the bottom row"].contains(place.name) {
      let opened = place.open()
      for key in place.keys { opened.press(key) }
      let contents = HelpContents(
        editor: opened.session.editor, control: opened.session.focus.focused, rows: opened.session.rowCommands,
        language: .english)
      let named = Set(contents.topics.flatMap(\.entries).flatMap { Self.names(in: $0.keys) })
      for key in Self.keys {
        let form = place.open()
        for key in place.keys { form.press(key) }
        let before = form.linesWithCursor
        form.press(key)
        guard [.control, .row].contains(form.session.taker), form.linesWithCursor != before else { continue }
        #expect(!named.isDisjoint(with: Self.equals(of: key, in: form.session)), "\(place.name): \(key)")
      }
    }
  }

  /// The names in an entry of the help, such as `Home, End` and `Shift+Up/Down`.
  private static func names(in keys: String) -> [String] {
    keys.components(separatedBy: ", ").flatMap { name -> [String] in
      let parts = name.components(separatedBy: "/")
      guard parts.count > 1, let plus = parts[0].lastIndex(of: "+") else { return [name] }
      return [parts[0]] + parts.dropFirst().map { parts[0][...plus] + $0 }
    }
  }

  /// The names under which the help may have a key: those of all keys that do what it does, or of its kind.
  private static func equals(of key: String, in session: Session) -> [String] {
    if key.count == 1 { return [key, "letters"] + (Int(key) == nil ? [] : ["digits", "y"]) }
    guard let bytes = Key(parsing: key)?.bytes, let command = session.editor.command(of: bytes) else { return [key] }
    return [key] + session.editor.keySequences(of: command).compactMap { KeyNames.name(of: $0, in: .english) }
  }

  @Test func `every responder stands in the chain, and takes something`() {
    #expect(Responder.chain.map(\.name) == Responder.Name.allCases)
    #expect(Responder.chain.filter { $0.kinds == [] }.map(\.name) == [])
  }
}
