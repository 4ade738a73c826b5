import TestSupport
import Testing
import ViewTree

/// Between which `ForEach`s an element takes its state along, and between which it begins anew.
@Suite("Moves from one ForEach to another") struct ForEachMoveTests {
  struct Item: Identifiable, Equatable {
    let id: Int
    var name: String { "n\(id):" }
  }

  struct Pair: Equatable {
    var left: [Int]
    var right: [Int]
  }

  private let counters = Counters()
  private let log = Log()
  /// What the rows had to say about the latest change.
  private let told = Log()

  private func row(_ name: String) -> some View {
    Counter(name, in: counters).onAppear { log("+\(name)") }.onDisappear { log("-\(name)") }
  }

  private func lines<Content: View>(
    _ before: Pair, counting name: String, then after: Pair, @ViewBuilder _ content: @escaping (Pair) -> Content
  ) -> [String] {
    let model = Model(before)
    let screen = TestScreen { Owner(model) { content($0) } }
    counters.countUp(name)
    screen.draw()
    _ = log.take()
    model.value = after
    screen.draw()
    #expect(cells(screen.grid) == cells(screen.redrawn))
    #expect(screen.issues == [])
    for line in log.take() { told(line) }
    return screen.lines
  }

  @Test func `sections that stand there one by one exchange rows inside one list`() {
    let shown = lines(Pair(left: [1, 2], right: [3]), counting: "n2:", then: Pair(left: [1], right: [2, 3])) { pair in
      List {
        ForEach(pair.left.map(Item.init)) { row($0.name) }
        Text("-")
        ForEach(pair.right.map(Item.init)) { row($0.name) }
      }
    }
    #expect(shown == ["n1:0", "-", "n2:1", "n3:0"])
    #expect(told.take() == [])
  }

  @Test func `two lists, and two ForEach that nothing holds together, do not`() {
    let lists = lines(Pair(left: [1, 2], right: [3]), counting: "n2:", then: Pair(left: [1], right: [2, 3])) { pair in
      LazyVStack { ForEach(pair.left.map(Item.init)) { row($0.name) } }
      LazyVStack { ForEach(pair.right.map(Item.init)) { row($0.name) } }
    }
    #expect(lists == ["n1:0", "n2:0", "n3:0"])
    let loose = lines(Pair(left: [1, 2], right: [3]), counting: "n2:", then: Pair(left: [1], right: [2, 3])) { pair in
      ForEach(pair.left.map(Item.init)) { row($0.name) }
      ForEach(pair.right.map(Item.init)) { row($0.name) }
    }
    #expect(loose == ["n1:0", "n2:0", "n3:0"])
  }

  @Test func `other views, other ids and another axis make another kind of row`() {
    let views = lines(Pair(left: [1, 2], right: [3]), counting: "n2:", then: Pair(left: [1], right: [2, 3])) { pair in
      LazyVStack {
        ForEach(pair.left.map(Item.init)) { row($0.name) }
        ForEach(pair.right.map(Item.init)) { row($0.name).padding(.leading, 1) }
      }
    }
    #expect(views == ["n1:0", " n2:0", " n3:0"])
    let axes = lines(Pair(left: [1, 2], right: [3]), counting: "n2:", then: Pair(left: [1], right: [2, 3])) { pair in
      LazyVStack {
        VStack { ForEach(pair.left.map(Item.init)) { row($0.name) } }
        HStack(spacing: 1) { ForEach(pair.right.map(Item.init)) { row($0.name) } }
      }
    }
    #expect(axes == ["n1:0", "n2:0 n3:0"])
  }

