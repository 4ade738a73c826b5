import AttributeGraph
import Testing

struct ProjectionTests {
  struct Person: Equatable {
    var name: String
    var age: Int
    var initial: Character { name.first ?? "?" }
  }

  let graph = Graph()

  @Test func `an edit of one member runs what reads that member`() {
    let person = graph.makeSource(Person(name: "Ada", age: 36))
    let name = graph.makeProjection(person, \.name)
    let age = graph.makeProjection(person, \.age)
    var log: [String] = []
    graph.makeOutput { log.append("name \($0.value(name))") }
    graph.makeOutput { log.append("age \($0.value(age))") }
    graph.update()
    log = []
    graph.resetCounters()
    graph.setValue(person, Person(name: "Ada", age: 37))
    graph.update()
    #expect(log == ["age 37"])
    // The projection of what is another, and its output.
    #expect(graph.counters.evaluations == 2)
  }

  @Test func `a computed member is projected with cut-off`() {
    let person = graph.makeSource(Person(name: "Ada", age: 36))
    let initial = graph.makeProjection(person, \.initial)
    let text = graph.makeRule { "\($0.value(initial))." }
    #expect(graph.value(text) == "A.")
    graph.resetCounters()
    graph.setValue(person, Person(name: "Alan", age: 41))
    #expect(graph.value(text) == "A.")
    #expect(graph.counters.evaluations == 1)
  }

  @Test func `an element of a tuple is projected by its offset`() {
    let pair = graph.makeRule { _ in (UInt8(7), "text") }
    let second = graph.makeProjection(pair, byteOffset: 8, as: String.self)
    #expect(graph.value(second) == "text")
  }

  @Test func `projections of projections reach nested members`() {
    struct Form {
      var owner: Person
      var action: () -> Void
    }
    let form = graph.makeSource(Form(owner: Person(name: "Ada", age: 36), action: {}))
    let owner = graph.makeProjection(form, \.owner)
    let age = graph.makeProjection(owner, \.age)
    #expect(graph.value(age) == 36)
    graph.setValue(form, Form(owner: Person(name: "Ada", age: 40), action: {}))
    #expect(graph.value(age) == 40)
  }
}
