import Testing
import ViewTree

/// Which views are evaluated when their parent makes them anew.
@Suite("Comparison") struct ComparisonTests {
  struct Student: Equatable {
    var name = "Ada"
    var age = 17
  }

  struct Whole: View {
    let student: Student
    let log: Log
    var body: some View {
      log("whole")
      return Text(student.name)
    }
  }

  struct Name: View {
    let name: String
    let log: Log
    var body: some View {
      log("name")
      return Text(name)
    }
  }

  struct ByName: View, Equatable {
    let student: Student
    let log: Log
    @State private var note = "-"

    static func == (first: ByName, second: ByName) -> Bool { first.student.name == second.student.name }

    var body: some View {
      log("by name \(note)")
      return Text(student.name).onAppear { note = "+" }
    }
  }

  @Test func `a view is evaluated when any of its members differs, needed or not`() {
    let log = Log()
    let model = Model(Student())
    let screen = TestScreen {
      Owner(model) { student in
        Whole(student: student, log: log)
        Name(name: student.name, log: log)
        ByName(student: student, log: log).equatable()
        ByName(student: student, log: log)
      }
    }
    #expect(screen.lines.count == 4)
    _ = log.take()
    model.value.age += 1
    screen.draw()
    #expect(log.take() == ["whole"])
    model.value.name = "Grace"
    screen.draw()
    #expect(log.take().sorted() == ["by name +", "by name +", "name", "whole"])
  }

  @Test func `an equality of its own does not shield a view from its state`() {
    let log = Log()
    let screen = TestScreen { ByName(student: Student(), log: log) }
    #expect(log.take() == ["by name -", "by name +"])
    #expect(screen.lines == ["Ada"])
  }

  @Test func `a random member makes every instance another one`() {
    struct Restless: View {
      let number: Int
      var body: some View { Text("x") }
    }
    var next = 0
    let model = Model(0)
    let screen = TestScreen {
      Owner(model) { _ in
        let _ = next += 1
        Restless(number: next)
      }
    }
    screen.resetCounters()
    for update in 1...5 {
      model.value = update
      screen.draw()
    }
    #expect(screen.bodies == 10)
  }

  struct ClosureCell: View {
    let index: Int
    let action: () -> Void
    var body: some View { Text("\(index)") }
  }

  struct MethodCell: View {
    let index: Int
    let action: (Int) -> Void
    var body: some View { Text("\(index)") }
  }

  struct ComparedCell: View, Equatable {
    let index: Int
    let action: () -> Void
    static func == (first: ComparedCell, second: ComparedCell) -> Bool { first.index == second.index }
    var body: some View { Text("\(index)") }
  }

  final class Store {
    func select(_ index: Int) {}
  }

  @Test func `a closure that captures makes every cell another one; leaving it out of == helps`() {
    let store = Store()
    let model = Model(0)
    func cost<Cell: View>(@ViewBuilder _ cell: @escaping (Int) -> Cell) -> Int {
      let screen = TestScreen(rows: 100) {
        Owner(model) { value in
          let _ = value
          ForEach(0..<100, id: \.self) { cell($0) }
        }
      }
      screen.resetCounters()
      model.value += 1
      screen.draw()
      return screen.bodies - 1
    }
    #expect(cost { index in ClosureCell(index: index) { store.select(index) } } == 100)
    #expect(cost { index in ComparedCell(index: index) { store.select(index) } } == 0)
    let select: (Int) -> Void = store.select
    #expect(cost { index in MethodCell(index: index, action: select) } == 0)
  }

  struct Telling: View {
    let text: () -> String
    var body: some View { Text(text()) }
  }

  @Test func `a closure that captures another value is another one, also where it lies in the memory of the last`() {
    let model = Model(0)
    let screen = TestScreen { Owner(model) { value in Telling { "has \(value)" } } }
    for value in 1...200 {
      model.value = value
      screen.draw()
      #expect(screen.lines == ["has \(value)"])
    }
  }
}
