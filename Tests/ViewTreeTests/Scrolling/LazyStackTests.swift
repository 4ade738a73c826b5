import TestSupport
import Testing
import ViewTree

/// Lists of any length: what is made is what is seen.
@Suite("Lazy stacks") struct LazyStackTests {
  /// A row that counts how often it is made and evaluated.
  struct Row: View {
    let number: Int
    let log: Log
    var body: some View {
      log("\(number)")
      return Text("row \(number)")
    }
  }

  private func evaluated(_ log: Log) -> Int { Set(log.take()).count }

  @Test(arguments: [400, 40_000])
  func `a list makes the rows in sight`(count: Int) {
    let log = Log()
    let screen = TestScreen(columns: 12, rows: 8) { List(0..<count, id: \.self) { Row(number: $0, log: log) } }
    #expect(screen.lines.prefix(2) == ["row 0      ▐", "row 1"])
    #expect(evaluated(log) == 8)
  }

  @Test func `rows with ids of their own, several ForEach and sections are made as lazily`() {
    let log = Log()
    let withIDs = TestScreen(columns: 12, rows: 8) {
      List(0..<40_000, id: \.self) { Row(number: $0, log: log).id("r\($0)") }
    }
    #expect(withIDs.lines.count == 8)
    #expect(evaluated(log) == 8)
    _ = TestScreen(columns: 12, rows: 8) {
      List {
        ForEach(0..<3, id: \.self) { Row(number: $0, log: log) }
        Row(number: -1, log: log)
        ForEach(0..<40_000, id: \.self) { Row(number: 100 + $0, log: log).padding(.leading) }
        Row(number: -2, log: log)
      }
    }
    // What stands outside a ForEach is always made.
    #expect(evaluated(log) == 9)
    let sections = TestScreen(columns: 12, rows: 8) {
      List {
        ForEach(0..<10, id: \.self) { section in
          Text("section \(section)")
          ForEach(0..<4_000, id: \.self) { Row(number: section * 4_000 + $0, log: log) }
        }
      }
    }
    #expect(sections.lines.prefix(3) == ["section 0  ▐", "row 0", "row 1"])
    // The first row of each section says whether it holds sections itself.
    #expect(evaluated(log) <= 7 + 9)
  }

  /// A row that counts the values made of it and the bodies evaluated.
  struct Counted: View {
    let number: Int
    let log: Log

    init(number: Int, log: Log) {
      self.number = number
      self.log = log
      log("value \(number)")
    }

    var body: some View {
      log("body \(number)")
      return Text("row \(number)")
    }
  }

  @Test func `values are made of the rows in sight, and bodies of those that changed`() {
    let log = Log()
    let model = Model(Array(0..<40_000))
    let screen = TestScreen(columns: 12, rows: 8) {
      Owner(model) { numbers in List(numbers, id: \.self) { Counted(number: $0, log: log) } }
    }
    #expect(log.take().filter { $0.hasPrefix("body") }.count == 8)
    model.value.append(40_000)
    screen.draw()
    let told = log.take()
    #expect(told.filter { $0.hasPrefix("value") }.count <= 2 * 8)
    #expect(told.filter { $0.hasPrefix("body") } == [])
  }

  @Test func `a jump to any row is one step, and makes the rows in sight there`() throws {
    let log = Log()
    var proxy: ScrollViewProxy?
    let screen = TestScreen(columns: 14, rows: 6) {
      ScrollViewReader { reader in
        let _ = proxy = reader
        List(0..<40_000, id: \.self) { Row(number: $0, log: log).id("row \($0)") }
      }
    }
    _ = log.take()
    let cases: [(id: AnyHashable, anchor: UnitPoint?, first: Int)] = [
      (39_999, .bottom, 39_994), (20_000, .top, 20_000), (20_000, .center, 19_998), (20_010, nil, 20_005), (0, nil, 0),
      ("row 777", .top, 777), (39_999, .top, 39_994),
    ]
    for (id, anchor, first) in cases {
      if let id = id.base as? Int { proxy?.scrollTo(id, anchor: anchor) } else { proxy?.scrollTo(id, anchor: anchor) }
      screen.draw()
      #expect(screen.lines.first.map(withoutIndicator) == "row \(first)")
      #expect(evaluated(log) <= 12)
    }
    proxy?.scrollTo("nowhere", anchor: .top)
    screen.draw()
    #expect(screen.lines.first?.hasPrefix("row 39994") == true)
  }

