import Testing
import ViewTree

@Suite("Stacks") struct StackTests {
  @Test func `views stand below one another, or side by side with a column between them`() {
    #expect(
      screen(20, 4) {
        VStack {
          Text("a"); Text("b")
        }
      } == ["a", "b"])
    #expect(
      screen(20, 4) {
        VStack(spacing: 1) {
          Text("a"); Text("b")
        }
      } == ["a", "", "b"])
    #expect(
      screen(20, 4) {
        HStack {
          Text("a"); Text("b")
        }
      } == ["a b"])
    #expect(
      screen(20, 4) {
        HStack(spacing: 0) {
          Text("a"); Text("b")
        }
      } == ["ab"])
    #expect(
      screen(20, 4) {
        HStack {
          EmptyView(); Text("a"); EmptyView()
        }
      } == ["a"])
    #expect(screen(20, 4) { VStack {} } == [])
  }

  @Test func `views of different sizes are aligned across the stack`() {
    let rows = [
      screen(20, 4) {
        VStack(alignment: .leading) {
          Text("abcde"); Text("x")
        }
      },
      screen(20, 4) {
        VStack(alignment: .center) {
          Text("abcde"); Text("x")
        }
      },
      screen(20, 4) {
        VStack(alignment: .trailing) {
          Text("abcde"); Text("x")
        }
      },
    ]
    #expect(rows == [["abcde", "x"], ["abcde", "  x"], ["abcde", "    x"]])
    let columns = [
      screen(20, 4) {
        HStack(alignment: .top) {
          Text("a\nb\nc"); Text("x")
        }
      },
      screen(20, 4) {
        HStack(alignment: .center) {
          Text("a\nb\nc"); Text("x")
        }
      },
      screen(20, 4) {
        HStack(alignment: .bottom) {
          Text("a\nb\nc"); Text("x")
        }
      },
    ]
    #expect(columns == [["a x", "b", "c"], ["a", "b x", "c"], ["a", "b", "c x"]])
  }

  @Test func `a spacer takes what nothing else wants`() {
    #expect(
      screen(10, 1) {
        HStack(spacing: 0) {
          Text("a"); Spacer(); Text("b")
        }
      } == ["a        b"])
    #expect(
      screen(10, 1) {
        HStack(spacing: 0) {
          Spacer(); Text("a"); Spacer()
        }
      } == ["     a"])
    #expect(
      screen(3, 4) {
        VStack {
          Text("a"); Spacer(); Text("b")
        }
      } == ["a", "", "", "b"])
    #expect(
      screen(10, 1) {
        HStack(spacing: 0) {
          Text("abcdefgh"); Spacer(minLength: 4); Text("b")
        }
      }.first == "abcd…    b")
    #expect(
      screen(10, 1) {
        ScrollView {
          HStack(spacing: 0) {
            Text("a"); Spacer(minLength: 2); Text("b")
          }
        }
      } == ["a        b"])
  }

  @Test func `a spacer in a group or padding grows along the stack around it, and not across it`() {
    #expect(
      screen(10, 3) {
        HStack(spacing: 0) {
          Group {
            Text("a"); Spacer()
          }; Text("b")
        }
      } == ["a        b"])
    let padded = screen(10, 3) {
      VStack {
        HStack(spacing: 0) {
          Text("a"); Spacer().padding(.leading, 1); Text("b")
        }; Text("c")
      }
    }
    #expect(padded == ["a        b", "c"])
  }

  @Test func `a divider lies across the stack around it`() {
    #expect(
      screen(5, 3) {
        VStack {
          Text("a"); Divider(); Text("b")
        }
      } == ["a", "─────", "b"])
    #expect(
      screen(5, 2) {
        HStack {
          Text("a\nb"); Divider(); Text("c")
        }
      } == ["a │ c", "b │"])
    #expect(
      screen(5, 2) {
        HStack {
          Text("a\nb"); Group { Divider().padding(0) }; Text("c")
        }
      } == ["a │ c", "b │"])
  }

  @Test func `the least flexible choose first, the others share what is left`() {
    let lines = screen(20, 3) {
      HStack {
        Text("fix").fixedSize()
        Text("a long text that wraps")
        Text("mid")
      }
    }
    #expect(lines == ["fix a long text mid", "    that wraps"])
  }

  @Test func `views of higher priority choose first, the others keep what they need at least`() {
    func line(_ first: Double, _ second: Double) -> [String] {
      screen(12, 1) {
        HStack {
          Text("important").layoutPriority(first)
          Text("negligible").layoutPriority(second)
        }
      }
    }
    #expect(line(1, 0) == ["important n…"])
    #expect(line(0, 1) == ["… negligible"])
    #expect(line(0, 0).first?.count == 12)
  }

  @Test(arguments: 1...40)
  func `the widths of equal parts add up, and no part differs from another by more than a column`(columns: Int) {
    let parts = 7
    let screen = TestScreen(columns: columns, rows: 1) {
      HStack(spacing: 0) {
        ForEach(0..<parts, id: \.self) { index in
          Text("").frame(maxWidth: .infinity).background(.ansi(UInt8(index % 2 + 1)))
        }
      }
    }
    let colours = (0..<columns).map { screen.grid.style(row: 0, column: $0).background }
    #expect(!colours.contains(.standard))
    let nodes = screen.host.root.children[0].children
    let widths = nodes.map { $0.cells(of: Rect(origin: .zero, size: $0.size)).columns }
    #expect(widths.reduce(0, +) == columns)
    #expect((widths.max() ?? 0) - (widths.min() ?? 0) <= 1)
  }

  @Test func `without a bound every view has its ideal size`() {
    let screen = TestScreen {
      HStack {
        Text("one two"); Spacer(); Text("three")
      }
    }
    let node = screen.host.root.children[0]
    #expect(node.size(fitting: .unspecified) == Size(width: 14, height: 1))
    #expect(node.size(fitting: ProposedViewSize(width: 0, height: nil)).width >= 4)
    #expect(node.size(fitting: ProposedViewSize(width: .infinity, height: nil)).width == .infinity)
    withExtendedLifetime(screen) {}
  }

  @Test func `lengths that are no number or negative count as none`() {
    let screen = TestScreen {
      HStack {
        Text("one"); Spacer()
      }
    }
    let node = screen.host.root.children[0]
    #expect(
      node.size(fitting: ProposedViewSize(width: .nan, height: -3))
        == node.size(fitting: ProposedViewSize(width: 0, height: 0)))
    node.place(at: Point(x: .nan, y: 0), size: Size(width: .nan, height: -1))
    #expect(node.origin == .zero)
    #expect(node.size == .zero)
    withExtendedLifetime(screen) {}
  }

  /// Frames of a length that its owner changes.
  private struct Frames: View {
    @State private var length: Double
    let made: (Binding<Double>) -> Void

    init(_ length: Double, made: @escaping (Binding<Double>) -> Void = { _ in }) {
      _length = State(initialValue: length)
      self.made = made
    }

    var body: some View {
      made($length)
      return HStack {
        Text("abc").frame(width: length, height: length)
        Text("abc").frame(minWidth: length, maxWidth: length)
        Text("abc").padding(length)
        Spacer(minLength: length)
        Divider().frame(height: length)
        ScrollView { Text("a").frame(height: length) }
        Text("x").border().frame(width: length, height: length)
      }
    }
  }

  @Test(arguments: [Double.infinity, 1e300, -.infinity, .nan, -5])
  func `strange frames are survived, and nothing of them is left behind`(length: Double) {
    var binding: Binding<Double>?
    let strange = TestScreen(columns: 40, rows: 3) { Frames(length) { binding = $0 } }
    #expect(cells(strange.redrawn) == cells(strange.grid))
    binding?.wrappedValue = 1
    strange.draw()
    #expect(strange.lines == screen(40, 3) { Frames(1) })
    #expect(strange.lines.joined().contains("abc"))
  }

  @Test func `children that insist on more than there is reach over the edge`() {
    #expect(
      screen(5, 1) {
        HStack {
          Text("abcdefgh").fixedSize(); Text("x")
        }
      } == ["abcde"])
    #expect(
      screen(8, 1) {
        HStack {
          Text("abcdefgh").fixedSize().frame(width: 2); Text("x")
        }
      } == ["defxh"])
  }
}
