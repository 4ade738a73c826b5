import FormDefinitions
import Platform
import Testing

/// Long definitions cost what their length says, and no more: fields that read one another, rules, choices, actions.
struct LongDefinitionTests {
  private static func definition(fields count: Int) -> [UInt8] {
    var text = "formline: 1\nfields:\n"
    for index in 0..<count {
      let id = "field_\(index)"
      switch index % 5 {
      case 0: text += "  - {id: \(id), required: true, validate: [{rule: \"self != 'x'\", message: No}]}\n"
      case 1: text += "  - {id: \(id), type: integer, minimum: 0, when: field_\(index - 1) != null}\n"
      case 2: text += "  - {id: \(id), type: select, options: [a, b, c], default: b}\n"
      case 3:
        let other = "field_\(index - 2)"
        text += "  - {id: \(id), type: computed, cel: \"\(other) == null ? 0 : \(other)\"}\n"
      default:
        text += "  - {id: \(id), type: boolean, enabled: field_\(index - 2) == 'b', onSubmit: {focus: field_0}}\n"
      }
    }
    return Array(text.utf8)
  }

  /// Processor time of this thread in nanoseconds, which other work on the machine does not lengthen.
  private static var time: Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  /// The cost of a definition for each of so many fields.
  private static func cost(_ bytes: [UInt8], fields count: Int) -> Int {
    let start = time
    let reading = DefinitionReader.read(bytes, path: "f.yaml", resources: resource)
    let cost = time - start
    #expect(reading.diagnostics.isEmpty)
    #expect(reading.definition?.fields.count == count)
    return cost / count
  }

  @Test func `a field of thousands costs what one of hundreds costs`() {
    let few = (0..<5).map { _ in Self.cost(Self.definition(fields: 400), fields: 400) }.min() ?? 0
    let many = Self.cost(Self.definition(fields: 6400), fields: 6400)
    #expect(many <= 3 * few, "\(few) ns for each of 400, \(many) ns for each of 6400")
  }

  @Test func `a list of hundreds that share their rows costs what one of tens costs`() {
    func cost(lists count: Int) -> Int {
      let rows = #"[{id: x}, {id: y, type: select, options: {cel: "[x]"}}, {id: z, when: x != ''}]"#
      let lists = (1..<count).map { "  - {id: l\($0), type: list, fields: \($0 == 1 ? "&f \(rows)" : "*f")}\n" }
      // Without a secret there is nothing to judge.
      let text = "formline: 1\nfields:\n  - {id: code, type: password}\n" + lists.joined()
      return Self.cost(Array(text.utf8), fields: count)
    }
    let few = (0..<5).map { _ in cost(lists: 50) }.min() ?? 0
    let many = cost(lists: 800)
    #expect(many <= 3 * few, "\(few) ns for each of 50, \(many) ns for each of 800")
  }
}
