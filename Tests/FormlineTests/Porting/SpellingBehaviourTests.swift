import Formline
import TerminalModel
import Testing

/// What SwiftUI takes in further spellings does the same here: the screen before keys, and after them.
@Suite struct SpellingBehaviourTests {
  private struct Item: Identifiable, Equatable {
    let id: Int
    var isOn = false
    var count = 1
    var kind: Int?
  }

  // Bindings

  @Test func `a binding to what an optional one holds edits it, and there is none without a value`() {
    func page() -> some View {
      Editing(Optional("Ada")) { name in
        if let held = Binding(name) { TextField("Name", text: held) }
        Button("None") { name.wrappedValue = nil }
        Button("Bob") { name.wrappedValue = "Bob" }
      }
    }
    #expect(
      screens("'!'", of: page) == [
        ["Ada", "  None", "  Bob", "= Optional(\"Ada\")"], ["Ada!", "  None", "  Bob", "= Optional(\"Ada!\")"],
      ])
    #expect(screens("'!'", "Tab", "Enter", of: page)[1] == ["› None", "  Bob", "= nil"])
    #expect(
      screens("'!'", "Tab", "Enter", "Tab", "Enter", "Shift+Tab", "Shift+Tab", "'x'", of: page)[1]
        == ["Bobx", "  None", "  Bob", "= Optional(\"Bobx\")"])
  }

  @Test func `an optional binding to what is always there takes no nil`() {
    let shown = screens("Tab", "Left", "Tab", "Right") {
      Editing([1, 1]) { counts in
        ForEach(0..<2) { index in
          Picker("Count", selection: Binding<Int?>(counts[index])) {
            Text("None").tag(nil as Int?)
            Text("One").tag(1, includeOptional: true)
            Text("Two").tag(2, includeOptional: true)
          }
          .pickerStyle(.segmented)
        }
      }
    }
    #expect(
      shown == [
        ["Count   None  [One]  Two", "Count   None  [One]  Two", "= [1, 1]"],
        ["Count   None  [One]  Two", "Count   None   One  [Two]", "= [1, 2]"],
      ])
  }

  @Test func `a closure that sets a value is told with which animation`() {
    let log = Log()
    let shown = screens("Tab", "Space", "Tab", "Space") {
      Editing([false, false]) { isOn in
        let told = { (index: Int) in
          Binding {
            isOn.wrappedValue[index]
          } set: { (value: Bool, transaction: Transaction) in
            isOn.wrappedValue[index] = value
            log(transaction.animation == nil ? "at once" : "animated")
          }
        }
        Toggle("One", isOn: told(0).animation(.linear))
        Toggle("Two", isOn: told(1))
      }
    }
    #expect(shown[1] == ["One  [✓] yes", "Two  [✓] yes", "= [true, true]"])
    #expect(log.take() == ["animated", "at once"])
  }

  // Many values at once

  @Test func `a toggle of many values is on if all are, and sets all`() {
    func page() -> some View {
      Editing([Item(id: 1, isOn: true), Item(id: 2)]) { items in
        Toggle("All", sources: items, isOn: \.isOn)
        ForEach(items) { $item in Toggle("Item \(item.id)", isOn: $item.isOn) }
      }
    }
    func answers(_ shown: [String]) -> [String] { shown.prefix(3).map { String($0.suffix(3)) } }
    let once = screens("Tab", "Space", of: page)
    #expect(answers(once[0]) == [" no", "yes", " no"])
    #expect(answers(once[1]) == ["yes", "yes", "yes"])
    #expect(answers(screens("Tab", "Space", "Space", of: page)[1]) == [" no", " no", " no"])
    #expect(answers(screens("Tab", "Tab", "Tab", "Space", of: page)[1]) == ["yes", "yes", "yes"])
  }

  @Test func `a toggle of many bindings`() {
    let shown = screens("Tab", "Space") {
      Editing((one: false, two: true)) { value in
        Toggle("Both", sources: [value.one, value.two], isOn: \.self)
        Toggle(sources: [value.one], isOn: \.self) { Text("First") }
      }
    }
    #expect(
      shown == [
        ["Both  [ ] no", "First  [ ] no", "= (one: false, two: true)"],
        ["Both  [✓] yes", "First  [✓] yes", "= (one: true, two: true)"],
      ])
  }

  @Test func `a toggle of no values is off, and stays off`() {
    let shown = screens("Tab", "Space") {
      Editing([Item]()) { items in Toggle("All", sources: items, isOn: \.isOn) }
    }
    #expect(shown[0] == ["All  [ ] no", "= []"])
    #expect(shown[1] == ["All  [ ] no", "= []"])
  }

  @Test func `what sets many values sets them in one write`() {
    let log = Log()
    _ = screens("Tab", "Space") {
      Editing((0..<5).map { Item(id: $0) }) { items in
        let told = Binding {
          items.wrappedValue
        } set: { (value: [Item], transaction: Transaction) in
          items.wrappedValue = value
          log("\(value.filter(\.isOn).count) on\(transaction.animation == nil ? "" : ", animated")")
        }
        Toggle("All", sources: told.animation(.linear), isOn: \.isOn)
      }
    }
    #expect(log.take() == ["5 on, animated"])
  }

  @Test func `a picker for many values has no choice while they differ, and sets all`() {
    func page() -> some View {
      Editing([Item(id: 1, count: 1), Item(id: 2, count: 2)]) { items in
        Picker("Count", sources: items, selection: \.count) { ForEach(1..<4) { Text("\($0)").tag($0) } }
          .pickerStyle(.segmented)
        Picker(sources: items, selection: \.count) {
          ForEach(1..<4) { Text("\($0)").tag($0) }
        } label: {
          Text("Again")
        }
        .pickerStyle(.menu)
        Text(items.wrappedValue.map { "\($0.count)" }.joined(separator: " "))
      }
    }
    let shown = screens("Tab", "Right", "Right", of: page)
    #expect(shown[0].prefix(3) == ["Count   1   2   3", "Again  choose…                                  ▾", "1 2"])
    #expect(shown[1].prefix(3) == ["Count   1  [2]  3", "Again  2                                        ▾", "2 2"])
  }

  @Test func `a picker for many values that may be missing can set none`() {
    func page() -> some View {
      Editing([Item(id: 1, kind: 1), Item(id: 2, kind: 1)]) { items in
        Picker("Kind", sources: items, selection: \.kind) {
          Text("None").tag(nil as Int?)
          Text("One").tag(1 as Int?)
        }
        .pickerStyle(.segmented)
        Text(items.wrappedValue.map { $0.kind.map { "\($0)" } ?? "-" }.joined(separator: " "))
      }
    }
    let shown = screens("Tab", "Left", of: page)
    #expect(shown[0].prefix(2) == ["Kind   None  [One]", "1 1"])
    #expect(shown[1].prefix(2) == ["Kind  [None]  One", "- -"])
    #expect(screens("Tab", "Left", "Right", of: page)[1].prefix(2) == ["Kind   None  [One]", "1 1"])
  }

  // Labels that are views

  @Test(arguments: [PickerStyle.menu, .automatic])
  func `a text for the current choice that is chosen by a condition`(style: PickerStyle) {
    let form = TestForm(columns: 50) {
      Editing(Int?.none) { count in
        Picker("Count", selection: count) {
          Text("one").tag(1 as Int?)
          Text("two").tag(2 as Int?)
        } currentValueLabel: {
          if let chosen = count.wrappedValue { Text("\(chosen) of 2") } else { Text("Choose one") }
        }
        .pickerStyle(style)
        Button("End") {}
      }
    }
    #expect(form.lines[0].hasPrefix("Count  Choose one "))
    form.press("Tab", "Space", "Down", "Enter", "Tab")
    #expect(form.lines.last == "= Optional(2)")
    #expect(form.lines[0].hasPrefix(style == .menu ? "Count  2 of 2 " : "Count  two "))
  }

  @Test func `a text for the current choice that is made of several views`() {
    let shown = screens {
      Editing(1) { count in
        Picker("Count", selection: count) {
          Text("one").tag(1)
        } currentValueLabel: {
          HStack {
            Text("just")
            Text("one").bold()
          }
        }
        .pickerStyle(.menu)
      }
    }
    #expect(shown[0][0].hasPrefix("Count  just one "))
  }

  @Test func `a menu's first entry does what a press would do`() {
    func page(_ log: Log) -> some View {
      VStack {
        Menu("Save") {
          Button("Save as") { log("as") }
        } primaryAction: {
          log("save")
        }
        Menu {
          Button("Copy") { log("copy") }
        } label: {
          HStack {
            Text("Send")
            Text("now").bold()
          }
        } primaryAction: {
          log("send")
        }
      }
    }
    let log = Log()
    let form = TestForm(columns: 30) { page(log) }
    #expect(form.lines == ["  Save ▾", "  Send now ▾"])
    form.press("Tab", "Enter", "Enter")
    #expect(log.take() == ["save"])
    form.press("Enter", "Down", "Enter")
    #expect(log.take() == ["as"])
    form.press("Tab", "Enter")
    #expect(form.lines.contains { $0.hasSuffix("Send now") })
    form.press("Enter")
    #expect(log.take() == ["send"])
  }

  @Test func `pages named by any label`() {
    func pages() -> some View {
      Editing(0) { page in
        TabView(selection: page) {
          Tab("One", image: "1", value: 0) { Text("first") }
          Tab("Two", systemImage: "2", value: 1, role: .search) { Text("second") }
          Tab(value: 2) {
            Text("third")
          } label: {
            Label {
              Text("Three")
            } icon: {
              Circle()
            }
          }
          Text("fourth").tabItem { if page.wrappedValue == 0 { Text("Four") } else { Text("Last") } }.tag(3)
        }
      }
    }
    let shown = screens(columns: 60, "Tab", "Right", "Right", of: pages)
    let last = screens(columns: 60, "Tab", "Right", "Right", "Right", of: pages)[1]
    #expect(last.suffix(2) == ["fourth", "= 3"])
    #expect(
      shown == [
        ["  [One] Two  Three  Four", "", "first", "= 0"], ["   One  Two [Three] Last", "", "third", "= 2"],
      ])
  }

  // Sections, trees and parts of a content

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
      Editing([Item(id: 1, isOn: true), Item(id: 2), Item(id: 3, isOn: true)]) { items in
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

  private struct Named: Identifiable {
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

  // Searching, toolbars, presented screens

  @Test func `a search field with suggestions of its own`() {
    let shown = screens("'A'", "Right", "Enter") {
      Editing("") { text in
        List { Text("row") }
          .searchable(text: text, prompt: "Find") {
            Text("Ada").searchCompletion("Ada")
            Text("Bob").searchCompletion("Bob")
          }
      }
    }
    #expect(shown == [["  / Find", "row", "="], ["  / Ada", "row", "= Ada"]])
  }

  private struct Saving: ToolbarContent {
    let save: () -> Void
    var body: some ToolbarContent { ToolbarItem(placement: .primaryAction) { Button("Save", action: save) } }
  }

  @Test func `items of an app's own type, and with ids`() {
    let form = TestForm(columns: 40, rows: 6) {
      Editing(0) { count in
        Button("Here") {}
          .toolbar { Saving { count.wrappedValue += 1 } }
          .toolbar(id: "main") {
            ToolbarItem(id: "more", placement: .secondaryAction, showsByDefault: false) {
              Button("More") { count.wrappedValue += 10 }.keyboardShortcut("F5")
            }
          }
      }
    }
    #expect(form.screen.contains("Save") && form.screen.contains("F5 More"))
    form.press("F5")
    #expect(form.lines.contains("= 10"))
    form.click("Save")
    #expect(form.lines.contains("= 11"))
  }

  @Test func `popovers with an anchor, by a condition and by an item`() {
    let form = TestForm(columns: 40, rows: 8) {
      Editing((isOpen: false, item: Named?.none)) { value in
        Button("Open") { value.wrappedValue.isOpen = true }
          .popover(isPresented: value.isOpen, attachmentAnchor: .point(.top)) { Text("inside") }
        Button("Item") { value.wrappedValue.item = Named(id: 1, name: "Ada") }
          .popover(item: value.item, attachmentAnchor: .point(.bottom), arrowEdge: .bottom) { Text("of \($0.name)") }
      }
    }
    form.press("Tab", "Enter")
    #expect(form.screen.contains("inside") && !form.screen.contains("Item"))
    form.press("Escape")
    #expect(form.screen.contains("isOpen: false"))
    form.press("Tab", "Enter")
    #expect(form.screen.contains("of Ada"))
    form.press("Escape")
    #expect(form.screen.contains("item: nil"))
  }

  @Test func `controls that belong together under a title`() {
    let shown = screens("Tab", "Enter", "Tab", "Enter") {
      Editing(0) { count in
        ControlGroup("Change", systemImage: "plus") {
          Button("More") { count.wrappedValue += 1 }
          Button("Many") { count.wrappedValue += 10 }
        }
      }
    }
    #expect(shown == [["  More    Many", "= 0"], ["  More  › Many", "= 11"]])
  }

  private struct Hinted: ButtonStyle {
    @Environment(\.keyboardShortcut) private var shortcut
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        if shortcut == .defaultAction { Text("(default)") }
        if let shortcut, shortcut.modifiers == .command { Text("(with command)") }
      }
    }
  }

  @Test func `a style is told the shortcut of its button, which works`() {
    let form = TestForm(columns: 40) {
      Editing(0) { count in
        VStack {
          Button("Plain") {}
          Button("Save") { count.wrappedValue += 1 }.keyboardShortcut("s")
          Button("Go") { count.wrappedValue += 10 }.keyboardShortcut(.defaultAction)
        }
        .buttonStyle(Hinted())
      }
    }
    #expect(form.lines == ["  Plain", "  Save (with command)", "  Go (default)", "= 0"])
    form.press("Alt+s")
    #expect(form.lines.last == "= 1")
  }

  // Dates

  @Test func `a day from or up to another, under a label of views`() {
    let first = CalendarDate(year: 2026, month: 3, day: 10) ?? .first
    func page() -> some View {
      Editing([first, first]) { days in
        DatePicker(selection: days[0], in: first..., displayedComponents: .date) {
          Label("From", systemImage: "calendar")
        }
        DatePicker(selection: days[1], in: ...first) { Text("To") }
        Text(days.wrappedValue.map { "\($0.day)" }.joined(separator: " "))
      }
    }
    let earlier = screens("Tab", "Shift+Down", "Tab", "Shift+Down", of: page)
    #expect(earlier[0][0].hasPrefix("From  ") && earlier[0][1].hasPrefix("To  ") && earlier[0][2] == "10 10")
    #expect(earlier[1][2] != "10 10")
    let later = screens("Tab", "Shift+Up", "Tab", "Shift+Up", of: page)
    #expect(later[1][2] != "10 10" && later[1][2] != earlier[1][2])
  }

  // Values that are kept

  private enum Flavor: String { case lime, cherry }

  private struct Kept: View {
    @AppStorage("flavor") private var flavor: Flavor?
    var body: some View {
      Text(flavor?.rawValue ?? "none")
      Button("Lime") { flavor = .lime }
      Button("None") { flavor = nil }
    }
  }

  @Test func `a kept choice that may be missing`() {
    let form = TestForm(columns: 20) { Kept() }
    #expect(form.lines[0] == "none")
    form.press("Tab", "Enter")
    #expect(form.lines[0] == "lime")
    form.press("Tab", "Enter")
    #expect(form.lines[0] == "none")
  }

  // Looks

  @Test(
    arguments: [
      (0, 1, 1, Color.rgb(255, 0, 0)), (1.0 / 6, 1, 1, .rgb(255, 255, 0)), (1.0 / 3, 1, 1, .rgb(0, 255, 0)),
      (0.5, 1, 1, .rgb(0, 255, 255)), (2.0 / 3, 1, 1, .rgb(0, 0, 255)), (5.0 / 6, 1, 1, .rgb(255, 0, 255)),
      (1, 1, 1, .rgb(255, 0, 0)), (0.3, 0, 0.5, .rgb(128, 128, 128)), (0.6, 1, 0, .rgb(0, 0, 0)),
      (0.6, 0.5, 0.8, .rgb(102, 143, 204)),
    ] as [(Double, Double, Double, Color)])
  func `a colour of a hue`(hue: Double, saturation: Double, brightness: Double, color: Color) {
    #expect(Color(hue: hue, saturation: saturation, brightness: brightness) == color)
    #expect(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: 0.5) == color)
  }

  @Test func `colours by the names of styles`() {
    let form = TestForm(columns: 20, colorDepth: .trueColor) {
      Text("a").foregroundStyle(HierarchicalShapeStyle.secondary)
      Text("b").foregroundStyle(AnyShapeStyle(.red))
      Text("c").foregroundStyle(.link)
      Text("d").foregroundStyle(.placeholder)
      Text("e").foregroundStyle(Color(.displayP3, red: 1, green: 0, blue: 0, opacity: 0.5))
      Text("f").foregroundStyle(Color(.sRGB, white: 0))
    }
    #expect(
      (0..<6).map { form.style(column: 0, row: $0).foreground } == [
        .secondary, .red, .accentColor, .secondary, .rgb(255, 0, 0), .rgb(0, 0, 0),
      ])
  }

  @Test func `what stands back can be read on a background that stands back`() {
    let form = TestForm(columns: 20, colorDepth: .trueColor) {
      Text("a").foregroundStyle(.secondary).background(.background.secondary)
      Text("b").foregroundStyle(.secondary).background(.fill.tertiary, in: .rect(topLeadingRadius: 4))
      Text("c").foregroundStyle(.secondary).background(.windowBackground.quaternary, ignoresSafeAreaEdges: .all)
      Text("d").foregroundStyle(.secondary).background(in: .capsule)
    }
    for row in 0..<4 {
      let style = form.style(column: 0, row: row)
      #expect(style.foreground != style.background || style.foreground == .standard)
      #expect(form.lines[row] != "")
    }
  }

  @Test func `shapes over and behind a text, and lines in styles`() {
    let form = TestForm(columns: 12, rows: 8, colorDepth: .trueColor) {
      Text("hidden").overlay(.red, in: .rect(cornerRadius: 4))
      Rectangle().strokeBorder(.blue, style: StrokeStyle(lineWidth: 3, dash: [4])).frame(width: 4, height: 3)
      Text("line").underline(true, pattern: .dash, color: .red)
      Text("none").underline(false, pattern: .dot)
    }
    #expect(form.lines == ["", "┌──┐", "│  │", "└──┘", "line", "none"])
    #expect(form.style(column: 0, row: 0).background == .red)
    #expect(form.style(column: 0, row: 1).foreground == .blue)
    #expect(form.style(column: 0, row: 4).attributes.contains(.underline))
    #expect(!form.style(column: 0, row: 5).attributes.contains(.underline))
  }

  private struct Before: ViewModifier {
    let mark: String
    func body(content: Content) -> some View {
      HStack(spacing: 0) {
        Text(mark)
        content
      }
    }
  }

  @Test func `modifiers one after the other, and one that changes nothing`() {
    let form = TestForm(columns: 20) {
      Text("x").modifier(Before(mark: "a").concat(Before(mark: "b")).concat(EmptyModifier()))
      Text("x").modifier(Before(mark: "a")).modifier(Before(mark: "b"))
    }
    #expect(form.lines == ["bax", "bax"])
  }

  private nonisolated static let springs: [(name: String, animation: Animation)] = [
    ("smooth", .smooth(duration: 0.2)), ("snappy", .snappy(duration: 0.2)), ("bouncy", .bouncy(duration: 0.2)),
    ("interactive", .interactiveSpring()),
  ]

  @Test(arguments: 0..<4) func `springs of every name move, and come to rest`(spring: Int) {
    let form = TestForm(columns: 40) {
      Editing(false) { isOn in
        Toggle("On", isOn: isOn)
        Text("x").padding(.leading, isOn.wrappedValue ? 20 : 0)
          .animation(Self.springs[spring].animation, value: isOn.wrappedValue)
      }
    }
    form.press("Tab", "Space")
    let rest = String(repeating: " ", count: 20) + "x"
    #expect(form.lines[1] != rest)
    while let time = form.session.deadline, time < 5_000_000_000 {
      form.session.advance(to: time)
      form.draw()
    }
    #expect(form.lines[1] == rest)
    #expect(form.session.deadline == nil)
  }

  @Test func `a column with bounds for its width`() {
    struct Page: View {
      let items = [Named(id: 1, name: "a")]
      var body: some View {
        Table(items) {
          TableColumn("Name", value: \.name).width(min: 10, ideal: 20, max: 12)
          TableColumn("Again", value: \.name)
        }
      }
    }
    let form = TestForm(columns: 60, rows: 6) { Page() }
    let title = form.lines[0]
    let place = title.firstRange(of: "Again").map { title.distance(from: title.startIndex, to: $0.lowerBound) } ?? 0
    #expect((10...16).contains(place))
  }

  @Test func `a list that shows no indicators`() {
    func page(_ visibility: ScrollIndicatorVisibility) -> some View {
      ScrollView { VStack { ForEach(0..<9) { Text("row \($0)") } } }.scrollIndicators(visibility, axes: .vertical)
    }
    #expect(TestForm(columns: 20, rows: 4) { page(.visible) }.screen.contains("▐"))
    #expect(!TestForm(columns: 20, rows: 4) { page(.never) }.screen.contains("▐"))
  }
}
