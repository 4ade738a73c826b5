import TestSupport
import Testing

@testable import TerminalModel

@Suite("colours lowered to what the terminal has")
struct ColorTests {
  @Test(arguments: [
    (Color.rgb(255, 0, 0), ColorDepth.palette256, Color.palette(196)),
    (.rgb(0, 0, 0), .palette256, .palette(16)),
    (.rgb(255, 255, 255), .palette256, .palette(231)),
    (.rgb(128, 128, 128), .palette256, .palette(244)),
    (.rgb(8, 8, 8), .palette256, .palette(232)),
    (.rgb(95, 135, 175), .palette256, .palette(67)),
    (.rgb(250, 10, 10), .ansi16, .ansi(9)),
    (.rgb(0, 0, 0), .ansi16, .ansi(0)),
    (.rgb(120, 120, 120), .ansi16, .ansi(8)),
    (.palette(196), .ansi16, .ansi(9)),
    (.palette(3), .ansi16, .ansi(3)),
    (.palette(244), .ansi16, .ansi(8)),
    (.palette(196), .palette256, .palette(196)),
    (.ansi(4), .ansi16, .ansi(4)),
    (.rgb(1, 2, 3), .trueColor, .rgb(1, 2, 3)),
    (.rgb(1, 2, 3), .none, .standard),
    (.ansi(4), .none, .standard),
    (.standard, .ansi16, .standard),
  ])
  func `the nearest colour is taken`(color: Color, depth: ColorDepth, lowered: Color) {
    #expect(color.degraded(to: depth) == lowered)
  }

  @Test func `no colour of the 256 is nearer than the one taken`() {
    func distance(_ one: (Int, Int, Int), _ other: (Int, Int, Int)) -> Int {
      let (red, green, blue) = (one.0 - other.0, one.1 - other.1, one.2 - other.2)
      return 3 * red * red + 4 * green * green + 2 * blue * blue
    }
    func components(_ index: Int) -> (Int, Int, Int) {
      let levels = [0, 95, 135, 175, 215, 255]
      if index >= 232 { return (8 + (index - 232) * 10, 8 + (index - 232) * 10, 8 + (index - 232) * 10) }
      return (levels[(index - 16) / 36], levels[(index - 16) / 6 % 6], levels[(index - 16) % 6])
    }
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<300 {
      let color = (0..<3).map { _ in UInt8.random(in: 0...255, using: &generator) }
      let wanted = (Int(color[0]), Int(color[1]), Int(color[2]))
      guard case .palette(let index) = Color.rgb(color[0], color[1], color[2]).degraded(to: .palette256) else {
        Issue.record("not a palette colour")
        return
      }
      let best = (16..<256).map { distance(components($0), wanted) }.min()!
      // The cube's level and the grey are each the nearest; their mixture may be nearer by a little.
      #expect(distance(components(Int(index)), wanted) <= best + best / 4 + 40, "\(color)")
    }
  }
}
