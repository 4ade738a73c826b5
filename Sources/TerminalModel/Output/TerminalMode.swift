/// A terminal mode of a form, with the sequences that enter and leave it. The only list of modes: every way of ending a
/// form leaves all of them.
package enum TerminalMode: CaseIterable, Sendable {
  // Held as long as the form runs, in the order in which they are entered.

  /// A separate screen without the shell's lines (xterm, private mode 1049). From its first cell on, since VTE holds
  /// other modes for the line at the cursor.
  case alternateScreen
  /// Pasted text arrives between two control sequences (xterm, private mode 2004).
  case bracketedPaste
  /// Presses, releases and the wheel are reported, with coordinates in decimal (xterm, private modes 1000 and 1006).
  case mouseClicks
  /// Unambiguous escape codes of keys, with the shifted character and the key of a Latin layout (kitty keyboard
  /// protocol, enhancements 1 and 4).
  case kittyKeyboard

  /// Cells stay where they are written: the terminal does not order text in both directions itself (BDSM, ECMA-48, 7.2.1
  /// and ECMA TR/53).
  case explicitOrder

  // Held within a frame; an interrupted frame leaves them on.

  /// The terminal shows the frame all at once (private mode 2026).
  case synchronizedOutput
  /// A hyperlink is open (OSC 8).
  case hyperlink
  /// Colours and other attributes (ECMA-48, 8.3.117, SGR).
  case style
  case hiddenCursor

  private var sequences: (taking: String, leaving: String) {
    switch self {
    case .alternateScreen: ("\u{1B}[?1049h\u{1B}[H", "\u{1B}[?1049l")
    case .bracketedPaste: ("\u{1B}[?2004h", "\u{1B}[?2004l")
    case .mouseClicks: ("\u{1B}[?1000h\u{1B}[?1006h", "\u{1B}[?1006l\u{1B}[?1000l")
    case .kittyKeyboard: ("\u{1B}[>5u", "\u{1B}[<u")
    case .explicitOrder: ("\u{1B}[8l", "\u{1B}[8h")
    case .synchronizedOutput: ("", "\u{1B}[?2026l")
    case .hyperlink: ("", "\u{1B}]8;;\u{1B}\\")
    case .style: ("", "\u{1B}[m")
    case .hiddenCursor: ("", "\u{1B}[?25h")
    }
  }

  /// The sequence that enters the mode; empty for those that only frames enter.
  package var taking: String { sequences.taking }
  /// The sequence that leaves the mode; harmless if it is off, but for the alternate screen, which moves the cursor.
  package var leaving: String { sequences.leaving }

  /// Also reports repeated and released keys (kitty keyboard protocol, enhancements 1 and 2). Ends with the protocol.
  static let reportingKeyReleases = "\u{1B}[=3;1u"

  /// Leaves every mode of a terminal in an unknown state, for use after a form that could not do it itself.
  package static var leavingAll: String {
    // CAN ends an interrupted sequence (ECMA-48, 8.3.6). DECSC saves the cursor in case there is no alternate screen.
    "\u{18}"
      + [
        .synchronizedOutput, .hyperlink, .style, .hiddenCursor, .explicitOrder, .kittyKeyboard, .mouseClicks,
        .bracketedPaste,
      ]
      .map(\TerminalMode.leaving).joined() + "\u{1B}7" + TerminalMode.alternateScreen.leaving
  }
}

extension FrameEncoder {
  /// The mouse reports that a form asks the terminal for.
  package enum Mouse: Hashable, Sendable {
    case off
    case clicks
  }

  /// The modes to enter before the first frame: alternate screen if fullscreen, bracketed paste, mouse and keyboard
  /// reports.
  package static func begin(placement: Placement, capabilities: TerminalCapabilities, mouse: Mouse = .off) -> [UInt8] {
    modes(placement, capabilities, mouse).reduce(into: []) { $0 += $1.taking.utf8 }
  }

  /// Restores the terminal from any state, at the end or after a crash or signal: cancels an interrupted sequence, leaves
  /// every mode, those that `begin` entered in reverse. Built in advance, since a signal handler must not allocate.
  package static func restoreEverything(placement: Placement, capabilities: TerminalCapabilities) -> [UInt8] {
    let modes = modes(placement, capabilities, .clicks).reversed()
    // CAN ends an unfinished control sequence without effect (ECMA-48, 8.3.6).
    return ([.synchronizedOutput, .hyperlink, .style, .hiddenCursor] + modes).reduce(into: [0x18]) {
      $0 += $1.leaving.utf8
    }
  }

  /// The modes held while a form runs, in the order in which they are entered.
  private static func modes(
    _ placement: Placement, _ capabilities: TerminalCapabilities, _ mouse: Mouse
  ) -> [TerminalMode] {
    TerminalMode.allCases.filter { mode in
      switch mode {
      case .alternateScreen: placement == .fullscreen
      case .bracketedPaste: true
      case .mouseClicks: mouse == .clicks
      case .kittyKeyboard: capabilities.kittyKeyboard
      case .explicitOrder: capabilities.ordersText == true
      case .synchronizedOutput, .hyperlink, .style, .hiddenCursor: false
      }
    }
  }
}
