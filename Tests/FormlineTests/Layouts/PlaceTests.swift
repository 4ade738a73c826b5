import Formline
import TestSupport
import Testing
import ViewTree

/// Views that know where they stand.
@Suite("Places") struct PlaceTests {
  private func text(_ rect: Rect) -> String {
    "\(Int(rect.origin.x)),\(Int(rect.origin.y)) \(Int(rect.size.width))×\(Int(rect.size.height))"
  }

  @Test func `a reader says where it stands on the screen, in a named view, and in itself`() {
    let screen = TestScreen(columns: 30, rows: 8) {
      Text("above")
      VStack {
        Text("title")
        GeometryReader { proxy in
          VStack {
            Text(text(proxy.frame(in: .global)))
            Text(text(proxy.frame(in: .named("box"))))
            Text(text(proxy.frame(in: .local)))
            Text(text(proxy.frame(in: .named("nowhere"))))
          }
        }
        .frame(width: 12, height: 4)
      }
      .coordinateSpace(name: "box")
      .padding(.leading, 3)
    }
    #expect(
      screen.lines == [
        "above", "   title", "   3,2 12×4", "   0,1 12×4", "   0,0 12×4", "   3,2 12×4",
      ])
  }

  @Test func `a length is rounded to whole cells, halves up`() {
    var random = SeededGenerator(seed: 5)
    let lengths = (0..<2000).map { _ in Double.random(in: -300...300, using: &random) }
    let halves = (-2000...2000).map { Double($0) / 4 }
    for length in lengths + halves + [0.49999999999999994, -0.5, 999_999_999.5, -999_999_999.5] {
      #expect(cellCount(length) == Int((length + 0.5).rounded(.down)) || length == 0.49999999999999994, "\(length)")
    }
    #expect(cellCount(0.49999999999999994) == 0)
    #expect(cellCount(.infinity) == 1_000_000_000 && cellCount(-.infinity) == -1_000_000_000 && cellCount(.nan) == 0)
  }

  @Test func `it is evaluated again when it has moved, by layout or by scrolling, and not otherwise`() throws {
    let log = Log()
    let above = Model(1)
    let screen = TestScreen(columns: 20, rows: 5) {
      Owner(above) { above in
        ScrollView {
          Text("above").frame(height: Double(above))
          GeometryReader { proxy in
            let _ = log("\(Int(proxy.frame(in: .named("list")).origin.y))")
            Text("here")
          }
          .frame(height: 1)
          Text("below").frame(height: 20)
        }
        .coordinateSpace(name: "list")
      }
    }
    #expect(log.take().last == "1")
    above.value = 3
    screen.draw()
    #expect(log.take() == ["3"])
    let scroll = try #require(screen.host.root.firstScroll)
    scroll.scroll(to: 2)
    screen.draw()
    #expect(log.take() == ["1"])
    screen.draw()
    #expect(log.take() == [])
  }

  @Test func `an action runs with what the geometry says when that has changed`() {
    let log = Log()
    let width = Model(4.0)
    let screen = TestScreen(columns: 20, rows: 5) {
      Owner(width) { width in
        Text("x").frame(width: width).onGeometryChange(for: Double.self) {
          $0.size.width
        } action: {
          log("\($0) → \($1)")
        }
      }
    }
    #expect(log.take() == ["4.0 → 4.0"])
    width.value = 6
    screen.draw()
    screen.draw()
    #expect(log.take() == ["4.0 → 6.0"])
  }

  @Test func `a geometry reader makes its content from its size, again when that has changed`() {
    let log = Log()
    let screen = TestScreen(columns: 12, rows: 4) {
      Text("top")
      GeometryReader { proxy in
        let _ = log("\(Int(proxy.size.width))×\(Int(proxy.size.height))")
        Text("\(Int(proxy.size.width)) columns")
      }
    }
    #expect(screen.lines == ["top", "12 columns"])
    #expect(log.take() == ["0×0", "12×3"])
    screen.draw()
    #expect(log.take() == [])
    screen.resize(columns: 20, rows: 5)
    #expect(screen.lines == ["top", "20 columns"])
    #expect(log.take() == ["20×4"])
  }

  @Test func `content that changes the size it is made from is cut off and reported`() {
    let screen = TestScreen(columns: 12, rows: 6) {
      VStack {
        Restless()
        Spacer()
      }
    }
    #expect(screen.issues.count == 1)
    #expect(screen.issues.first?.contains("kept changing the layout") == true)
  }

  struct Restless: View {
    @State private var width = 3.0
    var body: some View {
      GeometryReader { proxy in
        Text("x").onChange(of: proxy.size.width) { width = width == 3 ? 4 : 3 }
      }.frame(width: width, height: 1)
    }
  }
}
