extension Color {
  /// The nearest colour that a terminal of `depth` can show.
  package func degraded(to depth: ColorDepth) -> Color {
    switch (self, depth) {
    case (.standard, _), (_, .trueColor): self
    case (_, .none): .standard
    case (.ansi, _), (.palette, .palette256): self
    case (.palette(let index), .ansi16): Color.nearestANSI(to: Color.components(ofPalette: index), index: index)
    case (.rgb(let red, let green, let blue), .palette256): Color.nearestPalette(to: (red, green, blue))
    case (.rgb(let red, let green, let blue), .ansi16): Color.nearestANSI(to: (red, green, blue), index: nil)
    }
  }

  package typealias Components = (red: UInt8, green: UInt8, blue: UInt8)

  /// Red, green and blue; nil for what every terminal shows in its own way.
  package var components: Components? {
    switch self {
    case .rgb(let red, let green, let blue): (red, green, blue)
    case .palette(let index) where index >= 16: Color.components(ofPalette: index)
    default: nil
    }
  }

  /// The levels of the colour cube in the 256-colour palette of xterm.
  private static let cubeLevels: [UInt8] = [0, 95, 135, 175, 215, 255]

  /// The sixteen colours as xterm shows them; themes differ, so the nearest of them is only a guess.
  private static let ansiComponents: [Components] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205), (229, 229, 229),
    (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255), (255, 0, 255), (0, 255, 255),
    (255, 255, 255),
  ]

  private static func components(ofPalette index: UInt8) -> Components {
    switch index {
    case 0..<16:
      return ansiComponents[Int(index)]
    case 16..<232:
      let cube = Int(index) - 16
      return (cubeLevels[cube / 36], cubeLevels[cube / 6 % 6], cubeLevels[cube % 6])
    default:
      let level = 8 + (index - 232) * 10
      return (level, level, level)
    }
  }

  private static func nearestPalette(to color: Components) -> Color {
    let red = nearestLevel(to: color.red)
    let green = nearestLevel(to: color.green)
    let blue = nearestLevel(to: color.blue)
    let cube = UInt8(16 + 36 * red + 6 * green + blue)
    let average = (Int(color.red) + Int(color.green) + Int(color.blue)) / 3
    let grey = UInt8(232 + min(23, max(0, (average - 3) / 10)))
    let cubeDistance = distance(components(ofPalette: cube), color)
    return .palette(distance(components(ofPalette: grey), color) < cubeDistance ? grey : cube)
  }

  private static func nearestLevel(to component: UInt8) -> Int {
    switch component {
    case 0..<48: 0
    case 48..<115: 1
    default: (Int(component) - 35) / 40
    }
  }

  private static func nearestANSI(to color: Components, index: UInt8?) -> Color {
    if let index, index < 16 { return .ansi(index) }
    var best = 0
    for candidate in 1..<16 where distance(ansiComponents[candidate], color) < distance(ansiComponents[best], color) {
      best = candidate
    }
    return .ansi(UInt8(best))
  }

  /// Squared distance, weighted as the eye weighs the components.
  private static func distance(_ one: Components, _ other: Components) -> Int {
    let red = Int(one.red) - Int(other.red)
    let green = Int(one.green) - Int(other.green)
    let blue = Int(one.blue) - Int(other.blue)
    return 3 * red * red + 4 * green * green + 2 * blue * blue
  }
}
