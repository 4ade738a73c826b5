import Testing
import ViewTree

@Suite("task") struct TaskTests {
  /// A task that says when it starts, and when it is cancelled.
  private func wait(_ log: Log, _ name: String) async {
    log("start \(name)")
    await withTaskCancellationHandler {
      while !Task.isCancelled { await Task.yield() }
    } onCancel: {
    }
    log("cancel \(name)")
  }

  /// Lets tasks run until the log has so many entries.
  private func settle(_ log: Log, entries: Int) async -> [String] {
    for _ in 0..<10_000 where log.entries.count < entries { await Task.yield() }
    return log.take()
  }

  @Test func `a task starts with its view and is cancelled when the view goes`() async {
    let log = Log()
    let model = Model(true)
    let screen = TestScreen {
      Owner(model) { isThere in
        if isThere { Text("x").task { await wait(log, "a") } }
      }
    }
    #expect(await settle(log, entries: 1) == ["start a"])
    model.value = false
    screen.draw()
    #expect(await settle(log, entries: 1) == ["cancel a"])
  }

  @Test func `a task goes along to another section, and is cancelled once where no section has its row`() async {
    let log = Log()
    let model = Model([["a", "b"], ["c"]])
    let screen = TestScreen {
      Owner(model) { sections in
        LazyVStack {
          ForEach(sections, id: \.count) { names in
            VStack { ForEach(names, id: \.self) { name in Text(name).task { await wait(log, name) } } }
          }
        }
      }
    }
    #expect(await settle(log, entries: 3).sorted() == ["start a", "start b", "start c"])
    model.value = [["a"], ["c", "b"]]
    screen.draw()
    model.value = [["b", "c", "a"]]
    screen.draw()
    for _ in 0..<10 { await Task.yield() }
    #expect(log.take() == [])
    model.value = [["b"]]
    screen.draw()
    #expect(await settle(log, entries: 2).sorted() == ["cancel a", "cancel c"])
    for _ in 0..<10 { await Task.yield() }
    #expect(log.take() == [])
  }

  @Test func `another id starts the task again, an equal one leaves it running`() async {
    let log = Log()
    let model = Model((id: 1, other: 0))
    let screen = TestScreen {
      Owner(model) { value in Text("x").task(id: value.id) { await wait(log, "\(value.id)") } }
    }
    #expect(await settle(log, entries: 1) == ["start 1"])
    model.value.other = 1
    screen.draw()
    for _ in 0..<10 { await Task.yield() }
    #expect(log.take() == [])
    model.value.id = 2
    screen.draw()
    #expect(await settle(log, entries: 2).sorted() == ["cancel 1", "start 2"])
  }

  @Test func `a task writes state, which asks for an update`() async {
    struct Loader: View {
      let log: Log
      @State private var text = "…"
      var body: some View {
        Text(text).task {
          text = "loaded"
          log("written")
        }
      }
    }
    let log = Log()
    let screen = TestScreen { Loader(log: log) }
    #expect(screen.lines == ["…"])
    #expect(await settle(log, entries: 1) == ["written"])
    #expect(screen.host.needsUpdate)
    screen.draw()
    #expect(screen.lines == ["loaded"])
  }
}
