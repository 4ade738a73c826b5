import Formline
import Testing

@Suite("What the author of a layout does wrong") struct LayoutMistakeTests {
  @Test(arguments: await Mistake.layouts)
  func `it is said once, whole and placed, never on the screen, and the form goes on`(mistake: Mistake) {
    mistake.check()
  }
}

extension Mistake {
  /// A layout that wants a size whatever it is offered, and places its views at a point.
  private struct Stubborn: Layout {
    let size: Size
    var point = Point(x: 0, y: 0)

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size { size }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for subview in subviews { subview.place(at: point, proposal: proposal) }
    }
  }

  private static func size(_ wanted: String) -> String {
    "the layout Stubborn in the body of Page wants \(wanted) cells: what is without an end is what is offered, and other "
      + "lengths that cannot be are none"
  }

  private struct Sized: View {
    @State private var width = 3.0
    var body: some View {
      GeometryReader { geometry in Text("a").onChange(of: geometry.size.width, initial: true) { width += 1 } }
        .frame(width: width, height: 1)
    }
  }

  static let layouts = [
    Mistake("a layout without a width", size("nan by 1.0")) { _ in
      HStack {
        Stubborn(size: Size(width: .nan, height: 1)) { Text("a") }; Text("b")
      }
    },
    Mistake("a layout without an end", size("inf by inf")) { _ in
      HStack {
        Stubborn(size: Size(width: .infinity, height: .infinity)) { Text("a") }; Text("b")
      }
    },
    Mistake("a layout of less than nothing", size("-3.0 by 1.0")) { _ in
      HStack {
        Stubborn(size: Size(width: -3, height: 1)) { Text("a") }; Text("b")
      }
    },
    Mistake(
      "a layout that places a view nowhere",
      "the layout Stubborn in the body of Page places a view at nan, inf: what is "
        + "no number counts as 0"
    ) { _ in Stubborn(size: Size(width: 1, height: 1), point: Point(x: .nan, y: .infinity)) { Text("a") } },
    Mistake(
      "a size that changes itself",
      "GeometryReader actions in the body of Sized kept changing the layout because of the layout: tried to lay out "
        + "more than 10 times in one frame"
    ) { _ in Sized() },
  ]
}
