import Formline
import Testing
import ViewTree

/// What is told of scrolling, and in what order.
@Suite("Watching scrolling") struct ScrollWatchingTests {
  private func first(_ screen: TestScreen) -> String? {
    screen.lines.first?.split(separator: " ").prefix { $0 != "▐" }.joined(separator: " ")
  }

  @Test func `the phase begins, then geometry, position and visibility change, then it ends`() throws {
    let log = Log()
    let position = Model(ScrollPosition())
    let screen = TestScreen(columns: 12, rows: 4) {
      Lender(position) { position in
        List(0..<100, id: \.self) { number in
          Text("row \(number)").onScrollVisibilityChange { log("\(number) is \($0 ? "in" : "out of") sight") }
        }
        .scrollPosition(position)
        .onScrollGeometryChange(for: Double.self) {
          $0.contentOffset.y
        } action: {
          log("from \($0) to \($1)")
        }
        .onScrollPhaseChange { log("\($0) → \($1)") }
      }
    }
    #expect(log.take() == (0..<4).map { "\($0) is in sight" })
    let scroll = try #require(screen.host.root.firstScroll)
    scroll.scroll(to: 1)
    screen.draw()
    let told = log.take()
    #expect(told.first == "idle → interacting")
    #expect(told.dropFirst().first == "from 0.0 to 1.0")
    #expect(Set(told.dropFirst(2).dropLast()) == ["0 is out of sight", "4 is in sight"])
    #expect(told.last == "interacting → idle")
    #expect(position.value == ScrollPosition(y: 1) || position.value.isPositionedByUser)
    #expect(position.value.viewID(type: Int.self) == 1)
    screen.draw()
    #expect(log.take() == [])
  }

  @Test func `a view counts as visible when the share of it that is in sight reaches the threshold`() throws {
    let log = Log()
    let screen = TestScreen(columns: 12, rows: 4) {
      ScrollView {
        Text("above").frame(height: 3, alignment: .top)
        Text("watched").frame(height: 4, alignment: .top)
          .onScrollVisibilityChange(threshold: 0) { log("any \($0)") }
          .onScrollVisibilityChange { log("half \($0)") }
          .onScrollVisibilityChange(threshold: 1) { log("whole \($0)") }
        Text("below").frame(height: 9, alignment: .top)
      }
    }
    let scroll = try #require(screen.host.root.firstScroll)
    var seen: [[String]] = [log.take()]
    for position in [1.0, 2, 3, 4, 5, 6, 7] {
      scroll.scroll(to: position)
      screen.draw()
      seen.append(log.take())
    }
    #expect(
      seen == [
        ["any true"], ["half true"], [], ["whole true"], ["whole false"], [], ["half false"], ["any false"],
      ])
  }

  @Test func `the geometry tells of the content as well`() throws {
    let log = Log()
    let count = Model(2)
    let screen = TestScreen(columns: 12, rows: 4) {
      Owner(count) { count in
        ScrollView { ForEach(0..<count, id: \.self) { Text("row \($0)") } }
          .onScrollGeometryChange(for: Size.self) {
            $0.contentSize
          } action: {
            log("\($0.height) → \($1.height)")
          }
          .onScrollGeometryChange(for: Bool.self) {
            $0.contentSize.height > $0.containerSize.height
          } action: {
            log("scrolls: \($1)")
          }
      }
    }
    count.value = 3
    screen.draw()
    #expect(log.take() == ["2.0 → 3.0"])
    count.value = 9
    screen.draw()
    #expect(log.take() == ["3.0 → 9.0", "scrolls: true"])
  }

  @Test func `a scrolling view inside another tells its own observers`() throws {
    let log = Log()
    let screen = TestScreen(columns: 12, rows: 6) {
      ScrollView {
        ScrollView { ForEach(0..<20, id: \.self) { Text("inner \($0)") } }.frame(height: 3)
          .onScrollGeometryChange(for: Double.self) {
            $0.contentOffset.y
          } action: {
            log("inner \($1)")
          }
        ForEach(0..<20, id: \.self) { Text("outer \($0)") }
      }
      .onScrollGeometryChange(for: Double.self) {
        $0.contentOffset.y
      } action: {
        log("outer \($1)")
      }
    }
    let outer = try #require(screen.host.root.firstScroll)
    outer.scroll(to: 1)
    screen.draw()
    #expect(log.take() == ["outer 1.0"])
    let inner = try #require(outer.children.lazy.compactMap(\.firstScroll).first)
    inner.scroll(to: 2)
    screen.draw()
    #expect(log.take() == ["inner 2.0"])
  }

  // Positions.

  @Test func `a position that is written scrolls, a person who scrolls writes it`() throws {
    let position = Model(ScrollPosition(edge: .bottom))
    let screen = TestScreen(columns: 12, rows: 4) {
      Lender(position) { List(0..<40_000, id: \.self) { Text("row \($0)") }.scrollPosition($0) }
    }
    #expect(first(screen) == "row 39996")
    #expect(position.value.edge == .bottom)
    position.value.scrollTo(id: 20_000, anchor: .top)
    screen.draw()
    #expect(first(screen) == "row 20000")
    #expect(!position.value.isPositionedByUser)
    let scroll = try #require(screen.host.root.firstScroll)
    scroll.scroll(to: scroll.position - 5)
    screen.draw()
    #expect(position.value.isPositionedByUser)
    #expect(position.value.viewID(type: Int.self) == 19_995)
    #expect(position.value.y == 19_995)
    position.value.scrollTo(y: 7)
    screen.draw()
    #expect(first(screen) == "row 7")
    position.value.scrollTo(edge: .top)
    screen.draw()
    #expect(first(screen) == "row 0")
  }

  @Test func `the id of the row at the anchor follows scrolling, and scrolls when it is written`() throws {
    let top = Model<Int?>(nil)
    let bottom = Model<Int?>(17)
    let screen = TestScreen(columns: 12, rows: 6) {
      Lender(top) { top in List(0..<90, id: \.self) { Text("a \($0)") }.scrollPosition(id: top).frame(height: 3) }
      Lender(bottom) { bottom in
        List(0..<90, id: \.self) { Text("b \($0)") }.scrollPosition(id: bottom, anchor: .bottom).frame(height: 3)
      }
    }
    #expect(screen.lines.map { $0.prefix(4).trimming { $0 == " " } } == ["a 0", "a 1", "a 2", "b 15", "b 16", "b 17"])
    let scroll = try #require(screen.host.root.firstScroll)
    scroll.scroll(to: 5)
    screen.draw()
    #expect(top.value == 5)
    top.value = 30
    bottom.value = 40
    screen.draw()
    #expect(screen.lines.map { $0.prefix(4) } == ["a 30", "a 31", "a 32", "b 38", "b 39", "b 40"])
  }
}
