import Testing
import ViewTree

@Suite("Frames and padding") struct FrameTests {
  /// The size of a view that was offered another.
  private func size<Content: View>(
    _ width: Double?, _ height: Double?, @ViewBuilder _ view: () -> Content
  ) -> Size {
    let screen = TestScreen(columns: 40, rows: 10, view)
    return withExtendedLifetime(screen) {
      screen.host.root.children[0].size(fitting: ProposedViewSize(width: width, height: height))
    }
  }

  @Test func `a fixed frame has its size, and the content its place within it`() {
    #expect(screen(9, 3) { Text("ab").frame(width: 6, height: 3) } == ["", "  ab"])
    #expect(screen(9, 3) { Text("ab").frame(width: 6, height: 3, alignment: .bottomTrailing) } == ["", "", "    ab"])
    #expect(screen(9, 3) { Text("ab").frame(width: 6, height: 3, alignment: .topLeading) } == ["ab"])
    #expect(
      screen(9, 3) {
        HStack {
          Text("ab").frame(width: 4); Text("|")
        }
      } == [" ab  |"])
    #expect(screen(9, 3) { Text("abcdef").frame(width: 4) } == ["abcd", "ef"])
  }

  @Test(
    arguments: [
      // minimum, ideal, maximum, offered, width of a text of five columns in that frame
      (nil, nil, nil, 9, 5), (nil, nil, nil, nil, 5),
      (8, nil, nil, nil, 8), (8, nil, nil, 20, 8), (8, nil, nil, 3, 8), (3, nil, nil, 20, 5), (3, nil, nil, 4, 4),
      (nil, nil, 4, nil, 4), (nil, nil, 8, nil, 5), (nil, nil, 8, 20, 8), (nil, nil, 8, 6, 6), (nil, nil, 8, 3, 3),
      (nil, nil, Double.infinity, 30, 30), (nil, nil, .infinity, nil, 5),
      (3, nil, 8, 20, 8), (3, nil, 8, 6, 6), (3, nil, 8, 1, 3), (3, nil, 8, nil, 5),
      (nil, 9, nil, nil, 9), (nil, 9, nil, 20, 5), (nil, 9, 7, nil, 7), (12, 9, nil, nil, 12),
    ] as [(Double?, Double?, Double?, Double?, Double)])
  func `a flexible frame takes what is offered, within its bounds`(
    minimum: Double?, ideal: Double?, maximum: Double?, offered: Double?, width: Double
  ) {
    let chosen = size(offered, nil) {
      Text("abcde").frame(minWidth: minimum, idealWidth: ideal, maxWidth: maximum)
    }
    #expect(chosen.width == width)
  }

  @Test func `padding adds room at the edges it names`() {
    #expect(screen(9, 3) { Text("a").padding() } == ["", " a"])
    #expect(
      screen(9, 3) {
        HStack(spacing: 0) {
          Text("a").padding(.leading, 2); Text("b")
        }
      } == ["  ab"])
    #expect(
      screen(9, 3) {
        HStack(spacing: 0) {
          Text("a").padding(.horizontal); Text("b")
        }
      } == [" a b"])
    #expect(
      screen(9, 3) {
        VStack {
          Text("a").padding(.bottom); Text("b")
        }
      } == ["a", "", "b"])
    #expect(screen(4, 3) { Text("abcdef").padding(.horizontal, 1) } == [" ab", " cd", " ef"])
    #expect(size(3, 3) { Text("a").padding(0) } == Size(width: 1, height: 1))
  }

  @Test func `a modifier of several views modifies each of them`() {
    let lines = screen(20, 8) {
      HStack(spacing: 0) {
        Group {
          Text("a"); Text("b")
        }.padding(.trailing, 2)
        Text("|")
      }
      VStack {
        Group {
          Text("a"); Text("b")
        }.padding(.bottom, 1)
        Group {
          Text("c"); Text("dd")
        }.frame(width: 4, alignment: .trailing)
      }
    }
    #expect(lines == ["a  b  |", "a", "", "b", "", "   c", "  dd"])
  }

  @Test func `views that join a modified group are modified, and those that stay keep their state`() {
    let model = Model(["a"])
    let counters = Counters()
    let screen = TestScreen {
      Owner(model) { names in
        Group { ForEach(names, id: \.self) { Counter($0, in: counters) } }.padding(.leading, names.count == 1 ? 1 : 2)
      }
    }
    counters.countUp("a")
    screen.draw()
    #expect(screen.lines == [" a1"])
    let node = screen.host.root.children[0]
    model.value = ["b", "a"]
    screen.draw()
    #expect(screen.lines == ["  b0", "  a1"])
    #expect(screen.host.root.children[1] === node)
    model.value = []
    screen.draw()
    #expect(screen.lines == [])
  }

  @Test func `fixed size asks for the ideal size in either direction`() {
    let text = "one two three"
    #expect(size(5, nil) { Text(text) } == Size(width: 5, height: 3))
    #expect(size(5, nil) { Text(text).fixedSize() } == Size(width: 13, height: 1))
    #expect(size(5, 1) { Text(text).fixedSize(horizontal: false, vertical: true) } == Size(width: 5, height: 3))
    #expect(size(5, 1) { Text(text).fixedSize(horizontal: true, vertical: false) } == Size(width: 13, height: 1))
  }

  @Test func `a border takes a cell at each edge`() {
    #expect(screen(9, 3) { Text("abc").border() } == ["┌───┐", "│abc│", "└───┘"])
    #expect(screen(9, 3) { Text("日").border(style: .rounded) } == ["╭──╮", "│日│", "╰──╯"])
    #expect(screen(4, 4) { Text("abc").border(style: .double) } == ["╔══╗", "║ab║", "║c ║", "╚══╝"])
    #expect(screen(9, 3) { Text("").frame(maxWidth: .infinity).border(style: .heavy) }.first == "┏━━━━━━━┓")
  }

  @Test func `each edge has room of its own`() {
    let insets = EdgeInsets(top: 1, leading: 2, trailing: 3)
    #expect(
      screen(9, 3) {
        HStack {
          Text("ab").padding(insets); Text("|")
        }
      } == ["        |", "  ab"])
    #expect(
      size(20, nil) { Text("abc").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) }
        == Size(width: 9, height: 5))
    #expect(screen(9, 3) { Text("ab").padding(EdgeInsets()) } == ["ab"])
  }
}