  @Test func `one id in the whole tree is enough to scroll to, and every other view has its identity without`() {
    var proxy: ScrollViewProxy?
    let counters = Counters()
    let screen = TestScreen(columns: 12, rows: 3) {
      ScrollViewReader { reader in
        let _ = proxy = reader
        ScrollView {
          VStack {
            Counter("a", in: counters)
            Counter("b", in: counters)
            Counter("c", in: counters)
            Counter("d", in: counters)
            Counter("e", in: counters).id("here")
            Counter("f", in: counters)
            Counter("g", in: counters)
            Counter("h", in: counters)
          }
        }
      }
    }
    for name in ["b", "e", "f"] { counters.countUp(name) }
    proxy?.scrollTo("here", anchor: .top)
    screen.draw()
    #expect(screen.lines.map { $0.prefix(2) } == ["e1", "f1", "g0"])
    proxy?.scrollTo("elsewhere")
    screen.draw()
    #expect(screen.lines.map { $0.prefix(2) } == ["e1", "f1", "g0"])
    #expect(screen.issues == [])
  }

  @Test func `markers outside ForEach are targets for the ends`() {
    var proxy: ScrollViewProxy?
    let screen = TestScreen(columns: 12, rows: 4) {
      ScrollViewReader { reader in
        let _ = proxy = reader
        List {
          Text("").frame(height: 0).id("top")
          ForEach(0..<40_000, id: \.self) { Text("row \($0)") }
          Text("").frame(height: 0).id("bottom")
        }
      }
    }
    proxy?.scrollTo("bottom", anchor: .bottom)
    screen.draw()
    #expect(screen.lines.map { $0.prefix(9) } == ["row 39996", "row 39997", "row 39998", "row 39999"])
    proxy?.scrollTo("top", anchor: .top)
    screen.draw()
    #expect(screen.lines.first?.hasPrefix("row 0 ") == true)
  }

  @Test func `the state of a row survives, and rows without any are let go when they are far away`() throws {
    let counters = Counters()
    let screen = TestScreen(columns: 12, rows: 6) {
      List(0..<10_000, id: \.self) { Counter("r\($0).", in: counters) }
    }
    let scroll = try #require(screen.host.root.firstScroll)
    counters.countUp("r1.")
    screen.draw()
    let atStart = screen.host.graph.counters.liveNodes
    for position in stride(from: 0.0, to: 9_000, by: 5) {
      scroll.scroll(to: position)
      screen.draw()
    }
    #expect(screen.host.graph.counters.liveNodes < 12 * atStart)
    counters.countUp("r1.")
    scroll.scroll(to: 0)
    screen.draw()
    #expect(screen.lines[1].hasPrefix("r1.2"))
  }

  @Test func `rows that come above keep what is in sight in its place, also at the top`() throws {
    let model = Model(Array(0..<1_000))
    let screen = TestScreen(columns: 12, rows: 4) {
      Owner(model) { numbers in List(numbers, id: \.self) { Text("row \($0)").frame(height: $0 < 0 ? 2 : 1) } }
    }
    model.value = Array(-50..<1_000)
    screen.draw()
    #expect(screen.lines.map(withoutIndicator) == ["row 0", "row 1", "row 2", "row 3"])
    let scroll = try #require(screen.host.root.firstScroll)
    scroll.scroll(to: scroll.position + 500)
    screen.draw()
    let before = screen.lines.map(withoutIndicator)
    model.value.removeFirst(100)
    screen.draw()
    #expect(screen.lines.map(withoutIndicator) == before)
    scroll.scroll(to: 0)
    screen.draw()
    #expect(screen.lines.first?.hasPrefix("row 50") == true)
  }

  @Test func `another sort order shows its own beginning, for what the rows in sight cost`() {
    let log = Log()
    let model = Model(Array(0..<40_000))
    let screen = TestScreen(columns: 12, rows: 5) {
      Owner(model) { numbers in List(numbers, id: \.self) { Row(number: $0, log: log) } }
    }
    _ = log.take()
    model.value.reverse()
    screen.draw()
    #expect(screen.lines.first?.hasPrefix("row 39999") == true)
    #expect(evaluated(log) <= 10)
  }

  @Test func `rows appear when they come into sight and disappear when they leave it`() throws {
    let log = Log()
    let screen = TestScreen(columns: 12, rows: 3) {
      List(0..<30, id: \.self) { number in
        Text("row \(number)").onAppear { log("+\(number)") }.onDisappear { log("-\(number)") }
      }
    }
    #expect(log.take() == ["+0", "+1", "+2"])
    let scroll = try #require(screen.host.root.firstScroll)
    scroll.scroll(to: 2)
    screen.draw()
    #expect(Set(log.take()) == ["-0", "-1", "+3", "+4"])
    scroll.scroll(to: 0)
    screen.draw()
    #expect(Set(log.take()) == ["+0", "+1", "-3", "-4"])
  }

