import FormlineCombine
import Testing

final class Store: ObservableObject {
  @Published var name = "ada"
  @Published var count = 0
  let log: Log

  init(_ log: Log) {
    self.log = log
    log("init")
  }

  deinit { MainActor.assumeIsolated { log("deinit") } }
}

@Suite("Observable objects through Combine") struct ObservableObjectTests {
  struct Owning: View {
    let log: Log
    let step: Int
    let reach: (Store) -> Void
    @StateObject private var store: Store

    init(log: Log, step: Int, reach: @escaping (Store) -> Void) {
      self.log = log
      self.step = step
      self.reach = reach
      _store = StateObject(wrappedValue: Store(log))
    }

    var body: some View {
      reach(store)
      log("owning \(step) \(store.name)")
      return Field(log: log, name: $store.name)
    }
  }

  struct Field: View {
    let log: Log
    @Binding var name: String

    var body: some View {
      log("field \(name)")
      return Text(name)
    }
  }

  struct Observing: View {
    let log: Log
    @ObservedObject var store: Store

    var body: some View {
      log("observing")
      return Text("x")
    }
  }

  struct Making: View {
    let log: Log
    let step: Int
    @ObservedObject var store: Store

    init(log: Log, step: Int) {
      self.log = log
      self.step = step
      store = Store(log)
    }

    var body: some View { Text("\(step)") }
  }

  private let log = Log()

  @Test func `a StateObject is made once, however often its view is, and goes with it`() {
    let step = Handle(0)
    weak var store: Store?
    let tree = TestTree {
      Owner(step) { step in if step <= 100 { Owning(log: log, step: step) { store = $0 } } }
    }
    for next in 1...100 {
      step.value = next
      tree.update()
    }
    #expect(log.take().filter { $0 == "init" } == ["init"])
    #expect(store != nil)
    step.value = 101
    tree.update()
    #expect(log.take() == ["deinit"])
    #expect(store == nil)
  }

  @Test func `a member is written through a binding, and who reads another one is left alone`() {
    let step = Handle(0)
    var store: Store?
    let tree = TestTree { Owner(step) { step in Owning(log: log, step: step) { store = $0 } } }
    _ = log.take()
    store?.name = "grace"
    tree.update()
    #expect(log.take() == ["owning 0 grace", "field grace"])
    store?.count += 1
    tree.update()
    #expect(log.take() == ["owning 0 grace"])
  }

  @Test func `every announcement evaluates the views that declare the object, read or not, changed or not`() {
    let store = Store(log)
    let tree = TestTree {
      Observing(log: log, store: store)
      Observing(log: log, store: store)
    }
    _ = log.take()
    store.objectWillChange.send()
    #expect(tree.host.needsUpdate)
    tree.update()
    #expect(log.take() == ["observing", "observing"])
    store.name = "ada"
    store.count += 1
    tree.update()
    #expect(log.take() == ["observing", "observing"])
    tree.update()
    #expect(log.take() == [])
  }

  @Test func `an object that a view makes for itself is made with every view, which is said once`() {
    let step = Handle(0)
    let tree = TestTree { Owner(step) { step in Making(log: log, step: step) } }
    for next in 1...100 {
      step.value = next
      tree.update()
    }
    #expect(log.take().filter { $0 == "init" }.count == 101)
    #expect(
      tree.issues == [
        "an ObservedObject of type Store in the body of Making is a new object each time its view is made: what a view "
          + "makes itself belongs in a StateObject"
      ])
  }

  private struct Acting: View {
    let step: Int
    @ObservedObject var store: Store

    init(log: Log, step: Int) {
      self.step = step
      store = Store(log)
    }

    var body: some View { Text("\(step)").onChange(of: step) { store.count += 1 }.onAppear { store.count = 0 } }
  }

  @Test func `such an object is reported also if actions hold it until the next one is made`() {
    let step = Handle(0)
    let tree = TestTree { Owner(step) { step in Acting(log: log, step: step) } }
    for next in 1...10 {
      step.value = next
      tree.update()
    }
    #expect(tree.issues.count == 1)
    #expect(tree.issues.first?.contains("is a new object each time its view is made") == true)
  }

  @Test func `an object that takes the place of another is followed, the other no more`() {
    let (first, second) = (Store(log), Store(log))
    let handle = Handle(first)
    let tree = TestTree { Owner(handle) { store in Observing(log: log, store: store) } }
    handle.value = second
    tree.update()
    _ = log.take()
    first.count += 1
    tree.update()
    #expect(log.take() == [])
    second.count += 1
    tree.update()
    #expect(log.take() == ["observing"])
    #expect(tree.issues == [])
  }

  @Test func `an announcement from another thread arrives, and is reported`() async {
    let store = Store(log)
    let tree = TestTree { Observing(log: log, store: store) }
    _ = log.take()
    for _ in 0..<3 { await onAnotherThread(store.objectWillChange) { $0.send() } }
    tree.update()
    #expect(log.take() == ["observing"])
    for _ in 0..<1000 where tree.issues.isEmpty { await Task.yield() }
    #expect(
      tree.issues == [
        "an object of type Store in the body of Observing announced a change from another thread: views are evaluated, "
          + "but may read what is half written; changes belong on the main actor"
      ])
  }

  @Test func `a change that a body makes is reported and ignored`() {
    struct Careless: View {
      let log: Log
      @ObservedObject var store: Store
      var body: some View {
        log("careless")
        store.count += 1
        return Text("x")
      }
    }
    let store = Store(log)
    let tree = TestTree { Careless(log: log, store: store) }
    #expect(log.take() == ["init", "careless"])
    #expect(tree.issues == ["an object announced a change during the body of Careless: it is ignored"])
  }

  @Test func `a small object for each view evaluates less than a large one for all`() {
    struct Reader: View {
      let log: Log
      let name: String
      @ObservedObject var store: Store
      var body: some View {
        log(name)
        return Text("x")
      }
    }
    let (large, small, other) = (Store(log), Store(log), Store(log))
    let tree = TestTree {
      Reader(log: log, name: "large a", store: large)
      Reader(log: log, name: "large b", store: large)
      Reader(log: log, name: "small a", store: small)
      Reader(log: log, name: "small b", store: other)
    }
    _ = log.take()
    large.count += 1
    small.count += 1
    tree.update()
    #expect(log.take().sorted() == ["large a", "large b", "small a"])
  }
}
