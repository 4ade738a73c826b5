import Testing
import ViewTree

/// What the way views are cut costs, as the number of bodies that an edit evaluates.
@Suite("How views are cut") struct SplittingTests {
  struct Student: Equatable {
    var name = "Ada"
    var age = 17
  }

  struct NameView: View {
    let log: Log
    let name: String
    var body: some View {
      log("name")
      return Text(name)
    }
  }

  struct AgeView: View {
    let log: Log
    let age: Int
    var body: some View {
      log("age")
      return Text("\(age)")
    }
  }

  struct WholeNameView: View {
    let log: Log
    let student: Student
    var body: some View {
      log("name")
      return Text(student.name)
    }
  }

  struct WholeAgeView: View {
    let log: Log
    let student: Student
    var body: some View {
      log("age")
      return Text("\(student.age)")
    }
  }

  private let log = Log()
  private let model = Model(Student())

  private func evaluated<Content: View>(@ViewBuilder _ content: @escaping (Student) -> Content) -> [String] {
    let screen = TestScreen { Owner(model) { content($0) } }
    _ = log.take()
    model.value.age += 1
    screen.draw()
    return log.take()
  }

  @Test func `views that are given the whole are both evaluated, those that are given a field only one`() {
    let whole = evaluated { student in
      WholeNameView(log: log, student: student)
      WholeAgeView(log: log, student: student)
    }
    #expect(whole == ["name", "age"])
    let fields = evaluated { student in
      NameView(log: log, name: student.name)
      AgeView(log: log, age: student.age)
    }
    #expect(fields == ["age"])
  }

  /// A text that says when it is made again.
  private func text(_ name: String) -> Text {
    log(name)
    return Text(name)
  }

  @Test func `one large view makes everything again, five small ones what has changed`() {
    struct Large: View {
      let values: [Int]
      let text: (String) -> Text
      var body: some View {
        text("a\(values[0])")
        text("b\(values[1])")
        text("c\(values[2])")
        text("d\(values[3])")
        text("e\(values[4])")
      }
    }
    struct Small: View {
      let value: String
      let text: (String) -> Text
      var body: some View { text(value) }
    }
    let log = log
    let make: (String) -> Text = { name in
      log(name)
      return Text(name)
    }
    let values = Model([0, 0, 0, 0, 0])
    let large = TestScreen { Owner(values) { Large(values: $0, text: make) } }
    _ = log.take()
    values.value[2] = 1
    large.draw()
    #expect(log.take() == ["a0", "b0", "c1", "d0", "e0"])
    let small = TestScreen {
      Owner(values) { values in
        Small(value: "a\(values[0])", text: make)
        Small(value: "b\(values[1])", text: make)
        Small(value: "c\(values[2])", text: make)
        Small(value: "d\(values[3])", text: make)
        Small(value: "e\(values[4])", text: make)
      }
    }
    _ = log.take()
    values.value[2] = 2
    small.draw()
    #expect(log.take() == ["c2"])
  }

  struct Field: View {
    let log: Log
    let name: Int
    @Binding var value: String
    var body: some View {
      log("\(name)")
      return Text(value)
    }
  }

  struct OwnField: View {
    let log: Log
    let name: Int
    let reach: (Int, Binding<String>) -> Void
    @State private var value = "v"
    var body: some View {
      log("\(name)")
      reach(name, $value)
      return Text(value)
    }
  }

  struct PressedField: View {
    let log: Log
    let name: Int
    let value: String
    let change: () -> Void
    var body: some View {
      log("\(name)")
      return Text(value)
    }
  }

  struct ComparedField: View, Equatable {
    let log: Log
    let name: Int
    let value: String
    let change: () -> Void
    static func == (first: ComparedField, second: ComparedField) -> Bool {
      first.name == second.name && first.value == second.value
    }
    var body: some View {
      log("\(name)")
      return Text(value)
    }
  }

  @Test func `editing field k of n evaluates one body, two, or all, depending on who owns the value`() {
    let count = 20
    var bindings: [Int: Binding<String>] = [:]
    let own = TestScreen {
      ForEach(0..<count) { OwnField(log: log, name: $0) { bindings[$0] = $1 } }
    }
    let form = Model(Array(repeating: "v", count: count))
    let lent = TestScreen {
      Lender(form) { form in
        ForEach(0..<count) { Field(log: log, name: $0, value: form[$0]) }
      }
    }
    _ = log.take()
    // Each field owns its value.
    bindings[7]?.wrappedValue = "w"
    own.draw()
    #expect(log.take() == ["7"])
    // The parent owns all and lends each.
    form.binding[7].wrappedValue = "w"
    lent.draw()
    #expect(log.take() == ["7"])
    // The parent reads what it owns.
    let read = TestScreen {
      Owner(form) { _ in
        let _ = log("parent")
        ForEach(0..<count) { Field(log: log, name: $0, value: form.binding[$0]) }
      }
    }
    _ = log.take()
    form.binding[7].wrappedValue = "x"
    read.draw()
    #expect(log.take() == ["parent", "7"])
    // The fields are given closures that capture where to write.
    let captured = TestScreen {
      Owner(form) { values in
        ForEach(0..<count) { name in
          PressedField(log: log, name: name, value: values[name]) { form.value[name] = "y" }
        }
      }
    }
    _ = log.take()
    form.binding[7].wrappedValue = "y"
    captured.draw()
    #expect(log.take().count == count)
    // The remedy leaves the closure out of the comparison.
    let compared = TestScreen {
      Owner(form) { values in
        ForEach(0..<count) { name in
          ComparedField(log: log, name: name, value: values[name]) { form.value[name] = "y" }
        }
      }
    }
    _ = log.take()
    form.binding[7].wrappedValue = "z"
    compared.draw()
    #expect(log.take() == ["7"])
  }
}
