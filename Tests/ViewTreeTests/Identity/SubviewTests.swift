import Testing
import ViewTree

/// Containers of an app's own, which are given views and arrange them one by one.
@Suite("Subviews") struct SubviewTests {
  private struct BadgeKey: LayoutValueKey {
    static var defaultValue: String { "" }
  }

  /// Each view behind its number and its badge.
  private struct Numbered<Content: View>: View {
    let content: Content

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    var body: some View {
      Group(subviews: content) { subviews in
        Text("\(subviews.count) views")
        ForEach(Array(subviews.enumerated()), id: \.element.id) { number, subview in
          HStack {
            Text("\(number + 1)\(subview[BadgeKey.self])")
            subview
          }
        }
      }
    }
  }

  @Test func `a container receives every single view with its values`() {
    #expect(
      screen(20, 9) {
        Numbered {
          Text("first")
          Group {
            Text("second").layoutValue(key: BadgeKey.self, value: "!")
            if true { Text("third") }
          }
          ForEach(0..<2, id: \.self) { Text("row \($0)") }
        }
      } == ["5 views", "1 first", "2! second", "3 third", "4 row 0", "5 row 1"])
  }

  @Test func `views come, go and move with their state, and values are followed`() {
    let counters = Counters()
    let rows = Model(["a", "b"])
    let badge = Model("")
    let screen = TestScreen(columns: 20, rows: 8) {
      Owner(rows) { rows in
        Owner(badge) { badge in
          Numbered {
            Text("head").layoutValue(key: BadgeKey.self, value: badge)
            ForEach(rows, id: \.self) { Counter($0, in: counters) }
          }
        }
      }
    }
    #expect(screen.lines == ["3 views", "1 head", "2 a0", "3 b0"])
    counters.countUp("b")
    rows.value = ["b", "c", "a"]
    screen.draw()
    #expect(screen.lines == ["4 views", "1 head", "2 b1", "3 c0", "4 a0"])
    rows.value = ["a"]
    badge.value = "*"
    screen.draw()
    #expect(screen.lines == ["2 views", "1* head", "2 a0"])
    #expect(cells(screen.grid) == cells(screen.redrawn))
  }

  @Test func `views can be told apart by their places, and divided among containers`() {
    let rows = Model(4)
    let screen = TestScreen(columns: 20, rows: 8) {
      Owner(rows) { rows in
        Group(subviews: ForEach(0..<rows, id: \.self) { Text("row \($0)") }) { subviews in
          HStack {
            VStack { ForEach(Array(subviews.prefix(2))) { $0 } }
            VStack { ForEach(Array(subviews.dropFirst(2))) { $0 } }
          }
        }
      }
    }
    #expect(screen.lines == ["row 0 row 2", "row 1 row 3"])
    rows.value = 5
    screen.draw()
    #expect(screen.lines == ["row 0 row 2", "row 1 row 3", "      row 4"])
    rows.value = 1
    screen.draw()
    #expect(screen.lines == ["row 0"])
  }
}
