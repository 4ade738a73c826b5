import TerminalModel
import ViewTree

/// Items of the bottom row without a key of their own are given one: the first function key that nothing else has.
extension ToolbarStore {
  /// Items have come or gone, or keys are others.
  func keysDidChange() {
    guard givesKeys, !areKeysStale else { return }
    areKeysStale = true
    host.afterUpdate { [weak self] in self?.giveKeys() }
  }

  private func giveKeys() {
    areKeysStale = false
    guard givesKeys, let buttons = bar?.buttons else { return }
    let shortcuts = KeyboardShortcuts.of(host)
    for button in buttons {
      guard let given = button.givenKey else { continue }
      if button.ownKey != nil || shortcuts.controls(for: given).count > 1 { button.give(nil) }
    }
    for button in buttons where button.shortcut == nil {
      button.give(Self.candidates.first { shortcuts.controls(for: $0).isEmpty && !isBound($0) })
    }
  }

  private static let candidates = (2...12).map { Key(.function($0)) }
}
