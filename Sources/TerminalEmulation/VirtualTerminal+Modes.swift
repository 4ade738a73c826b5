/// A mode that `CSI ? n h` sets and `CSI ? n l` resets, by its number.
package struct PrivateMode: RawRepresentable, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// DECCKM.
  package static let applicationCursorKeys = PrivateMode(rawValue: 1)
  /// DECAWM; on at the start.
  package static let autowrap = PrivateMode(rawValue: 7)
  /// DECTCEM; on at the start.
  package static let cursorVisible = PrivateMode(rawValue: 25)
  package static let alternateScreen47 = PrivateMode(rawValue: 47)
  package static let mouseClicks = PrivateMode(rawValue: 1000)
  package static let mouseDrags = PrivateMode(rawValue: 1002)
  package static let mouseMoves = PrivateMode(rawValue: 1003)
  package static let focusEvents = PrivateMode(rawValue: 1004)
  package static let mouseSGR = PrivateMode(rawValue: 1006)
  package static let alternateScreen1047 = PrivateMode(rawValue: 1047)
  /// The alternate screen, with the cursor saved and restored.
  package static let alternateScreen = PrivateMode(rawValue: 1049)
  package static let bracketedPaste = PrivateMode(rawValue: 2004)
  package static let synchronizedOutput = PrivateMode(rawValue: 2026)

  /// The modes of a terminal just switched on.
  package static let atStart: Set<PrivateMode> = [.autowrap, .cursorVisible]

  static let known: Set<PrivateMode> = [
    .applicationCursorKeys, .autowrap, .cursorVisible, .alternateScreen47, .mouseClicks, .mouseDrags, .mouseMoves,
    .focusEvents, .mouseSGR, .alternateScreen1047, .alternateScreen, .bracketedPaste, .synchronizedOutput,
  ]
}

/// Private modes (DECSET and DECRST) and the two screens.
extension VirtualTerminal {
  mutating func changePrivateModes(_ sequence: ControlSequence) -> Bool {
    let isSet: Bool
    switch Unicode.Scalar(sequence.final) {
    case "h": isSet = true
    case "l": isSet = false
    default: return false
    }
    var isKnown = true
    for parameter in sequence.parameters {
      let mode = PrivateMode(rawValue: parameter.values[0] ?? 0)
      isKnown = isKnown && PrivateMode.known.contains(mode)
      if isSet { modes.insert(mode) } else { modes.remove(mode) }
      switch mode {
      case .alternateScreen: showAlternateScreen(isSet, keepsCursor: true)
      case .alternateScreen47, .alternateScreen1047: showAlternateScreen(isSet, keepsCursor: false)
      default: break
      }
    }
    return isKnown
  }

  private mutating func showAlternateScreen(_ isShown: Bool, keepsCursor: Bool) {
    if isShown, mainScreen == nil {
      if keepsCursor { cursorBeforeAlternate = SavedCursor(position: position, style: style) }
      mainScreen = MainScreen(screen: screen, position: position, keyboardFlags: keyboardFlags)
      keyboardFlags = []
      screen = Array(repeating: ScreenRow(columns: columns), count: rows)
    } else if !isShown {
      if let main = mainScreen {
        mainScreen = nil
        screen = main.screen
        keyboardFlags = main.keyboardFlags
        modes.subtract([.alternateScreen, .alternateScreen47, .alternateScreen1047])
        if keepsCursor { cursorBeforeAlternate?.position = main.position }
      }
      // Also where the main screen is shown already, as in xterm and tmux.
      if keepsCursor, let cursor = cursorBeforeAlternate {
        style = cursor.style
        position = Position(row: min(cursor.position.row, rows - 1), column: min(cursor.position.column, columns))
      }
    }
  }
}
