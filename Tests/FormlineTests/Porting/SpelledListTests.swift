import Formline
import TerminalModel
import Testing

/// Rows, trees and parts of a content by SwiftUI's further spellings.
@Suite struct SpelledListTests {
  @Test(arguments: [true, false])
  func `a section that can be closed keeps what was typed in it`(hasViews: Bool) {
    struct Page: View {
      let hasViews: Bool
      @State private var isOpen = false
      @State private var name = ""
      init(hasViews: Bool) { self.hasViews = hasViews }
      var body: some View {
        Form {
          if hasViews {
            Section(isExpanded: $isOpen) {
              TextField("Name", text: $name)
            } header: {
              Text("More")
            }
          } else {
            Section("More", isExpanded: $isOpen) { TextField("Name", text: $name) }
          }
          Text("\(isOpen) \(name)")
        }
      }
    }
    let form = TestForm { Page(hasViews: hasViews) }
    #expect(form.lines == ["▸ More", "  false"])
    form.press("Tab", "Enter", "Tab")
    form.type("Ada")
    #expect(form.lines == ["▾ More", "▌ Name  Ada", "  true Ada"])
    form.press("Shift+Tab", "Left")
    #expect(form.lines == ["▸ More", "  false Ada"])
    form.press("Right")
    #expect(form.lines == ["▾ More", "  Name  Ada", "  true Ada"])
  }

  private struct Folder: Identifiable {
    let id: String
    var folders: [Folder]?
    static let all = [Folder(id: "home", folders: [Folder(id: "ada"), Folder(id: "bob")]), Folder(id: "readme")]
  }

  @Test func `rows of a tree are chosen, those with children as well`() {
    func page() -> some View {
      Editing(String?.none) { chosen in
        List(Folder.all, children: \.folders, selection: chosen) { Text($0.id) }
      }
    }
    #expect(screens(of: page)[0] == ["  ▸ home", "  readme", "= nil"])
    #expect(screens("Tab", "Down", "Space", of: page)[1] == ["  ▸ home", "✓ readme", "= Optional(\"readme\")"])
    let inside = screens("Tab", "Right", "Down", "Down", "Space", of: page)[1]
    #expect(inside == ["  ▾ home", "      ada", "    ✓ bob", "  readme", "= Optional(\"bob\")"])
    #expect(screens("Tab", "Space", of: page)[1] == ["✓ ▸ home", "  readme", "= Optional(\"home\")"])
    #expect(screens("click home", of: page)[1].last == "= Optional(\"home\")")
    #expect(screens("click ▸", of: page)[1] == ["› ▾ home", "      ada", "      bob", "  readme", "= nil"])
    let both = screens("Tab", "Space", "Enter", "Down", "Space", of: page)[1]
    #expect(both == ["  ▾ home", "    ✓ ada", "      bob", "  readme", "= Optional(\"ada\")"])
  }

  @Test func `a tree of one root`() {
    let shown = screens("Tab", "Enter") {
      OutlineGroup(Folder.all[0], children: \.folders) { Text($0.id) }
    }
    #expect(shown == [["▸ home"], ["▾ home", "  ada", "  bob"]])
  }

