import TestSupport
import Testing
import ViewTree

/// Elements that go from one section to another: from the rows of one `ForEach` to those of its sibling.
@Suite("Moves between sections") struct SectionMoveTests {
  struct Part: Identifiable, Equatable {
    let id: String
    var rows: [String]
    var isMarked = false

    init(_ id: String, _ rows: String..., isMarked: Bool = false) {
      self.id = id
      self.rows = rows
      self.isMarked = isMarked
    }
  }

  /// What stands around the sections.
  enum Surroundings: CaseIterable {
    case stack, lazyStack, list, stacks, stacksInList
    /// Sections that hand down more than values.
    case handing, handingInList

    @ViewBuilder func callAsFunction<Row: View>(_ parts: [Part], row: @escaping (String) -> Row) -> some View {
      switch self {
      case .stack: ForEach(parts) { Content(part: $0, row: row) }
      case .lazyStack: LazyVStack { ForEach(parts) { Content(part: $0, row: row) } }
      case .list: List { ForEach(parts) { Content(part: $0, row: row) } }
      case .stacks: ForEach(parts) { part in VStack { Content(part: part, row: row) } }
      case .stacksInList: List { ForEach(parts) { part in VStack { Content(part: part, row: row) } } }
      case .handing: ForEach(parts) { Content(part: $0, row: row).animation(nil, value: $0.id) }
      case .handingInList: List { ForEach(parts) { Content(part: $0, row: row).animation(nil, value: $0.id) } }
      }
    }
  }

  struct Content<Row: View>: View {
    let part: Part
    let row: (String) -> Row

    var body: some View {
      Text(part.id)
      ForEach(part.rows, id: \.self) { row($0) }
    }
  }

  private let counters = Counters()
  private let log = Log()
  private let model = Model([Part("A", "a", "b"), Part("B", "c"), Part("C", "d", "e")])

  private func makeScreen(_ surroundings: Surroundings) -> TestScreen {
    let screen = TestScreen(rows: 14) {
      Owner(model) { parts in
        surroundings(parts) { row in
          Counter(row, in: counters).onAppear { log("+\(row)") }.onDisappear { log("-\(row)") }
        }
      }
    }
    for row in ["a", "b", "c", "d", "e"] { counters.countUp(row) }
    screen.draw()
    _ = log.take()
    return screen
  }

  private typealias Change = (parts: [Part], lines: [String], log: [String])

  private static let changes: [Change] = [
    ([Part("A", "a"), Part("B", "c", "b"), Part("C", "d", "e")], ["A", "a1", "B", "c1", "b1", "C", "d1", "e1"], []),
    ([Part("A", "e", "a", "b"), Part("B", "c"), Part("C", "d")], ["A", "e1", "a1", "b1", "B", "c1", "C", "d1"], []),
    // Two that change places.
    ([Part("A", "d", "b"), Part("B", "c"), Part("C", "a", "e")], ["A", "d1", "b1", "B", "c1", "C", "a1", "e1"], []),
    // Everybody one section further, and the sections turned round.
    ([Part("C", "c"), Part("B", "a", "b"), Part("A", "d", "e")], ["C", "c1", "B", "a1", "b1", "A", "d1", "e1"], []),
    // A section is new, one is gone, and its rows are elsewhere.
    ([Part("N", "c", "a"), Part("A", "b"), Part("C", "e", "d")], ["N", "c1", "a1", "A", "b1", "C", "e1", "d1"], []),
    ([Part("C", "a", "b", "c", "d", "e")], ["C", "a1", "b1", "c1", "d1", "e1"], []),
    // Some come and some go.
    ([Part("A", "x"), Part("B", "a"), Part("C", "d")], ["A", "x0", "B", "a1", "C", "d1"], ["+x", "-b", "-c", "-e"]),
    ([Part("A"), Part("B"), Part("C", "c", "y")], ["A", "B", "C", "c1", "y0"], ["+y", "-a", "-b", "-d", "-e"]),
  ]

  @Test(arguments: Surroundings.allCases)
  func `an element takes its state along: nothing is made and nothing ends`(surroundings: Surroundings) {
    for change in Self.changes {
      let screen = makeScreen(surroundings)
      screen.resetCounters()
      model.value = change.parts
      screen.draw()
      #expect(screen.lines == change.lines)
      #expect(log.take().sorted() == change.log)
      #expect(cells(screen.grid) == cells(screen.redrawn))
      counters.countUp("d")
      screen.draw()
      #expect(screen.lines == change.lines.map { $0 == "d1" ? "d2" : $0 })
      #expect(screen.issues == [])
      screen.host.end()
      _ = log.take()
      model.value = [Part("A", "a", "b"), Part("B", "c"), Part("C", "d", "e")]
    }
  }

