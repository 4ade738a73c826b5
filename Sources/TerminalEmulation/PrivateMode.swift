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
