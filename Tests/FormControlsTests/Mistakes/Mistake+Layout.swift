import FormControls

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

  static let layout = [
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
      "a frame of less than nothing",
      "a frame in the body of Page cannot be -5.0 cells long: that length is left out"
    ) { _ in Text("a").frame(width: -5, height: 1) },
    Mistake(
      "a frame without a height", "a frame in the body of Page cannot be nan cells long: that length is left out"
    ) { _ in Text("a").frame(minHeight: .nan, maxHeight: .infinity) },
    Mistake(
      "a fixed frame without an end", "a frame in the body of Page cannot be inf cells long: that length is left out"
    ) { _ in Text("a").frame(width: .infinity) },
    Mistake(
      "padding that is no number", "padding in the body of Page cannot be nan cells wide: it is left out"
    ) { _ in Text("a").padding(.nan) },
    Mistake(
      "an offset without an end", "an offset in the body of Page cannot be inf cells: that direction is left out"
    ) { _ in Text("a").offset(x: 1, y: .infinity) },
    Mistake(
      "a priority that is no number", "a layout priority in the body of Page is no number: it counts as 0"
    ) { _ in
      HStack {
        Text("a").layoutPriority(.nan); Text("b")
      }
    },
    Mistake(
      "an opacity that is no number", "an opacity in the body of Page is no number: it counts as 1"
    ) { _ in Text("a").opacity(.nan) },
  ]
}
