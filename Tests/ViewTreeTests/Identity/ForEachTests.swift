import Testing
import ViewTree

@Suite("ForEach") struct ForEachTests {
  @Test func `state moves with the element`() {
    let names = (0..<100).map { "r\($0)." }
    let model = Model(names)
    let counters = Counters()
    let log = Log()
    let screen = TestScreen(columns: 10, rows: 100) {
      Owner(model) { names in
        ForEach(names, id: \.self) { name in
          Counter(name, in: counters).onAppear { log("+") }.onDisappear { log("-") }
        }
      }
    }
    counters.countUp("r3.")
    counters.countUp("r98.")
    screen.draw()
    _ = log.take()
    screen.resetCounters()
    model.value.reverse()
    screen.draw()
    #expect(screen.lines == names.reversed().map { $0 + (["r3.", "r98."].contains($0) ? "1" : "0") })
    #expect(log.take() == [])
    #expect(screen.bodies == 1)
  }

  @Test(arguments: [
    (["a", "b", "c"], ["a", "c"], ["a1", "c1"]),
    (["a", "b"], ["x", "a", "b"], ["x0", "a1", "b1"]),
    (["a", "b", "c"], ["c", "a", "x", "b"], ["c1", "a1", "x0", "b1"]),
    (["a", "b"], [], []),
    ([], ["a"], ["a0"]),
    (["a", "b"], ["c", "d", "e"], ["c0", "d0", "e0"]),
  ])
  func `rows that stay keep their state, others begin with theirs`(
    before: [String], after: [String], lines: [String]
  ) {
    let model = Model(before)
    let counters = Counters()
    let screen = TestScreen {
      Owner(model) { names in ForEach(names, id: \.self) { Counter($0, in: counters) } }
    }
    for name in before { counters.countUp(name) }
    model.value = after
    screen.draw()
    #expect(screen.lines == lines)
    #expect(screen.issues == [])
  }

  @Test func `a section that moves takes its rows along, and a row that changes its section its state`() {
    struct Part: Identifiable {
      let id: String
      var rows: [String]
    }
    let counters = Counters()
    let log = Log()
    let model = Model([Part(id: "A", rows: ["a", "b"]), Part(id: "B", rows: ["c"])])
    let screen = TestScreen {
      Owner(model) { parts in
        ForEach(parts) { part in
          Text(part.id)
          ForEach(part.rows, id: \.self) { row in
            Counter(row, in: counters).onAppear { log("+\(row)") }.onDisappear { log("-\(row)") }
          }
        }
      }
    }
    for row in ["a", "b", "c"] { counters.countUp(row) }
    screen.draw()
    _ = log.take()
    model.value.reverse()
    screen.draw()
    #expect(screen.lines == ["B", "c1", "A", "a1", "b1"])
    #expect(log.take() == [])
    model.value = [Part(id: "B", rows: ["c", "b"]), Part(id: "A", rows: ["a"])]
    screen.draw()
    #expect(screen.lines == ["B", "c1", "b1", "A", "a1"])
    #expect(log.take() == [])
  }

  @Test func `with indices as ids the last row is the new one`() {
    let model = Model(["a", "b"])
    let counters = Counters()
    let screen = TestScreen {
      Owner(model) { names in
        ForEach(names.indices, id: \.self) { Counter("\($0):", in: counters) }
      }
    }
    counters.countUp("0:")
    counters.countUp("1:")
    model.value.insert("x", at: 0)
    screen.draw()
    #expect(screen.lines == ["0:1", "1:1", "2:0"])
  }

