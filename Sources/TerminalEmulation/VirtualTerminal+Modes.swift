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
