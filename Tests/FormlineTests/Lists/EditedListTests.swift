import Formline
import Testing

/// Lists whose rows can be taken away, moved and chosen, with the keys that lists in definitions have.
@Suite struct EditedListTests {
  private struct Item: Identifiable, Hashable {
    let id: Int
    var name: String
  }

  private struct Page: View {
    let names: Box<[String]>
    @State private var items = ["a", "b", "c", "d"].enumerated().map { Item(id: $0.offset, name: $0.element) }

    init(names: Box<[String]>) { self.names = names }

    var body: some View {
      names.value = items.map(\.name)
      return List {
        ForEach(items) { item in Text("row \(item.name)").deleteDisabled(item.name == "d") }
          .onDelete { items.remove(atOffsets: $0) }
          .onMove { items.move(fromOffsets: $0, toOffset: $1) }
      }
    }
  }

  struct Step: CustomTestStringConvertible, Sendable {
    let keys: [String]
    let names: String
    var testDescription: String { keys.joined(separator: " ") }
  }

  nonisolated static let steps = [
    Step(keys: ["Tab", "Shift+F8"], names: "bcd"),
    Step(keys: ["Tab", "Down", "Shift+F8"], names: "acd"),
    Step(keys: ["Tab", "Ctrl+Down"], names: "bacd"),
    Step(keys: ["Tab", "Ctrl+Down", "Ctrl+Down", "Ctrl+Down"], names: "bcda"),
    Step(keys: ["Tab", "Ctrl+Down", "Ctrl+Down", "Ctrl+Down", "Ctrl+Down"], names: "bcda"),
    Step(keys: ["Tab", "Alt+2", "Ctrl+Down"], names: "bcad"),
    Step(keys: ["Shift+Tab", "Alt+-", "Ctrl+Down"], names: "abdc"),
    Step(keys: ["Tab", "Ctrl+Up"], names: "abcd"),
    Step(keys: ["Shift+Tab", "Ctrl+Up"], names: "abdc"),
    Step(keys: ["Shift+Tab", "Shift+F8"], names: "abcd"),
  ]

  @Test(arguments: steps) func `keys, and the rows they leave`(_ step: Step) {
    let names = Box<[String]>([])
    let form = TestForm { Page(names: names) }
    for key in step.keys { form.press(key) }
    #expect(names.value.joined() == step.names)
  }

  @Test func `the bottom row has what can be done to the row, and nothing without focus`() {
    let form = TestForm { Page(names: Box([])) }
    #expect(!form.screen.contains("Remove"))
    form.press("Tab")
    #expect(form.screen.contains("› row a"))
    #expect(form.screen.contains("Remove"))
    form.press("Up")
    #expect(!form.screen.contains("Remove"))
  }

  private struct Fields: View {
    let names: Box<[String]>
    @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]

    init(names: Box<[String]>) { self.names = names }

    var body: some View {
      names.value = items.map(\.name)
      return List($items, editActions: .all) { $item in TextField("Name", text: $item.name) }
    }
  }

  @Test func `a row with a field is edited, moved and taken away where the field has focus`() {
    let names = Box<[String]>([])
    let form = TestForm { Fields(names: names) }
    form.type("1")
    form.press("Ctrl+Down")
    #expect(names.value == ["b", "a1"])
    form.type("2")
    #expect(names.value == ["b", "a12"])
    form.press("Shift+F8")
    #expect(names.value == ["b"])
  }

  private struct Swipes: View {
    let log: Log
    var body: some View {
      List {
        ForEach(["x", "y"], id: \.self) { name in
          Text("row \(name)").swipeActions { Button("Pin") { log("pin \(name)") } }
        }
      }
    }
  }

  @Test func `swipe actions are items of the row that has focus`() {
    let log = Log()
    let form = TestForm { Swipes(log: log) }
    form.press("Tab", "Down", "F2")
    #expect(log.take() == ["pin y"])
  }

  private struct Choosing: View {
    let chosen: Box<[Int]>
    @State private var one: Int?
    @State private var several: Set<Int> = []
    let isMultiple: Bool
    let items = (1...3).map { Item(id: $0, name: "item \($0)") }

    init(chosen: Box<[Int]>, isMultiple: Bool) {
      self.chosen = chosen
      self.isMultiple = isMultiple
    }

    var body: some View {
      chosen.value = isMultiple ? several.sorted() : one.map { [$0] } ?? []
      return VStack {
        if isMultiple {
          List(items, selection: $several) { Text($0.name) }
        } else {
          List(items, selection: $one) { Text($0.name) }
        }
      }
    }
  }

  @Test(
    arguments: [
      (false, ["Tab"], []), (false, ["Tab", "Enter"], [1]), (false, ["Tab", "Enter", "Down", "Space"], [2]),
      (false, ["Tab", "Enter", "Enter"], []), (true, ["Tab", "Space", "Down", "Down", "Space"], [1, 3]),
      (true, ["Tab", "Space", "Down", "Space", "Up", "Space"], [2]),
    ] as [(Bool, [String], [Int])])
  func `Return and Space choose a row, moving does not`(isMultiple: Bool, keys: [String], expected: [Int]) {
    let chosen = Box<[Int]>([])
    let form = TestForm { Choosing(chosen: chosen, isMultiple: isMultiple) }
    for key in keys { form.press(key) }
    #expect(chosen.value == expected)
    for id in expected { #expect(form.lines.contains("✓ item \(id)")) }
  }

  private struct Mode: View {
    @Environment(\.editMode) private var mode
    var body: some View {
      Text(mode?.wrappedValue.isEditing == true ? "editing" : "reading")
      EditButton()
    }
  }

  @Test func `the edit button turns the mode on and off`() {
    let form = TestForm { Mode() }
    #expect(form.screen.contains("reading"))
    form.press("Tab", "Enter")
    #expect(form.screen.contains("editing"))
    #expect(form.screen.contains("Done"))
    form.press("Enter")
    #expect(form.screen.contains("reading"))
  }

  @Test func `elements are moved as SwiftUI moves them`() {
    var letters = Array("abcdef")
    letters.move(fromOffsets: [1, 3], toOffset: 5)
    #expect(String(letters) == "acebdf")
    letters.move(fromOffsets: [4], toOffset: 0)
    #expect(String(letters) == "dacebf")
    letters.remove(atOffsets: [0, 5])
    #expect(String(letters) == "aceb")
    #expect(IndexSet([3, 1, 3]).map { $0 } == [1, 3])
  }
}
