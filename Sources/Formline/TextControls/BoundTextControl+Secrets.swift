import LineEditing
import TerminalModel
import ViewTree

/// Texts that are not shown until somebody asks for it.
extension BoundTextControl {
  /// The key that shows the secret; nil where there is none.
  var revealKeyName: String? { isSecure ? environment.revealKey?.name : nil }

  /// Shows the secret, where readline has nothing on the key that does so out of the box.
  func reveal(with key: Key) -> Bool {
    guard isSecure, key == environment.revealKey, LineEditor.shared.isBound(keySequence: key.bytes) == nil else {
      return false
    }
    toggleReveal()
    return true
  }
}
