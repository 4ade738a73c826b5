/// Parameters of the control function SGR (ECMA-48, 8.3.117), without its introducer and final byte.
enum SelectGraphicRendition {
  private static let switches: [(attribute: TextAttributes, on: Int, off: Int)] = [
    (.bold, 1, 22), (.dim, 2, 22), (.italic, 3, 23), (.underline, 4, 24), (.inverse, 7, 27), (.strikethrough, 9, 29),
  ]

  /// The parameters that change one style into another; empty when they do not differ in what SGR sets.
  static func change(from old: Style, to new: Style) -> [UInt8] {
    var parameters: [UInt8] = []
    appendAttributes(from: old.attributes, to: new.attributes, &parameters)
    if old.foreground != new.foreground { append(new.foreground, base: 30, &parameters) }
    if old.background != new.background { append(new.background, base: 40, &parameters) }
    return parameters
  }

  private static func appendAttributes(
    from old: TextAttributes, to new: TextAttributes, _ parameters: inout [UInt8]
  ) {
    if old == new { return }
    var kept = old
    for (attribute, _, off) in switches where kept.contains(attribute) && !new.contains(attribute) {
      append(off, &parameters)
      // 22 ends both bold and dim.
      kept.subtract(off == 22 ? [.bold, .dim] : attribute)
    }
    for (attribute, on, _) in switches where new.contains(attribute) && !kept.contains(attribute) {
      append(on, &parameters)
    }
  }

  /// - Parameter base: 30 for the foreground, 40 for the background.
  private static func append(_ color: Color, base: Int, _ parameters: inout [UInt8]) {
    switch color {
    case .standard:
      append(base + 9, &parameters)
    case .ansi(let index):
      append(index < 8 ? base + Int(index) : base + 60 + Int(index & 7), &parameters)
    case .palette(let index):
      for parameter in [base + 8, 5, Int(index)] { append(parameter, &parameters) }
    case .rgb(let red, let green, let blue):
      for parameter in [base + 8, 2, Int(red), Int(green), Int(blue)] { append(parameter, &parameters) }
    }
  }

  private static func append(_ parameter: Int, _ parameters: inout [UInt8]) {
    if !parameters.isEmpty { parameters.append(UInt8(ascii: ";")) }
    parameters.append(decimal: parameter)
  }
}
