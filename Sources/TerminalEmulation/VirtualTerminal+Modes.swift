/// A mode that `CSI ? n h` sets and `CSI ? n l` resets, by its number.
package enum PrivateMode: Int, Sendable {
  /// DECCKM.
  case applicationCursorKeys = 1
  /// DECAWM; initially on.
  case autowrap = 7
  /// DECTCEM; initially on.
  case cursorVisible = 25
  case alternateScreen47 = 47
  case mouseClicks = 1000
  case mouseDrags = 1002
  case mouseMoves = 1003
  case focusEvents = 1004
  case mouseSGR = 1006
  case alternateScreen1047 = 1047
  /// The alternate screen, saving and restoring the cursor.
  case alternateScreen = 1049
  case bracketedPaste = 2004
  case synchronizedOutput = 2026

  package static let atStart: Set<PrivateMode> = [.autowrap, .cursorVisible]
}

/// Private modes (DECSET and DECRST) and the two screens.
extension VirtualTerminal {
  mutating func changePrivateModes(_ sequence: ParsedSequence) -> Bool {
    let isSet: Bool
    switch Unicode.Scalar(sequence.final) {
    case "h": isSet = true
    case "l": isSet = false
    default: return false
    }
    var isKnown = true
    for parameter in sequence.parameters {
      guard let mode = PrivateMode(rawValue: parameter.values[0] ?? 0) else {
        isKnown = false
        continue
      }
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
      // As in xterm and tmux, even if the main screen is already shown.
      if keepsCursor, let cursor = cursorBeforeAlternate {
        style = cursor.style
        position = Position(row: min(cursor.position.row, rows - 1), column: min(cursor.position.column, columns))
      }
    }
  }
}