  @Test func `a view for each part of a content, which works inside`() {
    func page() -> some View {
      Editing((name: "", isOn: false)) { value in
        let parts = Group {
          TextField("Name", text: value.name)
          if value.wrappedValue.isOn { Text("more") }
          Toggle("On", isOn: value.isOn)
        }
        ForEach(subviews: parts) { part in
          HStack {
            Text("•")
            part
          }
        }
      }
    }
    let shown = screens("'Ada'", "Tab", "Space", "Shift+Tab", "'!'", of: page)
    #expect(
      shown == [
        ["• Name", "• On  [ ] no", "= (name: \"\", isOn: false)"],
        ["• Ada!", "• more", "• On  [✓] yes", "= (name: \"Ada!\", isOn: true)"],
      ])
  }

  @Test(arguments: [false, true]) func `views of a content are rows of a list and of a form`(isForm: Bool) {
    struct Page: View {
      let isForm: Bool
      @State private var name = ""
      @State private var hasMore = false

      @ViewBuilder private var rows: some View {
        let parts = Group {
          TextField("Name", text: $name)
          Toggle("More", isOn: $hasMore)
          ForEach(0..<(hasMore ? 2 : 1), id: \.self) { Text("row \($0)") }
        }
        ForEach(subviews: parts) { $0 }
        Group(subviews: parts) { Text("\($0.count) views") }
      }

      var body: some View { if isForm { Form { rows } } else { List { rows } } }
    }
    let form = TestForm(columns: 30, rows: 14) { Page(isForm: isForm) }
    form.type("Ada")
    form.press("Tab", "Space")
    #expect(
      form.lines.filter { !$0.isEmpty }
        == (isForm
          ? ["  Name", "    Ada", "▌ More", "▌   [✓] yes", "  row 0", "  row 1", "  4 views"]
          : ["Ada", "More  [✓] yes", "row 0", "row 1", "4 views"]))
  }

  @Test func `views of a content that never change are rows from the first frame on`() {
    let parts = Group {
      Text("a")
      Text("b")
    }
    #expect(screens { List { ForEach(subviews: parts) { $0 } } }[0] == ["a", "b"])
    #expect(screens { LazyVStack { ForEach(subviews: parts) { $0 } } }[0] == ["a", "b"])
    #expect(screens { Form { ForEach(subviews: parts) { $0 } } }[0] == ["  a", "  b"])
    #expect(screens { List { Section("S") { ForEach(sections: parts) { $0.content } } } }[0] == ["", "  S", "a", "b"])
    let chosen = List(selection: .constant(Int?.none)) { ForEach(subviews: parts) { $0 } }
    #expect(screens { chosen }[0] == ["  a", "  b"])
  }

  @Test func `tagged views of a list are rows that can be chosen, but not the choices of a picker in it`() {
    func page() -> some View {
      Editing((row: Int?.none, size: "s")) { value in
        List(selection: value.row) {
          Text("one").tag(1)
          if value.wrappedValue.row != nil { Text("two").tag(2) }
          Text("none")
          Picker("Size", selection: value.size) {
            Text("small").tag("s")
            Text("large").tag("l")
          }
          .pickerStyle(.menu)
          ForEach([8, 9], id: \.self) { Text("row \($0)").tag($0) }
        }
      }
    }
    let chosen = screens("Tab", "Space", "Down", "Space", of: page)
    let size = "Size  small" + String(repeating: " ", count: 37) + "▾"
    #expect(
      chosen == [
        ["  one", "none", size, "  row 8", "  row 9", "= (row: nil, size: \"s\")"],
        ["  one", "✓ two", "none", size, "  row 8", "  row 9", "= (row: Optional(2), size: \"s\")"],
      ])
    #expect(
      screens("click row 9", of: page)[1] == [
        "  one", "  two", "none", size, "  row 8", "✓ row 9", "= (row: Optional(9), size: \"s\")",
      ])
  }

  @Test func `a view for each section of a content`() {
    let shown = screens("'Ada'") {
      Editing("") { name in
        let parts = Group {
          Section("You") { TextField("Name", text: name) }
          Section("Me") { Text("nobody") }
        }
        ForEach(sections: parts) { section in
          section.header
          HStack {
            Text("|")
            VStack { section.content }
          }
        }
      }
    }
    #expect(shown == [["You", "| Name", "Me", "| nobody", "="], ["You", "| Ada", "Me", "| nobody", "= Ada"]])
  }

  @Test func `rows of elements that are bound allow what is said`() {
    func names(_ actions: EditActions, _ keys: String...) -> String? {
      let form = TestForm(columns: 30) {
        Editing(["a", "b", "c"].enumerated().map { Named(id: $0.offset, name: $0.element) }) { items in
          List { ForEach(items, editActions: actions) { $item in TextField("Name", text: $item.name) } }
          Text("names " + items.wrappedValue.map(\.name).joined())
        }
      }
      for key in keys { form.press(key) }
      return form.lines.first { $0.hasPrefix("names ") }
    }
    #expect(names(.all, "Tab", "x", "Ctrl+Down") == "names baxc")
    #expect(names(.all, "Tab", "Shift+F8") == "names bc")
    #expect(names(.move, "Tab", "Shift+F8") == "names abc")
    #expect(names(.delete, "Tab", "Ctrl+Down") == "names abc")
    #expect(names([], "Tab", "x", "Ctrl+Down", "Shift+F8") == "names axbc")
  }

  @Test func `elements that fulfil a condition are edited in their places`() {
    func page() -> some View {
      Editing([
        SpellingBehaviourTests.Item(id: 1, isOn: true), SpellingBehaviourTests.Item(id: 2),
        SpellingBehaviourTests.Item(id: 3, isOn: true),
      ]) { items in
        ForEach(items.filter { $0.wrappedValue.isOn }) { $item in
          HStack {
            Stepper("Item \(item.id)", value: $item.count)
            Toggle("On", isOn: $item.isOn)
          }
        }
        Text("counts " + items.wrappedValue.map { "\($0.count)" }.joined(separator: " "))
      }
    }
    let shown = screens("Tab", "Tab", "Tab", "Shift+Up", of: page)
    #expect(shown[0].prefix(3) == ["Item 1  ‹ 1 › On  [✓] yes", "Item 3  ‹ 1 › On  [✓] yes", "counts 1 1 1"])
    #expect(shown[1].prefix(3) == ["Item 1  ‹ 1 › On  [✓] yes", "Item 3  ‹ 2 › On  [✓] yes", "counts 1 1 2"])
    let fewer = screens("Tab", "Tab", "Tab", "Shift+Up", "Shift+Tab", "Space", of: page)[1]
    #expect(fewer.prefix(2) == ["Item 3  ‹ 2 › On  [✓] yes", "counts 1 1 2"])
  }

  struct Named: Identifiable {
    let id: Int
    var name: String
  }

  private struct Editable: View {
    let isEditable: Bool
    let log: Log
    func delete(at offsets: IndexSet) { log("delete \(offsets.map { $0 })") }
    func move(from source: IndexSet, to destination: Int) { log("move \(source.map { $0 }) \(destination)") }
    var body: some View {
      VStack {
        List {
          ForEach(["x", "y"], id: \.self) { Text($0) }
            .onDelete(perform: isEditable ? delete : nil)
            .onMove(perform: isEditable ? move : nil)
        }
        Button("Go") { log("go") }
      }
    }
  }

  @Test(arguments: [(true, ["delete [0]", "move [0] 2"]), (false, ["go"])])
  func `rows are edited on a condition, and no stops without`(isEditable: Bool, happens: [String]) {
    let log = Log()
    let form = TestForm(columns: 30) { Editable(isEditable: isEditable, log: log) }
    form.press("Tab", "Shift+F8", "Ctrl+Down", "Enter")
    #expect(log.take() == happens)
  }
}
