import Testing
import ViewTree

@Suite("A value of many fields") struct ManyFieldsTests {
  struct Field: View {
    let log: Log
    @Binding var value: String
    var body: some View {
      log(value)
      return Text(value)
    }
  }

  private func edit<Form>(_ form: Form, _ fields: [WritableKeyPath<Form, String>]) -> [String] {
    let log = Log()
    let model = Model(form)
    let screen = TestScreen {
      Lender(model) { form in
        ForEach(fields.indices, id: \.self) { Field(log: log, value: form[dynamicMember: fields[$0]]) }
      }
    }
    let field = model.binding[dynamicMember: fields[5]]
    screen.resetCounters()
    _ = log.take()
    field.wrappedValue = "x"
    screen.draw()
    #expect(screen.host.counters.bodies == 1)
    #expect(screen.lines[5] == "x")
    #expect(model.value[keyPath: fields[5]] == "x")
    #expect(model.value[keyPath: fields[6]] == "v")
    return log.take()
  }

  @Test func `an edit in a struct of a thousand fields that its parent owns evaluates one body`() {
    let members = Ten<String>.members
    let log = edit(
      Ten { Ten { Ten { "v" } } },
      Ten<Ten<Ten<String>>>.members.flatMap { outer in
        Ten<Ten<String>>.members.flatMap { inner in
          members.map { outer.appending(path: inner).appending(path: $0) }
        }
      })
    #expect(log == ["x"])
  }

  @Test func `a group of fields that is written as one evaluates all of them and nothing else`() {
    let log = Log()
    let model = Model(Ten { Ten { "v" } })
    let screen = TestScreen {
      Lender(model) { form in
        Field(log: log, value: form.a.a)
        Field(log: log, value: form.a.b)
        Field(log: log, value: form.b.a)
      }
    }
    _ = log.take()
    model.binding.a.wrappedValue = Ten { "w" }
    screen.draw()
    #expect(log.take() == ["w", "w"])
    #expect(screen.lines == ["w", "w", "v"])
    model.value = Ten { Ten { "z" } }
    screen.draw()
    #expect(screen.lines == ["z", "z", "z"])
  }

  @Test func `a field of a view that is gone keeps what was written last`() {
    let log = Log()
    let model = Model(Ten { "v" })
    let isThere = Model(true)
    let screen = TestScreen {
      Owner(isThere) { isThere in
        if isThere { Lender(model) { form in Field(log: log, value: form.a) } }
      }
    }
    let field = model.binding.a
    field.wrappedValue = "w"
    isThere.value = false
    screen.draw()
    #expect(field.wrappedValue == "w")
    field.wrappedValue = "x"
    #expect(field.wrappedValue == "x")
    #expect(model.binding.wrappedValue.a == "x")
  }
}
