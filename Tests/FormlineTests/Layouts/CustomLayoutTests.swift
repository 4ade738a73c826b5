import Formline
import Testing
import ViewTree

@Suite("Layouts of an app") struct CustomLayoutTests {
  private struct IndentKey: LayoutValueKey {
    static var defaultValue: Double { 0 }
  }

  /// What a layout was asked, and how often it made and brought up to date its cache.
  final class Counts {
    var made = 0
    var updated = 0
    var measured = 0
  }

  /// Views below one another, indented by a value of theirs; the ideal sizes are worked out once.
  private struct Steps: Layout {
    var counts = Counts()

    func makeCache(subviews: Subviews) -> [Size] {
      counts.made += 1
      return subviews.map { $0.sizeThatFits(.unspecified) }
    }

    func updateCache(_ cache: inout [Size], subviews: Subviews) {
      counts.updated += 1
      cache = subviews.map { $0.sizeThatFits(.unspecified) }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [Size]) -> Size {
      counts.measured += 1
      let widths = zip(subviews, cache).map { $0[IndentKey.self] + $1.width }
      return Size(width: widths.max() ?? 0, height: cache.reduce(0) { $0 + $1.height })
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [Size]) {
      var y = bounds.origin.y
      for (subview, size) in zip(subviews, cache) {
        subview.place(at: Point(x: bounds.origin.x + subview[IndentKey.self], y: y), proposal: .unspecified)
        y += size.height
      }
    }
  }

  @Test func `it places its views by sizes and values of theirs`() {
    #expect(
      screen(12, 4) {
        Steps()() {
          Text("one")
          Text("two").layoutValue(key: IndentKey.self, value: 2)
          Text("three").padding(.leading, 1).layoutValue(key: IndentKey.self, value: 3)
        }
      } == ["one", "  two", "    three"])
  }

  @Test func `its cache is carried from measuring to placing, and brought up to date when a view changes`() {
    let counts = Counts()
    let model = Model("two")
    let screen = TestScreen(columns: 12, rows: 4) {
      Steps(counts: counts)() {
        Text("one")
        Owner(model) { Text($0) }
      }
    }
    #expect(counts.made == 1)
    #expect(counts.updated == 0)
    model.value = "longer"
    screen.draw()
    #expect(screen.lines == ["one", "longer"])
    #expect(counts.made == 1)
    #expect(counts.updated == 1)
  }

  @Test func `a view that is given no place stands in the middle`() {
    struct Nothing: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
        Size(width: 7, height: 3)
      }
      func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }
    #expect(screen(12, 4) { Nothing()() { Text("abc") } } == ["", "  abc"])
  }

  @Test func `a point of a view is put at a point of the bounds`() {
    struct Corner: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
        Size(width: 9, height: 2)
      }
      func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(
          at: Point(x: bounds.size.width, y: bounds.size.height), anchor: .bottomTrailing, proposal: .unspecified)
      }
    }
    #expect(screen(12, 4) { Corner()() { Text("abc") } } == ["", "      abc"])
  }

  @Test func `one layout takes the place of another, and the views keep their state`() {
    let model = Model(false)
    let counters = Counters()
    let screen = TestScreen(columns: 12, rows: 4) {
      Owner(model) { isNarrow in
        (isNarrow ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout()))() {
          Counter("a", in: counters)
          Counter("b", in: counters)
        }
      }
    }
    counters.countUp("a")
    screen.draw()
    #expect(screen.lines == ["a1 b0"])
    model.value = true
    screen.draw()
    #expect(screen.lines == ["a1", "b0"])
  }

  @Test func `spacers grow along the layout of the moment`() {
    let model = Model(true)
    let screen = TestScreen(columns: 9, rows: 3) {
      Owner(model) { isWide in
        (isWide ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout()))() {
          Text("a")
          Spacer()
          Text("b")
        }
      }
    }
    #expect(screen.lines == ["a       b"])
    model.value = false
    screen.draw()
    #expect(screen.lines == ["a", "", "b"])
  }

  @Test func `the first view that fits is shown, and nothing of the others`() {
    let screen = TestScreen(columns: 20, rows: 3) {
      ViewThatFits(in: .horizontal) {
        Text("a long description")
        Text("a short one")
        Text("tiny")
      }
    }
    #expect(screen.lines == ["a long description"])
    for (columns, line) in [(12, "a short one"), (5, "tiny"), (3, "tin"), (20, "a long description")] {
      screen.resize(columns: columns, rows: 3)
      #expect(screen.lines.first == line)
    }
  }
}
