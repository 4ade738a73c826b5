import Testing
import ViewTree

@Suite("Binding") struct BindingTests {
  struct Person: Equatable {
    var name = "Ada"
    var age = 36
    var address = Address()
    var tags = ["a", "b"]
  }

  struct Address: Equatable {
    var street = "Street"
    var city = "City"
  }

  struct Field<Value>: View {
    let log: Log
    let name: String
    @Binding var value: Value

    var body: some View {
      log(name)
      return Text("\(value)")
    }
  }

  @Test func `writing one member evaluates those that read it and nobody else`() {
    let log = Log()
    let model = Model(Person())
    let screen = TestScreen {
      Lender(model) { person in
        Field(log: log, name: "name", value: person.name)
        Field(log: log, name: "age", value: person.age)
        Field(log: log, name: "city", value: person.address.city)
        Field(log: log, name: "tag", value: person.tags[1])
      }
    }
    #expect(screen.lines == ["Ada", "36", "City", "b"])
    _ = log.take()
    model.value.age = 37
    screen.draw()
    #expect(log.take() == ["age"])
    model.value.address.street = "Road"
    screen.draw()
    #expect(log.take() == [])
    model.binding.address.city.wrappedValue = "Town"
    screen.draw()
    #expect(log.take() == ["city"])
    model.binding.tags[1].wrappedValue = "c"
    screen.draw()
    #expect(log.take() == ["tag"])
    #expect(model.value == Person(age: 37, address: Address(street: "Road", city: "Town"), tags: ["a", "c"]))
    #expect(screen.lines == ["Ada", "37", "Town", "c"])
  }

  @Test func `a computed member evaluates who reads it, and those of other members only when they come out different`()
  {
    struct Name: Equatable {
      var first = "Ada"
      var last = "Lovelace"
      var full: String {
        get { "\(first) \(last)" }
        set {
          let words = newValue.split(separator: " ").map(String.init)
          (first, last) = (words.first ?? "", words.last ?? "")
        }
      }
    }
    let log = Log()
    let model = Model(Name())
    let screen = TestScreen {
      Lender(model) { name in
        Field(log: log, name: "full", value: name.full)
        Field(log: log, name: "first", value: name.first)
        Field(log: log, name: "last", value: name.last)
      }
    }
    _ = log.take()
    model.binding.full.wrappedValue = "Ada Byron"
    screen.draw()
    #expect(log.take() == ["full", "last"])
    model.binding.first.wrappedValue = "Augusta"
    screen.draw()
    #expect(log.take() == ["full", "first"])
    #expect(screen.lines == ["Augusta Byron", "Augusta", "Byron"])
  }

  @Test(arguments: [10, 1_000])
  func `editing one field of many costs the same however many there are`(count: Int) {
    struct Form: View {
      let log: Log
      @Binding var values: [String]
      let count: Int
      var body: some View {
        ForEach(0..<count, id: \.self) { Field(log: log, name: "\($0)", value: $values[$0]) }
      }
    }
    let log = Log()
    let model = Model((0..<count).map { "v\($0)" })
    let screen = TestScreen { Lender(model) { Form(log: log, values: $0, count: count) } }
    model.binding[5].wrappedValue = "w"
    screen.draw()
    _ = log.take()
    screen.resetCounters()
    model.binding[5].wrappedValue = "x"
    screen.draw()
    #expect(log.take() == ["5"])
    #expect(screen.bodies == 1)
    #expect(screen.lines[5] == "x")
    #expect(screen.host.counters.layouts == 0)
    #expect(screen.host.counters.drawnNodes < 40)
  }

  @Test func `a parent that reads the whole value is evaluated with the one field, the other fields are not`() {
    let log = Log()
    let model = Model(Person())
    let screen = TestScreen {
      Owner(model) { _ in
        let person = model.binding
        Field(log: log, name: "name", value: person.name)
        Field(log: log, name: "age", value: person.age)
      }
    }
    _ = log.take()
    screen.resetCounters()
    model.value.name = "Grace"
    screen.draw()
    #expect(log.take() == ["name"])
    #expect(screen.bodies == 2)
  }

  @Test func `a binding of closures reads and writes through them`() {
    let log = Log()
    let model = Model(3)
    let screen = TestScreen {
      Owner(model) { number in
        Field(
          log: log, name: "twice",
          value: Binding {
            number * 2
          } set: {
            model.value = $0 / 2
          })
      }
    }
    #expect(screen.lines == ["6"])
    model.value = 4
    screen.draw()
    #expect(screen.lines == ["8"])
  }

  @Test func `a constant binding drops what is written`() {
    let binding = Binding.constant(Person())
    binding.name.wrappedValue = "Grace"
    #expect(binding.wrappedValue == Person())
    #expect(binding.name.wrappedValue == "Ada")
  }

  @Test func `a member of a binding of closures is written through the whole value`() {
    var person = Person()
    let binding = Binding {
      person
    } set: {
      person = $0
    }
    binding.address.city.wrappedValue = "Town"
    #expect(person.address == Address(city: "Town"))
  }
}
