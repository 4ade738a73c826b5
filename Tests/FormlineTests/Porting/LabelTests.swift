import Formline
import Testing

/// Labels that are any views, as SwiftUI's closures give them: what they show, and that the control still works.
@Suite struct LabelTests {
  @Test func `outside of a form a label stands before its control, and a field's label is its prompt`() {
    let shown = screens("Tab", "Tab", "Space", "Tab", "Shift+Up") {
      Editing(1) { count in
        TextField("Name", text: .constant(""))
        Toggle(
          "On",
          isOn: Binding {
            count.wrappedValue > 1
          } set: {
            count.wrappedValue = $0 ? 5 : 0
          })
        Stepper("Count", value: count)
        LabeledContent("Total", value: "7")
        HStack(spacing: 3) {
          Toggle("A", isOn: .constant(true))
          Toggle("B", isOn: .constant(false)).labelsHidden()
        }
      }
    }
    #expect(
      shown == [
        ["Name", "On  [ ] no", "Count  ‹ 1 ›", "Total  7", "A  [✓] yes   [ ] no", "= 1"],
        ["Name", "On  [✓] yes", "Count  ‹ 6 ›", "Total  7", "A  [✓] yes   [ ] no", "= 6"],
      ])
  }

  @Test func `a long label outside of a form stands above its control`() {
    let shown = screens(columns: 24) {
      Toggle("Send me a letter when something is new", isOn: .constant(true))
    }
    #expect(shown[0] == ["Send me a letter when", "something is new", "[✓] yes"])
  }

  @Test func `rows of a list show their labels`() {
    let shown = screens("Tab", "Space", "Tab", "Space") {
      Editing([false, false]) { isOn in
        List {
          ForEach(0..<2) { Toggle("Row \($0)", isOn: isOn[$0]) }
        }
      }
    }
    #expect(
      shown == [
        ["Row 0  [ ] no", "Row 1  [ ] no", "= [false, false]"], ["Row 0  [✓] yes", "Row 1  [✓] yes", "= [true, true]"],
      ])
  }

  @Test func `a toggle with two texts as its label`() {
    let shown = screens("Tab", "Space") {
      Editing(false) { isOn in
        Toggle(isOn: isOn) {
          Text("Notify me")
          Text("By mail").foregroundStyle(.secondary)
        }
      }
    }
    #expect(shown == [["Notify me  [ ] no", "By mail", "= false"], ["Notify me  [✓] yes", "By mail", "= true"]])
  }

  @Test func `a press on a toggle's views turns it on`() {
    let shown = screens("click By mail") {
      Editing(false) { isOn in
        Toggle(isOn: isOn) {
          VStack {
            Text("Notify me")
            Text("By mail")
          }
        }
      }
    }
    #expect(shown == [["Notify me  [ ] no", "By mail", "= false"], ["Notify me  [✓] yes", "By mail", "= true"]])
  }

  @Test func `a toggle with a label and with a picture by name`() {
    let shown = screens("Tab", "y", "Tab", "y") {
      Editing([false, false]) { isOn in
        Toggle(isOn: isOn[0]) { Label("On", systemImage: "bolt") }
        Toggle("Off", systemImage: "bolt", isOn: isOn[1])
      }
    }
    #expect(
      shown == [["On  [ ] no", "Off  [ ] no", "= [false, false]"], ["On  [✓] yes", "Off  [✓] yes", "= [true, true]"]])
  }

  @Test func `a picker with views as its label`() {
    let shown = screens("Tab", "Right") {
      Editing(1) { count in
        Picker(selection: count) {
          Text("One").tag(1)
          Text("Two").tag(2)
        } label: {
          HStack {
            Text("How")
            Text("many").bold()
          }
        }
        .pickerStyle(.segmented)
      }
    }
    #expect(shown == [["How many  [One]  Two", "= 1"], ["How many   One  [Two]", "= 2"]])
  }

  @Test func `choices that are labels, under a title of a section`() {
    let shown = screens("Tab", "Down", "Space") {
      Editing(1) { count in
        Picker("Count", selection: count) {
          Section("Few") { Label("One", systemImage: "1.circle").tag(1) }
          Divider()
          Label("Two", systemImage: "2.circle").tag(2)
        }
        .pickerStyle(.inline)
      }
    }
    #expect(
      shown == [
        ["Count  One                                      ▾", "         ● One", "         ○ Two", "= 1"],
        ["Count  Two                                      ▾", "         ○ One", "       › ● Two", "= 2"],
      ])
  }

  @Test func `a choice that may be none`() {
    let shown = screens("Tab", "Right", "Right") {
      Editing(Int?.none) { count in
        Picker("Count", selection: count) {
          Text("None").tag(nil as Int?)
          ForEach(1..<3) { Text("\($0)").tag(Optional($0)) }
        }
        .pickerStyle(.segmented)
      }
    }
    #expect(shown == [["Count  [None]  1   2", "= nil"], ["Count   None   1  [2]", "= Optional(2)"]])
  }

  @Test func `what a picker says while nothing is chosen`() {
    let shown = screens {
      Editing(Int?.none) { count in
        Picker(selection: count) {
          Text("One").tag(1 as Int?)
        } label: {
          Text("Count")
        } currentValueLabel: {
          Text("Choose one")
        }
      }
    }
    #expect(shown[0] == ["Count  Choose one                               ▾", "= nil"])
  }

  @Test func `steppers with a text, with views, with actions`() {
    let shown = screens("Tab", "Shift+Up", "Tab", "Shift+Up", "Up", "Tab", "Shift+Down") {
      Editing([1, 1, 1]) { count in
        Stepper(value: count[0], in: 1...2) { Text("\(count.wrappedValue[0]) guests") }
        Stepper(value: count[1]) { Label("Rooms", systemImage: "bed") }
        Stepper {
          VStack { Text("Nights") }
        } onIncrement: {
          count.wrappedValue[2] += 1
        } onDecrement: {
          count.wrappedValue[2] -= 1
        }
      }
    }
    #expect(
      shown == [
        ["1 guests  ‹ 1 ›", "Rooms  ‹ 1 ›", "Nights  ‹ ›", "= [1, 1, 1]"],
        ["2 guests  ‹ 2 ›", "Rooms  ‹ 3 ›", "Nights  ‹ ›", "= [2, 3, 0]"],
      ])
  }

  @Test func `a slider with labels at its ends`() {
    let shown = screens("Tab", "Right") {
      Editing(5.0) { value in
        Slider(value: value, in: 0...10, step: 1) {
          Text("Volume")
        } minimumValueLabel: {
          Text("quiet")
        } maximumValueLabel: {
          HStack {
            Text("very")
            Text("loud")
          }
        }
      }
    }
    #expect(shown[0][0].hasPrefix("Volume  quiet ▰") && shown[0][0].hasSuffix(" 5 very loud"))
    #expect(shown[1][0].hasSuffix(" 6 very loud"))
    #expect(shown[1][1] == "= 6.0")
  }

  @Test func `buttons with views, and a menu`() {
    let shown = screens("Tab", "Enter", "Tab", "Enter", "Tab", "Enter", "Enter") {
      Editing(0) { count in
        Button {
          count.wrappedValue += 1
        } label: {
          HStack {
            Text("Save")
            Text("now").bold()
          }
        }
        Button {
          count.wrappedValue += 10
        } label: {
          Text("Wide").frame(maxWidth: .infinity)
        }
        Menu {
          Button("Copy") { count.wrappedValue += 100 }
        } label: {
          Label("More", systemImage: "plus")
        }
      }
    }
    #expect(
      shown == [
        ["  Save now", "                        Wide", "  More ▾", "= 0"],
        ["  Save now", "                        Wide", "› More ▾", "= 111"],
      ])
  }

  @Test func `a group to disclose, with views as its label`() {
    let shown = screens("Tab", "Enter") {
      Editing(false) { isOpen in
        DisclosureGroup(isExpanded: isOpen) {
          Text("inside")
        } label: {
          HStack {
            Text("More")
            Text("of it").bold()
          }
        }
      }
    }
    #expect(shown == [["▸ More of it", "= false"], ["▾ More of it", "inside", "= true"]])
  }

  @Test func `a row with views as its label, and a section with views around it`() {
    let shown = screens {
      Form {
        Section {
          LabeledContent {
            Text("Ada")
          } label: {
            HStack {
              Text("Full")
              Text("name")
            }
          }
        } header: {
          HStack {
            Text("You")
            Text("and me")
          }
        } footer: {
          Text("Nobody else.").font(.footnote)
        }
      }
    }
    #expect(shown[0] == ["", "  You and me", "  Full name  Ada", "  Nobody else."])
  }

  @Test func `a field with a label and a prompt`() {
    let shown = screens("'Ada'") {
      Editing("") { text in
        Form {
          TextField(text: text, prompt: Text("Required")) { Label("Name", systemImage: "person") }
        }
      }
    }
    #expect(shown == [["  Name  Required", "="], ["▌ Name  Ada", "= Ada"]])
  }

  @Test func `a label beside a small view`() {
    let shown = screens {
      Label {
        Text("Free")
      } icon: {
        Circle().fill(.green)
      }
      Label("Settings", systemImage: "gear").labelStyle(.titleAndIcon)
    }
    #expect(shown[0] == ["● Free", "Settings"])
  }

  @Test func `boxes around views, which work inside`() {
    let shown = screens("'Ada'") {
      Editing("") { text in
        GroupBox("Account") { TextField("Name", text: text) }
        GroupBox {
          Text("plain")
        } label: {
          Label("Titled", systemImage: "gear")
        }
        GroupBox { Text("bare") }
      }
    }
    #expect(
      shown == [
        [
          "╭────────────────────────────────────────────────╮", "│ Account                                        │",
          "│ Name                                           │", "╰────────────────────────────────────────────────╯",
          "╭────────╮", "│ Titled │", "│ plain  │", "╰────────╯", "╭──────╮", "│ bare │", "╰──────╯", "=",
        ],
        [
          "╭────────────────────────────────────────────────╮", "│ Account                                        │",
          "│ Ada                                            │", "╰────────────────────────────────────────────────╯",
          "╭────────╮", "│ Titled │", "│ plain  │", "╰────────╯", "╭──────╮", "│ bare │", "╰──────╯", "= Ada",
        ],
      ])
  }

  @Test func `gauges: a share, what stands for it, ends`() {
    let shown = screens {
      Gauge(value: 0.5) { Text("Speed") }
      Gauge(value: 5, in: 0...20) {
        Text("Fuel")
      } currentValueLabel: {
        Text("5 l")
      }
      Gauge(value: 30, in: 0...20) {
        Text("Over")
      } currentValueLabel: {
        Text("30 l")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("20")
      }
    }
    #expect(
      shown[0] == [
        "Speed  ▰▰▰▰▰▰▰▰▰▰▰▰▰▱▱▱▱▱▱▱▱▱▱▱▱▱ 50%", "Fuel  ▰▰▰▰▰▰▰▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱ 5 l",
        "Over  0 ▰▰▰▰▰▰▰▰▰▰▰▰▰▰▰▰▰▰▰▰▰▰▰▰▰▰▰▰▰▰ 20 30 l",
      ])
  }

  @Test func `progress: a share, and what stands for it`() {
    let shown = screens {
      ProgressView(value: 0.5) { Text("Loading") }
      ProgressView(value: 1, total: 4) {
        Text("Loading")
      } currentValueLabel: {
        Text("1 of 4 files")
      }
      ProgressView("Waiting…")
    }
    #expect(
      shown[0] == [
        "Loading  ▰▰▰▰▰▰▰▰▰▰▰▰▰▱▱▱▱▱▱▱▱▱▱▱▱▱ 50%", "Loading  ▰▰▰▰▰▰▰▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱ 1 of 4 files", "Waiting…  …",
      ])
  }

  @Test func `controls that belong together, and nothing to show`() {
    let shown = screens("Tab", "Tab", "Enter", "Tab", "Enter") {
      Editing(0) { count in
        ControlGroup {
          Button("Less") { count.wrappedValue -= 1 }
          Button("More") { count.wrappedValue += 1 }
        }
        ContentUnavailableView {
          Label("No items", systemImage: "tray")
        } description: {
          Text("Add one.")
        } actions: {
          Button("Add") { count.wrappedValue += 10 }
        }
      }
    }
    #expect(
      shown == [
        [
          "  Less    More", "", "                     No items", "                     Add one.",
          "                         Add", "", "= 0",
        ],
        [
          "  Less    More", "", "                     No items", "                     Add one.",
          "                       › Add", "", "= 11",
        ],
      ])
  }
}
