import LineEditing

/// A layer over the focused control that receives every key as a readline command: the bottom row while keys move in
/// it, or a calendar.
protocol KeyLayer: AnyObject {
  /// Handles a named command; if false, the layer is left and the command acts on the control.
  func perform(_ command: EditorCommand) -> Bool
  /// Called when another readline function ran.
  func ran(_ function: String)
  /// Handles typed text; if false, the layer is left and the control receives the text.
  func typed(_ text: String) -> Bool
  func leave()
}

extension Popup: KeyLayer {
  func leave() { close() }
}

extension Session {
  /// The layer that currently receives keys.
  var keyLayer: (any KeyLayer)? {
    if toolbar.selection != nil { return toolbar }
    guard let popup = focus.focused?.popup, popup.takesKeys else { return nil }
    return popup
  }

  /// Leaves a layer: readline edits the control's buffer again.
  func leave(_ layer: any KeyLayer) {
    layer.leave()
    activateBuffer()
  }
}
