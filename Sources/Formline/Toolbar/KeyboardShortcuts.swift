import TerminalModel
import ViewTree

/// Keys that run a control's action from anywhere in the form; the first enabled control in tree order wins.
package final class KeyboardShortcuts {
  private var controls: [Key: [Control]] = [:]

  private init() {}

  package static func of(_ host: ViewHost) -> KeyboardShortcuts {
    let key = ObjectIdentifier(KeyboardShortcuts.self)
    if let known = host.attachments[key] as? KeyboardShortcuts { return known }
    let made = KeyboardShortcuts()
    host.attachments[key] = made
    return made
  }

  func add(_ control: Control, for key: Key) { controls[key, default: []].append(control) }

  func remove(_ control: Control, for key: Key) {
    controls[key]?.removeAll { $0 === control }
    if controls[key]?.isEmpty == true { controls[key] = nil }
  }

  /// The control that a key belongs to now.
  func control(for key: Key) -> Control? {
    guard let candidates = controls[key] else { return nil }
    return candidates.filter { $0.isEnabled && $0.node != nil }.min { first, second in
      guard let first = first.node, let second = second.node else { return false }
      return first.isBefore(second)
    }
  }
}
