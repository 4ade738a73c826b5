/// The style that the terminal applies to what is written next.
struct Pen: Sendable {
  /// As the terminal has it: colours are of its depth. Nil when unknown.
  private(set) var style: Style? = .plain

  private var requested = Style.plain
  private var lowered = Style.plain

  mutating func forget() { style = nil }

  mutating func set(_ style: Style) { self.style = style }

  /// `style` with the colours of `depth`. The last answer is kept, since styles come in runs.
  mutating func lower(_ style: Style, to depth: ColorDepth) -> Style {
    if style == requested { return lowered }
    requested = style
    lowered = style
    lowered.foreground = style.foreground.degraded(to: depth)
    lowered.background = style.background.degraded(to: depth)
    return lowered
  }
}
