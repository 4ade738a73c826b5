import Testing
import ViewTree

@Suite("Opacity") struct OpacityTests {
  @Test func `a view is drawn as it is, faintly, or not at all, and keeps its room`() {
    let model = Model(1.0)
    let screen = TestScreen {
      Owner(model) { opacity in
        HStack(spacing: 0) {
          Text("ab").opacity(opacity)
          Text("|")
        }
      }
    }
    func look() -> String {
      screen.draw()
      #expect(cells(screen.grid) == cells(screen.redrawn))
      let isFaint = screen.grid.style(row: 0, column: 0).attributes.contains(.dim)
      return screen.lines[0] + (isFaint ? " faint" : "")
    }
    #expect(look() == "ab|")
    model.value = 0.5
    #expect(look() == "ab| faint")
    model.value = 0
    #expect(look() == "  |")
    model.value = 0.8
    #expect(look() == "ab|")
  }

  @Test func `what is not seen is there all the same: it appears, keeps its state, and is not pressed`() {
    let log = Log()
    let model = Model(0.0)
    let counters = Counters()
    let screen = TestScreen {
      Owner(model) { opacity in
        ZStack(alignment: .topLeading) {
          Text("below").onAppear { log("below") }
          Counter("a", in: counters).opacity(opacity).onAppear { log("above") }
        }
      }
    }
    #expect(log.take() == ["below", "above"])
    #expect(screen.lines == ["below"])
    counters.countUp("a")
    screen.draw()
    let text = screen.host.root.hitTest(Point(x: 0.5, y: 0.5)) as? TextNode
    #expect(text?.plainText == "below")
    model.value = 1
    screen.draw()
    #expect(screen.lines == ["a1low"])
    #expect(log.take() == [])
  }
}