  @Test func `a row that appears again has kept its state`() throws {
    let log = Log()
    let counters = Counters()
    let screen = TestScreen(columns: 12, rows: 3) {
      List(0..<30, id: \.self) { number in Counter("r\(number).", in: counters).onAppear { log("+\(number)") } }
    }
    counters.countUp("r0.")
    screen.draw()
    let scroll = try #require(screen.host.root.firstScroll)
    for offset in [20.0, 0, 20, 0] {
      scroll.scroll(to: offset)
      screen.draw()
    }
    #expect(screen.lines.first?.hasPrefix("r0.1") == true)
    #expect(log.take().filter { $0 == "+0" }.count == 3)
  }

  @Test func `of two rows with the same id the first made is shown`() {
    let screen = TestScreen(columns: 8, rows: 8) { List(["a", "b", "a"], id: \.self) { Counter($0) } }
    #expect(screen.lines == ["a0", "b0"])
    #expect(screen.issues.count == 1)
  }

  @Test(arguments: 0..<10)
  func `rows come into sight with what lies above them and with the size of the screen`(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let models = [Model(12), Model(12)]
    func above(_ lines: Int) -> some View {
      VStack { ForEach(0..<lines, id: \.self) { Text("above \($0)") } }
    }
    let screens = [
      TestScreen(columns: 12, rows: 10) {
        Owner(models[0]) { lines in
          ScrollView {
            above(lines)
            LazyVStack { ForEach(0..<300, id: \.self) { Text("\($0)") } }
          }
        }
      },
      TestScreen(columns: 12, rows: 10) {
        Owner(models[1]) { lines in
          ScrollView {
            above(lines)
            VStack { ForEach(0..<300, id: \.self) { Text("\($0)") } }
          }
        }
      },
    ]
    for _ in 0..<20 {
      let lines = Int.random(in: 0...14, using: &generator)
      let rows = Int.random(in: 4...20, using: &generator)
      for (model, screen) in zip(models, screens) {
        model.value = lines
        if lines % 2 == 0 { screen.resize(columns: 12, rows: rows) }
        screen.draw()
      }
      let shown = screens.map { $0.lines.map { withoutIndicator($0) } }
      #expect(shown[0] == shown[1], "\(lines) above, \(rows) rows")
    }
  }

  @Test(arguments: 0..<30)
  func `it shows what a stack with all rows would show`(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    var ids = Array(0..<Int.random(in: 1...150, using: &generator))
    let heights = (0..<1_000).map { _ in Double(Int.random(in: 0...3, using: &generator)) }
    func row(_ id: Int) -> some View {
      VStack {
        Text("\(id)")
        if id % 7 == 0 { Text("more of \(id)") }
      }
      .frame(minHeight: heights[id % 1_000], alignment: .top)
    }
    var proxies: [ScrollViewProxy?] = [nil, nil]
    let models = [Model(ids), Model(ids)]
    let lazy = TestScreen(columns: 16, rows: 7) {
      ScrollViewReader { reader in
        let _ = proxies[0] = reader
        Owner(models[0]) { ids in ScrollView { LazyVStack { ForEach(ids, id: \.self) { row($0) } } } }
      }
    }
    let eager = TestScreen(columns: 16, rows: 7) {
      ScrollViewReader { reader in
        let _ = proxies[1] = reader
        Owner(models[1]) { ids in ScrollView { VStack { ForEach(ids, id: \.self) { row($0) } } } }
      }
    }
    for step in 0..<20 {
      if Int.random(in: 0..<3, using: &generator) == 0 {
        ids.shuffle(using: &generator)
        ids.removeLast(Int.random(in: 0..<ids.count, using: &generator) / 4)
        for model in models { model.value = ids }
      }
      let target = ids.randomElement(using: &generator) ?? 0
      let anchor = [UnitPoint.top, .center, .bottom].randomElement(using: &generator)
      for (proxy, screen) in zip(proxies, [lazy, eager]) {
        proxy?.scrollTo(target, anchor: anchor)
        screen.draw()
      }
      // The indicator knows only what was measured.
      let shown = [lazy, eager].map { Array($0.lines.map(withoutIndicator).reversed().drop(while: \.isEmpty)) }
      guard shown[0] == shown[1] else {
        Issue.record("step \(step), \(target) at \(String(describing: anchor)): \(shown[0]) instead of \(shown[1])")
        return
      }
    }
    #expect(lazy.issues == [])
  }

  private func withoutIndicator(_ line: String) -> String {
    var line = line
    while let last = line.last, " ▐".contains(last) { line.removeLast() }
    return line
  }
}
