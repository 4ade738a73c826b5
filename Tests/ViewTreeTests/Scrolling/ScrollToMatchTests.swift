import Testing
import ViewTree

@Suite("Scrolling to matches") struct ScrollToMatchTests {
  @Test func `a search begins with the match nearest to the middle, goes on in order, and round the ends`() throws {
    var proxy: ScrollViewProxy?
    let screen = TestScreen(columns: 14, rows: 5) {
      ScrollViewReader { reader in
        let _ = proxy = reader
        List(0..<40_000, id: \.self) { Text("row \($0)") }
      }
    }
    let scroll = try #require(screen.host.root.firstScroll)
    let reader = try #require(proxy)
    let matches = [39_000, 90, 120, 20_000, 7]
    scroll.scroll(to: 100)
    screen.draw()
    var current: Int?
    var found: [Int?] = []
    for direction in [MatchDirection.next, .next, .next, .next, .next, .previous, .previous] {
      current = reader.scrollToMatch(direction, of: matches, from: current)
      screen.draw()
      found.append(current)
      // The match stands in the middle, where the content reaches so far.
      #expect(screen.lines[2].split(separator: " ").prefix(2) == ["row", "\(current ?? -1)"])
    }
    #expect(found == [90, 120, 20_000, 39_000, 7, 39_000, 20_000])
    // Scrolled away from where the search was, it begins anew.
    scroll.scroll(to: 115)
    screen.draw()
    #expect(reader.scrollToMatch(.previous, of: matches, from: 20_000) == 120)
    #expect(reader.scrollToMatch(.next, of: ["nothing"]) == nil)
    #expect(reader.scrollToMatch(.next, of: [Int]()) == nil)
  }

  @Test func `matches are found by ids that rows carry, and outside of lazy stacks`() {
    var proxy: ScrollViewProxy?
    let log = Log()
    let screen = TestScreen(columns: 14, rows: 3) {
      ScrollViewReader { reader in
        let _ = proxy = reader
        ScrollView {
          Text("heading").id("heading")
          LazyVStack {
            ForEach(0..<1_000, id: \.self) { number in LazyStackTests.Row(number: number, log: log).id("r\(number)") }
          }
        }
      }
    }
    _ = log.take()
    #expect(proxy?.scrollToMatch(.next, of: ["r500", "r900"]) == "r500")
    screen.draw()
    #expect(screen.lines[1].hasPrefix("row 500"))
    #expect(Set(log.take()).count <= 6)
    #expect(proxy?.scrollToMatch(.previous, of: ["r500", "heading"], from: "r500") == "heading")
    screen.draw()
    #expect(screen.lines.first?.hasPrefix("heading") == true)
  }
}
