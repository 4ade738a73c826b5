package import TerminalModel

private struct ColorDepthKey: EnvironmentKey {
  static var defaultValue: ColorDepth { .trueColor }
}

extension EnvironmentValues {
  /// How many colours the terminal shows.
  package var colorDepth: ColorDepth {
    get { self[ColorDepthKey.self] }
    set { self[ColorDepthKey.self] = newValue }
  }

  /// Whether there are colours between two others. Sixteen are too few.
  static func hasColorsBetween(_ environment: EnvironmentValues) -> Bool { environment.colorDepth >= .palette256 }

  /// A colour on its way as the terminal shows it, so that only what can be seen is drawn.
  func shown(_ color: Color) -> Color {
    guard case .rgb = color, colorDepth == .palette256 else { return color }
    return color.degraded(to: .palette256)
  }
}
