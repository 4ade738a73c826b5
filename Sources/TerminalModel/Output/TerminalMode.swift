/// A state that a form may put the terminal into, with the way into it and out of it.
///
/// This is the only list: whoever has a form take another mode adds it here, and every way of ending a form leaves it.
package enum TerminalMode: CaseIterable, Sendable {
  // Held as long as the form runs, in the order in which they are taken.

  /// The screen without the shell's lines (xterm, private mode 1049).
  case alternateScreen
  /// Pasted text comes between marks (xterm, private mode 2004).
  case bracketedPaste
  /// Presses, releases and the wheel are reported, with coordinates in decimal (xterm, private modes 1000 and 1006).
  case mouseClicks
  /// Escape codes of keys without ambiguity, with what Shift makes of a key and the key of the same place on a Latin
  /// keyboard (kitty keyboard protocol, progressive enhancements 1 and 4).
  case kittyKeyboard

  // Held within a frame; what is cut off in the middle may leave them on.

  /// The frame is shown at once (private mode 2026).
  case synchronizedOutput
  /// What is written leads somewhere (OSC 8).
  case hyperlink
  /// Colours and other attributes (ECMA-48, 8.3.117, SGR).
  case style
  case hiddenCursor

  /// What takes the mode; empty for those that only frames take.
  package var taking: String {
    switch self {
    case .alternateScreen: "\u{1B}[?1049h"
    case .bracketedPaste: "\u{1B}[?2004h"
    case .mouseClicks: "\u{1B}[?1000h\u{1B}[?1006h"
    case .kittyKeyboard: "\u{1B}[>5u"
    case .synchronizedOutput, .hyperlink, .style, .hiddenCursor: ""
    }
  }

  /// What leaves the mode; harmless where it was not taken, but for the alternate screen, which moves the cursor.
  package var leaving: String {
    switch self {
    case .alternateScreen: "\u{1B}[?1049l"
    case .bracketedPaste: "\u{1B}[?2004l"
    case .mouseClicks: "\u{1B}[?1006l\u{1B}[?1000l"
    case .kittyKeyboard: "\u{1B}[<u"
    case .synchronizedOutput: "\u{1B}[?2026l"
    case .hyperlink: "\u{1B}]8;;\u{1B}\\"
    case .style: "\u{1B}[m"
    case .hiddenCursor: "\u{1B}[?25h"
    }
  }

  /// Has the kitty keyboard protocol tell also of keys that are held and released (progressive enhancements 1 and 2);
  /// leaving the protocol leaves this.
  static let reportingKeyReleases = "\u{1B}[=3;1u"

  /// What leaves every mode on a terminal of which nothing is known, for use after a form that could not do it itself.
  package static var leavingAll: String {
    // CAN ends a sequence that was cut off (ECMA-48, 8.3.6). The cursor is saved (DECSC) for the alternate screen to
    // restore, so that it stays where it is on a terminal that is not there.
    "\u{18}"
      + [.synchronizedOutput, .hyperlink, .style, .hiddenCursor, .kittyKeyboard, .mouseClicks, .bracketedPaste]
      .map(\TerminalMode.leaving).joined() + "\u{1B}7" + TerminalMode.alternateScreen.leaving
  }
}
