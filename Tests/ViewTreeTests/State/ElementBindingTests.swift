import Testing
import ViewTree

@Suite("Bindings to elements") struct ElementBindingTests {
  struct Task: Equatable, Identifiable {
    let id: Int
    var title: String
    var isDone = false
  }

  /// Shows a task and lets a test write it.
  struct TaskRow: View {
    let log: Log
    let rows: Rows
    @Binding var task: Task

    var body: some View {
      rows.bindings[task.id] = $task
      log("row \(task.id)")
      return Text("\(task.title)\(task.isDone ? "!" : "")")
    }
  }

  final class Rows { var bindings: [Int: Binding<Task>] = [:] }

  struct TaskList: View {
    let log: Log
    let rows: Rows
    @Binding var tasks: [Task]

    var body: some View {
      log("list")
      return ForEach($tasks) { $task in TaskRow(log: log, rows: rows, task: $task) }
    }
  }

  private let log = Log()
  private let rows = Rows()
  private let model = Model([Task(id: 1, title: "a"), Task(id: 2, title: "b"), Task(id: 3, title: "c")])

  private func makeScreen() -> TestScreen {
    let screen = TestScreen { Lender(model) { TaskList(log: log, rows: rows, tasks: $0) } }
    _ = log.take()
    return screen
  }

  @Test func `an edit of one element evaluates its row and nothing else`() {
    let screen = makeScreen()
    #expect(screen.lines == ["a", "b", "c"])
    rows.bindings[2]?.title.wrappedValue = "B"
    screen.draw()
    #expect(log.take() == ["row 2"])
    #expect(screen.lines == ["a", "B", "c"])
    #expect(model.value[1] == Task(id: 2, title: "B"))
  }

  @Test func `a binding follows its element wherever it moves`() {
    let screen = makeScreen()
    let second = rows.bindings[2]
    model.value.reverse()
    screen.draw()
    #expect(screen.lines == ["c", "b", "a"])
    #expect(log.take() == [])
    model.value.insert(Task(id: 9, title: "new"), at: 0)
    screen.draw()
    second?.isDone.wrappedValue = true
    screen.draw()
    #expect(screen.lines == ["new", "c", "b!", "a"])
  }

  @Test func `when the element is gone its binding keeps the last value and drops what is written`() {
    let screen = makeScreen()
    let second = rows.bindings[2]
    model.value.remove(at: 1)
    #expect(second?.wrappedValue.title == "b")
    screen.draw()
    #expect(screen.lines == ["a", "c"])
    second?.title.wrappedValue = "x"
    screen.draw()
    #expect(second?.wrappedValue.title == "b")
    #expect(model.value.map(\.title) == ["a", "c"])
    #expect(screen.issues == [])
  }

  @Test func `rows that come and go leave nothing behind`() {
    let screen = makeScreen()
    let nodes = screen.host.graph.counters.liveNodes
    for round in 0..<50 {
      model.value.append(Task(id: 100 + round, title: "x"))
      screen.draw()
      model.value.removeLast()
      screen.draw()
    }
    #expect(screen.host.graph.counters.liveNodes == nodes)
  }

  @Test(arguments: [false, true])
  func `an edit costs the same among ten elements and a thousand, and copies none of the others`(isLazy: Bool) {
    func edit(count: Int) -> [Int] {
      let rows = Rows()
      let model = Model((0..<count).map { Task(id: $0, title: "task \($0)") })
      let screen = TestScreen {
        Lender(model) { tasks in
          if isLazy {
            List { ForEach(tasks) { $task in TaskRow(log: log, rows: rows, task: $task) } }
          } else {
            ForEach(tasks) { $task in TaskRow(log: log, rows: rows, task: $task) }
          }
        }
      }
      // The first edit lets go of the value that the state began with.
      rows.bindings[3]?.title.wrappedValue = "first"
      screen.draw()
      screen.resetCounters()
      let address = address(of: model.value)
      rows.bindings[3]?.title.wrappedValue = "second"
      screen.draw()
      #expect(address == self.address(of: model.value))
      #expect(screen.lines[3].hasPrefix("second"))
      #expect(model.value[3].title == "second")
      let counters = screen.host.graph.counters
      return [screen.bodies, counters.evaluations, counters.edgesWalked]
    }
    let (small, large) = (edit(count: 10), edit(count: 1_000))
    #expect(small == large)
    #expect(small.first == 1)
  }

