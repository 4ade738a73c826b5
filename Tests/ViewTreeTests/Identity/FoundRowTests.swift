import TestSupport
import Testing

@testable import ViewTree

/// A `ForEachNumber` that finds its elements without a search.
@Suite struct FoundRowTests {
  private func list(_ ids: [Int], isFound: Bool, log: Log = Log(), asked: @escaping () -> Void = {}) -> some View {
    let places = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, $0) })
    let id = { (place: Int) -> Int in
      asked()
      return ids[place]
    }
    return ScrollView {
      LazyVStack {
        ForEachNumber(Array(ids.indices), identifiedBy: id, foundBy: isFound ? { places[$0] } : nil) { place in
          Text("\(ids[place])").onAppear { log("+\(ids[place])") }.onDisappear { log("-\(ids[place])") }
        }
      }
    }
  }

  /// The screens, and what appears and disappears, through some collections.
  private func shown(_ steps: [[Int]], isFound: Bool) -> [[String]] {
    let (model, log) = (Model(steps[0]), Log())
    let screen = TestScreen(columns: 10, rows: 6) { Owner(model) { list($0, isFound: isFound, log: log) } }
    return steps.map { step in
      model.value = step
      screen.draw()
      #expect(screen.issues == [])
      return screen.lines + log.take()
    }
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>) func `rows are the same however they are found`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var ids = Array(0..<12)
    let steps = (0..<40).map { step -> [Int] in
      let place = Int(random.next() % UInt64(ids.count))
      switch random.next() % 4 {
      case 0: ids.insert(100 + step, at: place)
      case 1 where ids.count > 2: ids.remove(at: place)
      case 2: ids.insert(ids.remove(at: place), at: Int(random.next() % UInt64(ids.count)))
      default: ids.shuffle(using: &random)
      }
      return ids
    }
    #expect(shown(steps, isFound: true) == shown(steps, isFound: false))
  }

  @Test func `a removed row costs no look at the others`() {
    var asked = 0
    let ids = Array(0..<10_000)
    let model = Model(ids)
    let screen = TestScreen(columns: 10, rows: 6) { Owner(model) { list($0, isFound: true) { asked += 1 } } }
    screen.draw()
    asked = 0
    model.value = Array(ids.dropFirst())
    screen.draw()
    #expect(screen.lines.first?.hasPrefix("1 ") == true)
    #expect(asked < 200)
  }
}
