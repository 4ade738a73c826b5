import LineEditing

/// Something over the focused control that is given every key as a readline command: the bottom row while it is
/// navigated, a calendar.
protocol KeyLayer: AnyObject {
  /// A named command; with false, the layer is left and the command acts on the control.
  func perform(_ command: EditorCommand) -> Bool
  /// Another readline function ran.
  func ran(_ function: String)
  /// Text was typed; with false, the layer is left and the control has the text.
  func typed(_ text: String) -> Bool
  func leave()
}

extension Popup: KeyLayer {
  func leave() { close() }
}

extension Session {
  /// The layer that keys are for now.
  var keyLayer: (any KeyLayer)? {
    if toolbar.selection != nil { return toolbar }
    guard let popup = focus.focused?.popup, popup.takesKeys else { return nil }
    return popup
  }

  /// The layer is gone: what readline edits is the control's again.
  func leave(_ layer: any KeyLayer) {
    layer.leave()
    activateBuffer()
  }
}
