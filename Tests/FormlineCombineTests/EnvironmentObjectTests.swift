import FormlineCombine
import Testing

@Suite("EnvironmentObject") struct EnvironmentObjectTests {
  struct Sub: View {
    let log: Log
    @EnvironmentObject private var store: Store

    var body: some View {
      log("sub view update")
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

  private let log = Log()

  @Test func `an object reaches every level, and its views are evaluated on each change although they read nothing`() {
    let store = Store(log)
    let tree = TestTree { VStack { Group { Sub(log: log) } }.environmentObject(store) }
    #expect(log.take() == ["init", "sub view update", "field ada"])
    store.count += 1
    tree.update()
    #expect(log.take() == ["sub view update"])
    store.name = "grace"
    tree.update()
    #expect(log.take() == ["sub view update", "field grace"])
  }

  @Test func `another value of the environment does not evaluate a view that has only the object`() {
    let store = Store(log)
    let limit = Handle(1)
    let tree = TestTree {
      Owner(limit) { limit in VStack { Sub(log: log) }.lineLimit(limit) }.environmentObject(store)
    }
    _ = log.take()
    limit.value = 2
    tree.update()
    #expect(log.take() == [])
    store.count += 1
    tree.update()
    #expect(log.take() == ["sub view update"])
  }

  final class Small: ObservableObject {
    @Published var count = 0
  }

  final class Other: ObservableObject {
    @Published var count = 0
  }

  @Test func `two small objects evaluate half of what one for everybody does`() {
    struct Whole: View {
      let log: Log
      @EnvironmentObject private var store: Store
      var body: some View {
        log("whole")
        return Text("\(store.count)")
      }
    }
    struct Part<Object: ObservableObject>: View {
      let log: Log
      @EnvironmentObject private var object: Object
      var body: some View {
        log("\(Object.self)")
        return Text("x")
      }
    }
    let (store, small, other) = (Store(log), Small(), Other())
    let tree = TestTree {
      VStack {
        ForEach(0..<4) { _ in Whole(log: log) }
        ForEach(0..<2) { _ in Part<Small>(log: log) }
        ForEach(0..<2) { _ in Part<Other>(log: log) }
      }
      .environmentObject(store).environmentObject(small).environmentObject(other)
    }
    _ = log.take()
    store.count += 1
    tree.update()
    #expect(log.take() == Array(repeating: "whole", count: 4))
    small.count += 1
    tree.update()
    #expect(log.take() == ["Small", "Small"])
  }

  @Test func `a view without its object is left out and reported, and there once it is given`() {
    let store = Store(log)
    let isGiven = Handle(false)
    let tree = TestTree {
      Owner(isGiven) { isGiven in
        Group { Sub(log: log) }
          .transformEnvironment(\.self) { if isGiven { $0[object: ObjectKey<Store>()] = store } }
      }
    }
    #expect(log.take() == ["init"])
    #expect(
      tree.issues == [
        "Sub in the body of Owner needs an object of type Store: give it one with environmentObject(_:); it is left out"
      ])
    isGiven.value = true
    tree.update()
    #expect(log.take() == ["sub view update", "field ada"])
    isGiven.value = false
    tree.update()
    store.count += 1
    tree.update()
    #expect(log.take() == [])
    #expect(tree.issues.count == 1)
  }
}
