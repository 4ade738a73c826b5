import TerminalModel
import Testing
import ViewTree

@Suite("Colours that move") struct ColorAnimationTests {
  private let clock = ManualClock()
  private let model = Model(false)

  /// The colours of the first cell from an animated change on, frame by frame, until nothing moves.
  private func frames<Content: View>(
    depth: ColorDepth = .trueColor, animation: Animation? = .linear(duration: 0.1333),
    of color: (Style) -> Color = { $0.foreground }, @ViewBuilder _ content: @escaping (Bool) -> Content
  ) -> [Color] {
    model.value = false
    let screen = TestScreen(clock: clock) {
      Owner(model) { content($0) }.environment(\.colorDepth, depth)
    }
    var frames: [Color] = []
    func note() {
      screen.draw()
      frames.append(color(screen.grid.style(row: 0, column: 0)))
      #expect(cells(screen.grid) == cells(screen.redrawn))
    }
    withAnimation(animation) { model.value = true }
    note()
    for _ in 0..<60 where clock.planned > 0 { clock.pass(milliseconds: 34, frame: note) }
    screen.resetCounters()
    clock.pass(milliseconds: 1_000, frame: note)
    #expect(screen.host.graph.counters.evaluations == 0)
    #expect(screen.host.counters.frames == 0)
    screen.host.end()
    return frames
  }

  private static let black = Color.rgb(0, 0, 0)
  private static let orange = Color.rgb(200, 100, 0)
  private static let way: [Color] = [
    black, .rgb(50, 25, 0), .rgb(100, 50, 0), .rgb(150, 75, 0), orange,
  ]

  @Test func `text goes through the colours between two, and ends without a wake-up`() {
    #expect(frames { isOn in Text("a").foregroundStyle(isOn ? Self.orange : Self.black) } == Self.way)
  }

  @Test func `so does everything inside a view that has a colour`() {
    #expect(
      frames { isOn in
        VStack {
          Text("a"); Text("b")
        }
        .foregroundStyle(isOn ? Self.orange : Self.black)
      } == Self.way)
  }

  @Test func `and a background`() {
    #expect(
      frames(of: { $0.background }) { isOn in Text("a").background(isOn ? Self.orange : Self.black) } == Self.way)
  }

  @Test func `each part of a text has its own way, and what it says is there at once`() {
    var texts: [String] = []
    let screen = TestScreen(clock: clock) {
      Owner(model) { isOn in
        Text(isOn ? "on" : "off").foregroundStyle(isOn ? Self.orange : Self.black)
          + Text("!").foregroundStyle(isOn ? Self.black : Self.orange)
      }
    }
    withAnimation(.linear(duration: 0.0666)) { model.value = true }
    func note() {
      screen.draw()
      let style = (0..<3).map { screen.grid.style(row: 0, column: $0).foreground }
      texts.append("\(screen.lines[0]) \(style[0] == style[2])")
    }
    note()
    for _ in 0..<10 where clock.planned > 0 { clock.pass(milliseconds: 34, frame: note) }
    #expect(texts == ["on! false", "on! true", "on! false"])
  }

  @Test func `colours of the terminal's own palette, and those that are new, are there at once`() {
    #expect(frames { isOn in Text("a").foregroundStyle(isOn ? .ansi(3) : Self.black) } == [.ansi(3)])
    #expect(frames { isOn in Text("a").foregroundStyle(isOn ? Self.orange : .standard) } == [Self.orange])
    #expect(frames { isOn in Text("a").foregroundStyle(isOn ? Self.orange : .palette(3)) } == [Self.orange])
    #expect(frames { isOn in if isOn { Text("a").foregroundStyle(Self.orange) } } == [Self.orange])
  }

  @Test func `without an animation, and where motion is reduced, every colour is there at once`() {
    #expect(frames(animation: nil) { Text("a").foregroundStyle($0 ? Self.orange : Self.black) } == [Self.orange])
    #expect(
      frames { Text("a").foregroundStyle($0 ? Self.orange : Self.black).environment(\.accessibilityReduceMotion, true) }
        == [Self.orange])
  }

  @Test func `of 256 colours the nearest are gone through`() {
    #expect(
      frames(depth: .palette256) { Text("a").foregroundStyle($0 ? Self.orange : Self.black) }
        == [.palette(16), .palette(234), .palette(58), .palette(94), .palette(166)])
  }

  @Test func `what looks the same in 256 colours is not drawn again`() {
    let screen = TestScreen(clock: clock) {
      Owner(model) { Text("a").foregroundStyle($0 ? .rgb(8, 8, 8) : Self.black) }.environment(\.colorDepth, .palette256)
    }
    withAnimation(.linear(duration: 0.5)) { model.value = true }
    screen.draw()
    screen.resetCounters()
    clock.pass(milliseconds: 1_000, frame: screen.draw)
    #expect(screen.host.counters.frames == 1)
    #expect(clock.planned == 0)
  }

  @Test(arguments: [ColorDepth.ansi16, .none])
  func `sixteen colours are too few: there it jumps, and nothing wakes up`(depth: ColorDepth) {
    #expect(frames(depth: depth) { Text("a").foregroundStyle($0 ? Self.orange : Self.black) } == [Self.orange])
    #expect(
      frames(depth: depth) { isOn in VStack { Text("a") }.foregroundStyle(isOn ? Self.orange : Self.black) }
        == [Self.orange])
    #expect(
      frames(depth: depth, of: { $0.background }) { Text("a").background($0 ? Self.orange : Self.black) }
        == [Self.orange])
  }

  @Test func `a change on the way starts from the colour there is`() {
    let screen = TestScreen(clock: clock) {
      Owner(model) { Text("a").foregroundStyle($0 ? Self.orange : Self.black) }
    }
    withAnimation(.linear(duration: 0.1333)) { model.value = true }
    screen.draw()
    clock.pass(milliseconds: 70, frame: screen.draw)
    #expect(screen.grid.style(row: 0, column: 0).foreground == .rgb(100, 50, 0))
    withAnimation(.linear(duration: 0.0666)) { model.value = false }
    screen.draw()
    #expect(screen.grid.style(row: 0, column: 0).foreground == .rgb(100, 50, 0))
    clock.pass(milliseconds: 500, frame: screen.draw)
    #expect(screen.grid.style(row: 0, column: 0).foreground == Self.black)
    #expect(clock.planned == 0)
  }
}
