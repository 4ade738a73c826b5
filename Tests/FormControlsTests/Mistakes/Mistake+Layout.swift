import FormControls

extension Mistake {
  static let layout = [
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
