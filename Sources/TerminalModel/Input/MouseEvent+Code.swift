extension MouseEvent {
  /// The button code of xterm's mouse reports; nil for what a form has no use for, such as motion without a button.
  init?(code: Int, column: Int, row: Int, isRelease: Bool) {
    guard (0..<128).contains(code), column >= 0, row >= 0 else { return nil }
    var modifiers: KeyModifiers = []
    if code & 4 != 0 { modifiers.insert(.shift) }
    if code & 8 != 0 { modifiers.insert(.alt) }
    if code & 16 != 0 { modifiers.insert(.control) }
    let number = code & 3
    let button = [Button.left, .middle, .right, .none][number]
    let kind: Kind
    switch (isWheel: code & 64 != 0, isMotion: code & 32 != 0) {
    case (true, _):
      guard !isRelease else { return nil }
      kind = [.wheelUp, .wheelDown, .wheelLeft, .wheelRight][number]
    case (false, true):
      guard button != .none else { return nil }
      kind = .drag
    case (false, false):
      kind = isRelease || button == .none ? .release : .press
    }
    self.init(
      kind: kind, button: code & 64 != 0 ? .none : button, column: column, row: row, modifiers: modifiers)
  }
}
