import Testing
import ViewTree

private struct Widest: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

private struct Names: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

@Suite("Preferences") struct PreferenceTests {
  struct Named: View {
    let name: String
    var body: some View { Text(name).preference(key: Names.self, value: [name]) }
  }

  @Test func `values of views are joined, and an action hears of changes only`() {
    let log = Log()
    let model = Model([3, 5, 4])
    let screen = TestScreen {
      Owner(model) { widths in
        VStack {
          ForEach(widths.indices, id: \.self) { Text("x").preference(key: Widest.self, value: widths[$0]) }
        }
        .onPreferenceChange(Widest.self) { log("\($0)") }
      }
    }
    #expect(log.take() == ["5"])
    model.value = [5, 2, 1]
    screen.draw()
    #expect(log.take() == [])
    model.value = [5, 2, 7]
    screen.draw()
    #expect(log.take() == ["7"])
  }

  @Test func `they are joined in tree order through containers, branches, modifiers and rows`() {
    let log = Log()
    let model = Model((rows: ["c", "d"], isOn: false))
    let screen = TestScreen {
      Owner(model) { state in
        VStack {
          Named(name: "a").padding()
          HStack { if state.isOn { Named(name: "b") } }
          ForEach(state.rows, id: \.self) { Named(name: $0) }
          AnyView(Named(name: "e")).overlay { Named(name: "f") }
        }
        .onPreferenceChange(Names.self) { log($0.joined()) }
      }
    }
    #expect(log.take() == ["acdef"])
    model.value.isOn = true
    screen.draw()
    #expect(log.take() == ["abcdef"])
    model.value.rows = ["d", "x", "c"]
    screen.draw()
    #expect(log.take() == ["abdxcef"])
    model.value = (rows: [], isOn: false)
    screen.draw()
    #expect(log.take() == ["aef"])
  }

  @Test func `a value that is set replaces those inside, a transformation adds to them`() {
    let log = Log()
    let screen = TestScreen {
      Group {
        Group { Named(name: "a") }.preference(key: Names.self, value: ["b"])
        Group { Named(name: "c") }.transformPreference(Names.self) { $0.append("d") }
        Text("plain").transformPreference(Names.self) { $0.append("e") }
      }
      .onPreferenceChange(Names.self) { log($0.joined()) }
    }
    #expect(log.take() == ["bcde"])
    #expect(screen.issues == [])
  }

  @Test func `without a value the default holds, and values go on to views further out`() {
    let log = Log()
    let screen = TestScreen {
      VStack {
        Text("x").onPreferenceChange(Widest.self) { log("none \($0)") }
        Text("x").preference(key: Widest.self, value: 3).onPreferenceChange(Widest.self) { log("inner \($0)") }
      }
      .onPreferenceChange(Widest.self) { log("outer \($0)") }
    }
    #expect(log.take() == ["none 0", "inner 3", "outer 3"])
    #expect(screen.issues == [])
  }

  @Test func `an action may write state that changes the value again`() {
    struct Growing: View {
      let log: Log
      @State private var width = 1
      var body: some View {
        Text("\(width)").preference(key: Widest.self, value: width)
          .onPreferenceChange(Widest.self) {
            log("\($0)")
            width = min($0 * 2, 8)
          }
      }
    }
    let log = Log()
    let screen = TestScreen { Growing(log: log) }
    #expect(log.take() == ["1", "2", "4", "8"])
    #expect(screen.lines == ["8"])
  }

  @Test func `a layer is made from what the views below it say`() {
    let model = Model("ab")
    let screen = TestScreen {
      Owner(model) { name in
        VStack(alignment: .leading) {
          Named(name: name)
          Text("....")
        }
        .overlayPreferenceValue(Names.self, alignment: .bottomTrailing) { names in Text("\(names.count)") }
        .backgroundPreferenceValue(Names.self, alignment: .topTrailing) { names in Text(names.joined().uppercased()) }
      }
    }
    #expect(screen.lines == ["abAB", "...1"])
    model.value = "c"
    screen.draw()
    #expect(screen.lines == ["c  C", "...1"])
  }
}
