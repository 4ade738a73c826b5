/// What a terminal can do beyond ECMA-48.
package struct TerminalCapabilities: Hashable, Sendable {
  package var colorDepth: ColorDepth
  /// Private mode 2026: the terminal shows a frame only when it is complete.
  package var synchronizedOutput: Bool
  /// OSC 8.
  package var hyperlinks: Bool
  /// Whether lines that became too long are wrapped anew when the window narrows, instead of cut.
  package var reflowsLines: Bool
  /// The kitty keyboard protocol, which tells Ctrl+I from Tab.
  package var kittyKeyboard: Bool
  /// How wide it draws characters of ambiguous width.
  package var ambiguousWidth: TextWidth.Ambiguous

  package init(
    colorDepth: ColorDepth = .trueColor, synchronizedOutput: Bool = false, hyperlinks: Bool = false,
    reflowsLines: Bool = true, kittyKeyboard: Bool = false, ambiguousWidth: TextWidth.Ambiguous = .narrow
  ) {
    self.colorDepth = colorDepth
    self.synchronizedOutput = synchronizedOutput
    self.hyperlinks = hyperlinks
    self.reflowsLines = reflowsLines
    self.kittyKeyboard = kittyKeyboard
    self.ambiguousWidth = ambiguousWidth
  }
}
