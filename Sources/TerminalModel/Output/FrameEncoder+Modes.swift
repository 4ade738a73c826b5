extension FrameEncoder {
  /// Which kinds of input a form asks the terminal for.
  package enum Mouse: Hashable, Sendable {
    case off
    /// Presses, releases and the wheel, with coordinates in decimal (private modes 1000 and 1006).
    case clicks
  }

  /// The modes to enter before the first frame: the alternate screen when fullscreen, bracketed paste, mouse and
  /// keyboard reports.
  package static func begin(
    placement: Placement, capabilities: TerminalCapabilities, mouse: Mouse = .off
  ) -> [UInt8] {
    var sequence = placement == .fullscreen ? "\u{1B}[?1049h" : ""
    sequence += "\u{1B}[?2004h"
    if mouse == .clicks { sequence += "\u{1B}[?1000h\u{1B}[?1006h" }
    // Progressive enhancement 1 of the kitty keyboard protocol: escape codes without ambiguity.
    if capabilities.kittyKeyboard { sequence += "\u{1B}[>1u" }
    return Array(sequence.utf8)
  }

  /// Leaves what `begin` entered, in reverse; plain style and a visible cursor first.
  package static func end(
    placement: Placement, capabilities: TerminalCapabilities, mouse: Mouse = .off
  ) -> [UInt8] {
    var sequence = "\u{1B}[m\u{1B}[?25h"
    if capabilities.kittyKeyboard { sequence += "\u{1B}[<u" }
    if mouse == .clicks { sequence += "\u{1B}[?1006l\u{1B}[?1000l" }
    sequence += "\u{1B}[?2004l"
    if placement == .fullscreen { sequence += "\u{1B}[?1049l" }
    return Array(sequence.utf8)
  }

  /// Puts the terminal back from any state a form can have left it in, for crashes and signals: a cut sequence is
  /// cancelled, every mode is left. Keep it ready: a signal handler must not build it.
  package static func restoreEverything(placement: Placement, capabilities: TerminalCapabilities) -> [UInt8] {
    let leave = end(placement: placement, capabilities: capabilities, mouse: .clicks)
    // CAN ends an unfinished control sequence without effect (ECMA-48, 8.3.6).
    return Array("\u{18}\u{1B}[?2026l\u{1B}]8;;\u{1B}\\".utf8) + leave
  }
}
