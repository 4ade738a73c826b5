import Formline
import TerminalModel
import Testing

/// What SwiftUI takes in further spellings does the same here: the screen before keys, and after them.
@Suite struct SpellingBehaviourTests {
  struct Item: Identifiable, Equatable {
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
}
