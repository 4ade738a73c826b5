/// Parameters of the control function SGR (ECMA-48, 8.3.117), without its introducer and final byte.
enum SelectGraphicRendition {
  private static let switches: [(attribute: TextAttributes, on: Int, off: Int)] = [
    (.bold, 1, 22), (.dim, 2, 22), (.italic, 3, 23), (.underline, 4, 24), (.inverse, 7, 27), (.strikethrough, 9, 29),
  ]

  /// Appends the parameters that change one style into another; none when they do not differ in what SGR sets.
  static func append(changeFrom old: Style, to new: Style, to output: inout [UInt8]) {
    let start = output.count
    appendAttributes(from: old.attributes, to: new.attributes, &output)
    if old.foreground != new.foreground { append(new.foreground, base: 30, &output) }
    if old.background != new.background { append(new.background, base: 40, &output) }
    // Each parameter is followed by a semicolon so far.
    if output.count > start { output.removeLast() }
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
      append(base + 8, &parameters)
      append(5, &parameters)
      append(Int(index), &parameters)
    case .rgb(let red, let green, let blue):
      append(base + 8, &parameters)
      append(2, &parameters)
      append(Int(red), &parameters)
      append(Int(green), &parameters)
      append(Int(blue), &parameters)
    }
  }

  private static func append(_ parameter: Int, _ parameters: inout [UInt8]) {
    parameters.append(decimal: parameter)
    parameters.append(UInt8(ascii: ";"))
  }
}