  @Test func `numbers may be elements, and move; counted from 0 they are places, and do not`() {
    func sections<Row: View>(
      _ before: Pair, counting name: String, then after: Pair, _ rows: @escaping ([Int]) -> Row
    ) -> [String] {
      lines(before, counting: name, then: after) { pair in
        LazyVStack {
          rows(pair.left)
          rows(pair.right)
        }
      }
    }
    // Each is its own id.
    #expect(
      sections(Pair(left: [17, 23], right: [40]), counting: "23:", then: Pair(left: [17], right: [40, 23])) {
        ForEach($0, id: \.self) { row("\($0):") }
      } == ["17:0", "40:0", "23:1"])
    #expect(
      sections(Pair(left: [0, 1], right: [0]), counting: "1:", then: Pair(left: [0], right: [0, 1])) {
        ForEach($0, id: \.self) { row("\($0):") }
      } == ["0:0", "0:0", "1:0"])
    // Places beside elements.
    #expect(
      sections(Pair(left: [7, 8], right: [9]), counting: "8:", then: Pair(left: [7], right: [9, 8])) {
        ForEach(Array($0.enumerated()), id: \.offset) { row("\($0.element):") }
      } == ["7:0", "9:0", "8:0"])
    #expect(
      sections(Pair(left: [7, 8], right: [9]), counting: "1:", then: Pair(left: [7], right: [9, 8])) {
        ForEach($0.indices, id: \.self) { row("\($0):") }
      } == ["0:0", "0:0", "1:0"])
    // Elements that have an id are told by it, whatever it is.
    #expect(
      sections(Pair(left: [0, 1], right: []), counting: "n0:", then: Pair(left: [1], right: [0])) {
        ForEach($0.map(Item.init)) { row($0.name) }
      } == ["n1:0", "n0:1"])
  }

  @Test func `what shows the content of a modifier around it stays where that is`() {
    struct Framed: ViewModifier {
      let ids: [Int]
      let row: (String) -> Counter
      func body(content: Content) -> some View {
        ForEach(ids, id: \.self) { id in
          HStack(spacing: 0) {
            content
            row("\(id):")
          }
        }
      }
    }
    let shown = lines(Pair(left: [11, 12], right: [13]), counting: "12:", then: Pair(left: [11], right: [12, 13])) {
      pair in
      LazyVStack {
        ForEach(Array([pair.left, pair.right].enumerated()), id: \.offset) { part in
          Text("\(part.offset) ").modifier(Framed(ids: part.element) { Counter($0, in: counters) })
        }
      }
    }
    #expect(shown == ["0 11:0", "1 12:0", "1 13:0"])
  }

  // Rows inside rows.

  struct Branch: Identifiable, Equatable {
    let id: String
    var children: [Branch] = []

    var names: [String] { [id] + children.flatMap(\.names) }
    func lines(_ counts: [String: Int], indent: Int = 0) -> [String] {
      [String(repeating: " ", count: indent) + id + String(counts[id, default: 0])]
        + children.flatMap { $0.lines(counts, indent: indent + 1) }
    }
  }

  struct Outline: View {
    let branches: [Branch]
    let depth: Int
    let row: (String) -> any View
    var body: some View { ForEach(branches) { Twig(branch: $0, depth: depth, row: row) } }
  }

  struct Twig: View {
    let branch: Branch
    let depth: Int
    let row: (String) -> any View
    var body: some View {
      AnyView(row(branch.id)).padding(.leading, Double(depth))
      Outline(branches: branch.children, depth: depth + 1, row: row)
    }
  }

  @Test(arguments: [false, true]) func `in an outline branches go to any depth, with what is in them or without`(
    isLazy: Bool
  ) {
    var random = SeededGenerator(seed: 11)
    func shuffled() -> [Branch] {
      var names = ["a", "b", "c", "d", "e", "f", "g", "h"].shuffled(using: &random)
      names.removeLast(Int.random(in: 0...2, using: &random))
      func take(_ depth: Int) -> [Branch] {
        var branches: [Branch] = []
        while !names.isEmpty, Int.random(in: 0..<4, using: &random) > 0 || depth == 0 {
          let name = names.removeLast()
          branches.append(Branch(id: name, children: depth < 3 ? take(depth + 1) : []))
        }
        return branches
      }
      return take(0)
    }
    var branches = shuffled()
    let model = Model(branches)
    let screen = TestScreen(rows: 10) {
      Owner(model) { branches in
        if isLazy {
          List { Outline(branches: branches, depth: 0) { row($0) } }
        } else {
          VStack { Outline(branches: branches, depth: 0) { row($0) } }
        }
      }
    }
    var counts: [String: Int] = [:]
    var known = Set(branches.flatMap(\.names))
    _ = log.take()
    for _ in 0..<80 {
      // Sometimes only a part changes, so that the rest goes along unseen.
      if Bool.random(using: &random), var moved = branches.popLast() {
        if branches.isEmpty || Bool.random(using: &random) {
          moved.children.shuffle(using: &random)
          branches.insert(moved, at: 0)
        } else {
          branches[0].children.append(moved)
        }
      } else {
        branches = shuffled()
      }
      model.value = branches
      screen.draw()
      let names = Set(branches.flatMap(\.names))
      #expect(
        log.take().sorted()
          == names.subtracting(known).map { "+\($0)" }.sorted() + known.subtracting(names).map { "-\($0)" }.sorted())
      known = names
      counts = counts.filter { names.contains($0.key) }
      if let name = names.sorted().randomElement(using: &random) {
        counters.countUp(name)
        counts[name, default: 0] += 1
      }
      screen.draw()
      #expect(screen.lines == branches.flatMap { $0.lines(counts) })
      #expect(cells(screen.grid) == cells(screen.redrawn))
    }
    #expect(screen.issues == [])
  }
}