  @Test(arguments: Surroundings.allCases)
  func `after any moves states are with their elements`(surroundings: Surroundings) {
    var random = SeededGenerator(seed: 7)
    let screen = makeScreen(surroundings)
    var known = ["a": 1, "b": 1, "c": 1, "d": 1, "e": 1]
    let liveNodes = screen.host.graph.counters.liveNodes
    for _ in 0..<60 {
      var parts = (0..<Int.random(in: 1...4, using: &random)).map { Part(["A", "B", "C", "D"][$0]) }
      parts.shuffle(using: &random)
      for name in ["a", "b", "c", "d", "e", "f", "g"].shuffled(using: &random)
      where Int.random(in: 0..<8, using: &random) > 0 {
        parts[Int.random(in: 0..<parts.count, using: &random)].rows.append(name)
      }
      model.value = parts
      screen.draw()
      let shown = parts.flatMap(\.rows)
      known = known.filter { shown.contains($0.key) }
      if let name = shown.randomElement(using: &random) {
        counters.countUp(name)
        known[name, default: 0] += 1
      }
      screen.draw()
      #expect(screen.lines == parts.flatMap { [$0.id] + $0.rows.map { "\($0)\(known[$0, default: 0])" } })
      #expect(cells(screen.grid) == cells(screen.redrawn))
    }
    model.value = [Part("A", "a", "b"), Part("B", "c"), Part("C", "d", "e")]
    screen.draw()
    #expect(screen.host.graph.counters.liveNodes == liveNodes)
    #expect(screen.issues == [])
  }

  @Test func `it inherits from where it is now`() {
    struct Row: View {
      let name: String
      @Environment(\.mark) private var mark
      @State private var count = 0
      var body: some View { Text("\(name)\(mark)") }
    }
    let model = Model([Part("A", "a", "b"), Part("B", "c", isMarked: true)])
    let screen = TestScreen {
      Owner(model) { parts in
        ForEach(parts) { part in
          ForEach(part.rows, id: \.self) { Row(name: $0) }.environment(\.mark, part.isMarked ? "!" : "")
            .padding(.leading, part.isMarked ? 2 : 0)
        }
      }
    }
    #expect(screen.lines == ["a", "b", "  c!"])
    model.value = [Part("A", "a"), Part("B", "c", "b", isMarked: true)]
    screen.draw()
    #expect(screen.lines == ["a", "  c!", "  b!"])
    screen.resetCounters()
    model.value[0].isMarked = true
    screen.draw()
    #expect(screen.lines == ["  a!", "  c!", "  b!"])
    model.value = [Part("A", "b", "a", isMarked: true), Part("B", "c")]
    screen.draw()
    #expect(screen.lines == ["  b!", "  a!", "c"])
  }

  @Test func `what nobody takes ends in the same update, and nothing in it is evaluated before`() {
    final class Token {}
    struct Row: View {
      let name: String
      let names: Model<[Part]>
      @State private var token = Token()
      let keep: (Token) -> Void
      var body: some View {
        keep(token)
        // Only there as long as the element is: a row without its element must not be evaluated.
        let part = names.value.first { $0.rows.contains(name) }
        return Text(part.map { "\($0.id)\(name)" } ?? "\(name) is gone")
      }
    }
    weak var token: Token?
    let screen = TestScreen {
      Owner(model) { parts in
        ForEach(parts) { part in
          ForEach(part.rows, id: \.self) { name in
            Row(name: name, names: model) { if name == "b" { token = $0 } }.onDisappear { log("-\(name)") }
          }
        }
      }
    }
    #expect(token != nil)
    model.value[0].rows = ["a"]
    screen.update()
    #expect(token == nil)
    #expect(log.take() == ["-b"])
    // A row that came from further down is older than where it is now, and goes before it is evaluated all the same.
    model.value = [Part("A", "a"), Part("B", "c"), Part("C", "d", "e", "a")]
    model.value = [Part("A"), Part("B", "c"), Part("C", "d", "e", "a")]
    screen.draw()
    #expect(screen.lines == ["Bc", "Cd", "Ce", "Ca"])
    var shown: [String] = []
    model.value = [Part("A"), Part("B", "c"), Part("C", "d", "e")]
    screen.draw()
    shown = screen.lines
    #expect(shown == ["Bc", "Cd", "Ce"])
    #expect(log.take() == ["-a"])
  }

  @Test func `numbers that are their own ids are places: a row more here is not the row less there`() {
    struct Group: Identifiable, Equatable {
      let id: String
      var count: Int
    }
    let model = Model([Group(id: "A", count: 2), Group(id: "B", count: 1)])
    let screen = TestScreen {
      Owner(model) { groups in
        ForEach(groups) { group in
          ForEach(Array(0..<group.count), id: \.self) { Counter("\(group.id)\($0):", in: counters) }
        }
      }
    }
    counters.countUp("A1:")
    model.value = [Group(id: "A", count: 1), Group(id: "B", count: 2)]
    screen.draw()
    #expect(screen.lines == ["A0:0", "B0:0", "B1:0"])
  }
}

private struct MarkKey: EnvironmentKey { static var defaultValue: String { "" } }

extension EnvironmentValues {
  fileprivate var mark: String {
    get { self[MarkKey.self] }
    set { self[MarkKey.self] = newValue }
  }
}
