extension FrameEncoder {
  /// Which kinds of input a form asks the terminal for.
  package enum Mouse: Hashable, Sendable {
    case off
    case clicks
  }

  /// The modes to enter before the first frame: the alternate screen when fullscreen, bracketed paste, mouse and
  /// keyboard reports.
  package static func begin(
    placement: Placement, capabilities: TerminalCapabilities, mouse: Mouse = .off
  ) -> [UInt8] {
    Array(modes(placement, capabilities, mouse).map(\.taking).joined().utf8)
  }

  /// Leaves what `begin` entered, in reverse; plain style and a visible cursor first.
  package static func end(
    placement: Placement, capabilities: TerminalCapabilities, mouse: Mouse = .off
  ) -> [UInt8] {
    let held = modes(placement, capabilities, mouse).reversed()
    return Array(([.style, .hiddenCursor] + held).map(\TerminalMode.leaving).joined().utf8)
  }

  /// Puts the terminal back from any state a form can have left it in, for crashes and signals: a cut sequence is
  /// cancelled, every mode is left. Keep it ready: a signal handler must not build it.
  package static func restoreEverything(placement: Placement, capabilities: TerminalCapabilities) -> [UInt8] {
    // CAN ends an unfinished control sequence without effect (ECMA-48, 8.3.6).
    [0x18] + Array([.synchronizedOutput, .hyperlink].map(\TerminalMode.leaving).joined().utf8)
      + end(placement: placement, capabilities: capabilities, mouse: .clicks)
  }

  /// The modes that are held while a form runs, in the order in which they are taken.
  private static func modes(
    _ placement: Placement, _ capabilities: TerminalCapabilities, _ mouse: Mouse
  ) -> [TerminalMode] {
    TerminalMode.allCases.filter { mode in
      switch mode {
      case .alternateScreen: placement == .fullscreen
      case .bracketedPaste: true
      case .mouseClicks: mouse == .clicks
      case .kittyKeyboard: capabilities.kittyKeyboard
      case .synchronizedOutput, .hyperlink, .style, .hiddenCursor: false
      }
    }
  }
}