  @Test func `of two elements with the same id the first is shown, and it is said once`() {
    let model = Model(["a", "b", "a"])
    let screen = TestScreen {
      Owner(model) { names in ForEach(names, id: \.self) { Counter($0) } }
    }
    #expect(screen.lines == ["a0", "b0"])
    model.value = ["b", "b", "a"]
    screen.draw()
    #expect(screen.lines == ["b0", "a0"])
    #expect(
      screen.issues == [
        "duplicate id a in ForEach<Array<String>> of Counter in the body of Owner: only the first view with it is shown"
      ])
  }

  @Test(arguments: [false, true])
  func `the states of elements with one id are never mixed up`(isLazy: Bool) {
    struct Item: Identifiable {
      let id: String
      let text: String
    }
    let model = Model([Item(id: "a", text: "1"), Item(id: "b", text: "2"), Item(id: "a", text: "3")])
    let counters = Counters()
    let screen = TestScreen {
      Owner(model) { items in
        let rows = ForEach(items) { item in
          Counter(item.id, in: counters)
          Text(item.text)
        }
        if isLazy { LazyVStack { rows } } else { rows }
      }
    }
    counters.countUp("a")
    counters.countUp("b")
    screen.draw()
    #expect(screen.lines == ["a1", "1", "b1", "2"])
    model.value.reverse()
    screen.draw()
    #expect(screen.lines == ["a1", "3", "b1", "2"])
    model.value.removeFirst()
    screen.draw()
    #expect(screen.lines == ["b1", "2", "a1", "1"])
    counters.countUp("b")
    screen.draw()
    #expect(screen.lines == ["b2", "2", "a1", "1"])
  }

  @Test func `an id that is another one each time it is asked for is reported`() {
    final class Source { var next = 0 }
    struct Item: Identifiable {
      let source: Source
      var id: Int {
        source.next += 1
        return source.next
      }
    }
    let source = Source()
    let model = Model(0)
    let screen = TestScreen {
      Owner(model) { _ in ForEach([Item(source: source), Item(source: source)]) { _ in Text("x") } }
    }
    model.value = 1
    screen.draw()
    #expect(screen.lines == ["x", "x"])
    #expect(screen.issues.count == 1)
    #expect(screen.issues.first?.hasSuffix("ids must be stable") == true)
  }

  struct Item: Identifiable {
    let id: Int
    let text: String
  }

  @Test func `ids that are made anew at every update end and begin every row each time, which is reported`() {
    let log = Log()
    var last = 0
    let model = Model(0)
    let screen = TestScreen {
      Owner(model) { step in
        ForEach(
          (0..<3).map { number in
            last += 1
            return Item(id: last, text: "\(number) at \(step)")
          }
        ) { item in Text(item.text).onAppear { log("+") }.onDisappear { log("-") } }
      }
    }
    #expect(log.take() == ["+", "+", "+"])
    for step in 1...5 {
      model.value = step
      screen.draw()
      #expect(screen.lines == ["0 at \(step)", "1 at \(step)", "2 at \(step)"])
      #expect(log.take().sorted() == ["+", "+", "+", "-", "-", "-"])
      #expect(screen.issues.count == (step == 1 ? 0 : 1))
    }
    #expect(
      screen.issues == [
        "all ids of ForEach<Array<Item>> of ModifiedContent<ModifiedContent<Text, AppearanceModifier>, AppearanceModifier> "
          + "in the body of Owner change at every update: ids must be stable"
      ])
  }

  @Test func `another page of rows is no mistake, however often it is turned`() {
    let model = Model(0)
    let screen = TestScreen {
      Owner(model) { page in ForEach((0..<3).map { page * 3 + $0 }, id: \.self) { Text("\($0)") } }
    }
    screen.resetCounters()
    for page in 1...9 {
      model.value = page
      screen.draw()
    }
    #expect(screen.lines == ["27", "28", "29"])
    #expect(screen.issues == [])
    // The body was evaluated once more to find out.
    #expect(screen.bodies == 10)
  }

  @Test func `a constant range that changes is reported once`() {
    let model = Model(2)
    let screen = TestScreen {
      Owner(model) { count in ForEach(0..<count) { Text("\($0)") } }
    }
    #expect(screen.issues == [])
    for count in [3, 1] {
      model.value = count
      screen.draw()
    }
    #expect(screen.lines == ["0"])
    #expect(screen.issues.count == 1)
    #expect(screen.issues.first?.hasSuffix("is for a range that never changes, but it changed: name an id") == true)
  }

  @Test func `rows of several views, nested and beside others, stand in order`() {
    let model = Model([1, 2])
    let screen = TestScreen {
      Text("top")
      Owner(model) { numbers in
        ForEach(numbers, id: \.self) { number in
          Text("\(number)")
          ForEach(0..<number, id: \.self) { Text("\(number).\($0)") }
        }
      }
      Text("bottom")
    }
    #expect(screen.lines == ["top", "1", "1.0", "2", "2.0", "2.1", "bottom"])
    model.value = [2]
    screen.draw()
    #expect(screen.lines == ["top", "2", "2.0", "2.1", "bottom"])
  }

  @Test func `an element that changes evaluates its row alone`() {
    struct Item: Identifiable, Equatable {
      let id: Int
      var name: String
    }
    struct Row: View {
      let item: Item
      var body: some View { Text(item.name) }
    }
    let model = Model((0..<8).map { Item(id: $0, name: "n\($0)") })
    let screen = TestScreen {
      Owner(model) { items in ForEach(items) { Row(item: $0) } }
    }
    screen.resetCounters()
    model.value[5].name = "new"
    screen.draw()
    #expect(screen.bodies == 2)
    #expect(screen.lines[5] == "new")
  }
}
