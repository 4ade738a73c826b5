import Testing
import ViewTree

@Suite("Scrolling") struct ScrollingTests {
  private func rows(_ count: Int) -> some View { ForEach(0..<count, id: \.self) { Text("row \($0)") } }

  @Test func `content that fits is as large as it is, longer content has an indicator`() {
    #expect(
      screen(8, 4) {
        ScrollView { rows(2) }; Text("below")
      } == ["row 0", "row 1", "below"])
    #expect(screen(8, 3) { ScrollView { rows(6) } } == ["row 0  ▐", "row 1  ▐", "row 2"])
  }

  @Test func `it scrolls within its content`() throws {
    let screen = TestScreen(columns: 8, rows: 3) { ScrollView { rows(6) } }
    let scroll = try #require(screen.host.root.firstScroll)
    for (position, first) in [(2.0, 2), (9, 3), (-4, 0), (3, 3)] {
      scroll.scroll(to: position)
      screen.draw()
      #expect(screen.lines.first?.hasPrefix("row \(first)") == true)
      #expect(scroll.position == Double(first))
    }
    #expect(screen.lines == ["row 3", "row 4  ▐", "row 5  ▐"])
  }

  @Test func `it reveals rows with the least movement`() throws {
    let screen = TestScreen(columns: 8, rows: 3) { ScrollView { rows(9) } }
    let scroll = try #require(screen.host.root.firstScroll)
    for (top, bottom, position) in [(1.0, 2.0, 0.0), (4, 5, 2), (3, 4, 2), (1, 2, 1), (2, 8, 2)] {
      scroll.reveal(from: top, to: bottom)
      #expect(scroll.position == position)
    }
  }

  @Test func `the indicator follows a content that grows out of sight, and the place one that shrinks`() throws {
    let model = Model(6)
    let screen = TestScreen(columns: 8, rows: 3) {
      ScrollView { VStack { Owner(model) { count in ForEach(0..<count, id: \.self) { Text("row \($0)") } } } }
    }
    model.value = 60
    screen.draw()
    #expect(screen.lines == ["row 0  ▐", "row 1", "row 2"])
    let scroll = try #require(screen.host.root.firstScroll)
    scroll.scroll(to: 57)
    model.value = 5
    screen.draw()
    #expect(screen.lines == ["row 2", "row 3  ▐", "row 4  ▐"])
    model.value = 3
    screen.draw()
    #expect(screen.lines == ["row 0", "row 1", "row 2"])
    #expect(scroll.position == 0)
  }

  @Test func `the state of rows survives scrolling`() throws {
    let counters = Counters()
    let screen = TestScreen(columns: 8, rows: 3) {
      ScrollView { ForEach(0..<9, id: \.self) { Counter("r\($0).", in: counters) } }
    }
    let scroll = try #require(screen.host.root.firstScroll)
    counters.countUp("r1.")
    scroll.scroll(to: 6)
    screen.draw()
    counters.countUp("r1.")
    scroll.scroll(to: 0)
    screen.draw()
    #expect(screen.lines[1].hasPrefix("r1.2"))
  }

  private func first(_ screen: TestScreen) -> String? {
    screen.lines.first?.split(separator: " ").prefix { $0 != "▐" }.joined(separator: " ")
  }

  @Test func `a default anchor decides where it begins, and where short content stands`() throws {
    let count = Model(2)
    let screen = TestScreen(columns: 12, rows: 4) {
      Owner(count) { count in List(0..<count, id: \.self) { Text("row \($0)") }.defaultScrollAnchor(.bottom) }
    }
    #expect(screen.lines == ["", "", "row 0", "row 1"])
    count.value = 10
    screen.draw()
    #expect(screen.lines.map { $0.prefix(5) } == ["row 6", "row 7", "row 8", "row 9"])
    // What comes at the end is seen as long as the end was in sight.
    count.value = 30
    screen.draw()
    #expect(screen.lines.last?.hasPrefix("row 29") == true)
    let scroll = try #require(screen.host.root.firstScroll)
    scroll.scroll(to: 3)
    count.value = 60
    screen.draw()
    #expect(first(screen) == "row 3")
    let centred = TestScreen(columns: 12, rows: 4) {
      List(0..<21, id: \.self) { Text("row \($0)") }.defaultScrollAnchor(.center)
    }
    #expect(first(centred) == "row 9")
  }

  @Test func `indicators can be left out`() {
    #expect(
      screen(8, 3) { ScrollView { ForEach(0..<6, id: \.self) { Text("row \($0)") } }.scrollIndicators(.hidden) } == [
        "row 0", "row 1", "row 2",
      ])
  }
}
