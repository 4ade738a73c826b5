import FormModels
import TerminalModel

extension DraftKeeper {
  /// Handles a key while the question is shown: Return resumes the marked draft, arrows mark another, Delete pressed
  /// twice discards it. Esc begins afresh, as does what changes an answer: typing ahead loses nothing.
  /// - Returns: False for keys that keep their usual meaning.
  func answer(_ press: Keystroke) -> Bool {
    guard isOffering, let key = press.key, key.modifiers.subtracting(.shift).isEmpty else { return false }
    if key.base == .delete || key.base == .backspace {
      discard()
      return true
    }
    let wasDiscarding = isDiscarding.current
    isDiscarding.value = false
    switch key.base {
    case .enter: resume(marked.current)
    case .escape: if !wasDiscarding { beginAfresh() }
    case .down where earlier.count > 1: marked.value = min(marked.current + 1, earlier.count - 1)
    case .up where earlier.count > 1: marked.value = max(marked.current - 1, 0)
    default: return false
    }
    return true
  }
}
