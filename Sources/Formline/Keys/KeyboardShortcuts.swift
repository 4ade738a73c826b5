import TerminalModel
import ViewTree

/// Keys that run a control's action from anywhere in the form; the first enabled control in tree order wins.
package final class KeyboardShortcuts {
  private var controls: [Key: [Control]] = [:]

  private unowned let host: ViewHost

  private init(host: ViewHost) { self.host = host }

  package static func of(_ host: ViewHost) -> KeyboardShortcuts {
    host.attachment(orMake: KeyboardShortcuts(host: host))
  }

  func add(_ control: Control, for key: Key) {
    controls[key, default: []].append(control)
    // A key that the bottom row has given to an item goes to whoever names it.
    if controls[key]?.count ?? 0 > 1 { ToolbarStore.of(host).keysDidChange() }
  }

  func controls(for key: Key) -> [Control] { controls[key] ?? [] }

  func remove(_ control: Control, for key: Key) {
    controls[key]?.removeAll { $0 === control }
    if controls[key]?.isEmpty == true { controls[key] = nil }
  }

  /// The control that a key belongs to now.
  func control(for key: Key) -> Control? {
    guard let candidates = controls[key] else { return nil }
    let modal = FocusStore.of(host).modal
    return candidates.filter { control in
      guard control.isEnabled, let node = control.node else { return false }
      return modal.map { node.isInside($0) } ?? true
    }.min { first, second in
      guard let first = first.node, let second = second.node else { return false }
      return first.isBefore(second)
    }
  }
}