  @Test func `so it does where the collection is a member of something else`() {
    struct Page {
      var title = "page"
      var tasks: [Task]
    }
    func edit(count: Int) -> [Int] {
      let rows = Rows()
      let model = Model(Page(tasks: (0..<count).map { Task(id: $0, title: "task \($0)") }))
      let screen = TestScreen {
        Lender(model) { page in
          TextOf(text: page.title)
          ForEach(page.tasks) { $task in TaskRow(log: log, rows: rows, task: $task) }
        }
      }
      rows.bindings[3]?.title.wrappedValue = "first"
      screen.draw()
      screen.resetCounters()
      let address = address(of: model.value.tasks)
      rows.bindings[3]?.title.wrappedValue = "second"
      screen.draw()
      #expect(address == self.address(of: model.value.tasks))
      #expect(screen.lines[4] == "second")
      let counters = screen.host.graph.counters
      let cost = [screen.bodies, counters.evaluations, counters.edgesWalked]
      // Other changes are seen by all.
      model.value.tasks.swapAt(0, 3)
      screen.draw()
      #expect(screen.lines.prefix(5) == ["page", "second", "task 1", "task 2", "task 0"])
      model.value = Page(title: "other", tasks: [Task(id: 3, title: "third")])
      screen.draw()
      #expect(screen.lines == ["other", "third"])
      return cost
    }
    let (small, large) = (edit(count: 6), edit(count: 1_000))
    #expect(small == large)
    #expect(small.first == 1)
  }

  struct TextOf: View {
    @Binding var text: String
    var body: some View { Text(text) }
  }

  private func address(of tasks: [Task]) -> UnsafeRawPointer? { tasks.withUnsafeBytes { $0.baseAddress } }

  @Test func `after edits in place a collection that is gone answers with its last value`() {
    let model = Model([Task(id: 1, title: "a")])
    let isShown = Model(true)
    let rows = rows
    let log = log
    let screen = TestScreen {
      Owner(isShown) { isShown in
        if isShown { Lender(model) { TaskList(log: log, rows: rows, tasks: $0) } }
      }
    }
    rows.bindings[1]?.title.wrappedValue = "b"
    screen.draw()
    isShown.value = false
    screen.draw()
    #expect(model.value == [Task(id: 1, title: "b")])
    model.value[0].title = "c"
    #expect(model.value == [Task(id: 1, title: "c")])
    #expect(rows.bindings[1]?.wrappedValue.title == "c")
  }

  @Test func `a snapshot stays what it was when an element is edited`() {
    let screen = makeScreen()
    rows.bindings[1]?.title.wrappedValue = "first"
    let snapshot = model.value
    rows.bindings[1]?.title.wrappedValue = "second"
    screen.draw()
    #expect(snapshot.map(\.title) == ["first", "b", "c"])
    #expect(model.value.map(\.title) == ["second", "b", "c"])
    // An edit that changes the id moves the element to another binding.
    rows.bindings[1]?.wrappedValue = Task(id: 7, title: "seventh")
    screen.draw()
    #expect(screen.lines == ["seventh", "b", "c"])
    rows.bindings[7]?.title.wrappedValue = "again"
    screen.draw()
    #expect(screen.lines == ["again", "b", "c"])
  }

  @Test func `elements may be named by any member`() {
    let names = Model(["ada", "grace"])
    let screen = TestScreen {
      Lender(names) { names in
        ForEach(names, id: \.self) { $name in Text(name.uppercased()) }
      }
    }
    #expect(screen.lines == ["ADA", "GRACE"])
  }

  @Test func `a binding made of closures lends its elements too`() {
    let model = Model([Task(id: 1, title: "a")])
    let rows = rows
    let log = log
    let screen = TestScreen {
      Lender(model) { tasks in
        TaskList(log: log, rows: rows, tasks: Binding(get: { tasks.wrappedValue }, set: { tasks.wrappedValue = $0 }))
      }
    }
    rows.bindings[1]?.title.wrappedValue = "A"
    screen.draw()
    #expect(screen.lines == ["A"])
  }
}
