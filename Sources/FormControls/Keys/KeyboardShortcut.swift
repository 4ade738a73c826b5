package import AttributeGraph
package import TerminalModel
public import ViewTree

/// A key that runs the action of a control from anywhere.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public let key: KeyEquivalent
  /// The modifiers held with it.
  public let modifiers: EventModifiers

  /// A shortcut, by default with Command.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Return, if no submit action handles it.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Esc, if nothing is open and no exit command handles it.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  init(_ key: Key, command: CommandKey) {
    self.key = KeyEquivalent(base: key.base)
    var modifiers: EventModifiers = []
    if key.modifiers.contains(.shift) { modifiers.insert(.shift) }
    if key.modifiers.contains(.alt) { modifiers.insert(command == .alt ? .command : .option) }
    if key.modifiers.contains(.control) { modifiers.insert(command == .control ? .command : .control) }
    self.modifiers = modifiers
  }

  /// The key that the terminal sends for the shortcut.
  func key(command: CommandKey) -> Key {
    var held: KeyModifiers = []
    if modifiers.contains(.shift) { held.insert(.shift) }
    if modifiers.contains(.option) || (modifiers.contains(.command) && command == .alt) { held.insert(.alt) }
    if modifiers.contains(.control) || (modifiers.contains(.command) && command == .control) { held.insert(.control) }
    return Key(key.base, held)
  }
}

/// Sets the key of the control inside; see `View.keyboardShortcut(_:)`.
package struct KeyboardShortcutModifier: PrimitiveModifier {
  let name: ShortcutName

  package static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    let inner = inputs.changingEnvironment { [unowned host = inputs.host] values in
      let name = host.graph.value(modifier).name
      values.shortcutKey = name.key(command: values.commandKey)
      if case .named(let name) = name, values.shortcutKey == nil {
        let place = host.place(of: modifier.id)
        host.report("'\(name)' is the name of no key: the keyboard shortcut\(place) is ignored")
      }
    }
    return content(inner)
  }
}

private struct KeyboardShortcutKey: EnvironmentKey { static var defaultValue: Key? { nil } }

private struct CommandKeyKey: EnvironmentKey { static var defaultValue: CommandKey { .alt } }

extension EnvironmentValues {
  /// The key that runs the action of the control inside.
  package var shortcutKey: Key? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }

  /// The shortcut of the button around a view of its label or style.
  public var keyboardShortcut: KeyboardShortcut? { shortcutKey.map { KeyboardShortcut($0, command: commandKey) } }

  /// The key that replaces Command in keyboard shortcuts; by default Alt.
  public var commandKey: CommandKey {
    get { self[CommandKeyKey.self] }
    set { self[CommandKeyKey.self] = newValue }
  }
}

extension View {
  /// Runs the action of the control inside when a key is pressed, wherever focus is; if several match, that of the
  /// first enabled control in tree order.
  /// - Parameter name: The key as in key scripts: `F2`, `Alt+t`, `Ctrl+T`; a single character is combined with Command.
  ///   An unknown name is ignored and reported.
  public func keyboardShortcut(_ name: String) -> some View { modifier(KeyboardShortcutModifier(name: .named(name))) }

  /// Runs the action of the control inside when a key is pressed with modifiers, by default Command, wherever focus is.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    modifier(KeyboardShortcutModifier(name: .shortcut(KeyboardShortcut(key, modifiers: modifiers))))
  }

  /// Runs the action of the control inside for a shortcut, such as `.defaultAction` or `.cancelAction`.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modifier(KeyboardShortcutModifier(name: .shortcut(shortcut)))
  }

  package func keyboardShortcut(key: Key?) -> some View { modifier(KeyboardShortcutModifier(name: .key(key))) }
}

/// The forms in which an app sets the key of a control.
enum ShortcutName: Hashable, Sendable {
  case key(Key?)
  /// As in key scripts; a single character is combined with Command.
  case named(String)
  case shortcut(KeyboardShortcut?)

  /// The key; nil if there is none, or if the name is no key.
  func key(command: CommandKey) -> Key? {
    switch self {
    case .key(let key): key
    case .shortcut(let shortcut): shortcut?.key(command: command)
    case .named(let name) where name.count == 1:
      name.first.map { KeyboardShortcut(KeyEquivalent($0)).key(command: command) }
    case .named(let name): Key(parsing: name)
    }
  }
}

/// Keys that press a button from anywhere in the form; the first enabled one in tree order wins.
package final class KeyboardShortcuts {
  private var buttons: [Key: [ButtonControl]] = [:]
  /// True once a plain character is a shortcut; until then, typed characters are not looked up.
  private var haveCharacters = false

  private unowned let host: ViewHost

  private init(host: ViewHost) { self.host = host }

  package static func of(_ host: ViewHost) -> KeyboardShortcuts {
    host.attachment(orMake: KeyboardShortcuts(host: host))
  }

  func add(_ button: ButtonControl, for key: Key) {
    buttons[key, default: []].append(button)
    if key.isCharacter { haveCharacters = true }
    // A key that the bottom row has assigned to an item is taken back when a button sets it.
    if buttons[key]?.count ?? 0 > 1 { ToolbarStore.of(host).keysDidChange() }
  }

  func buttons(for key: Key) -> [ButtonControl] { buttons[key] ?? [] }

  func remove(_ button: ButtonControl, for key: Key) {
    buttons[key]?.removeAll { $0 === button }
    if buttons[key]?.isEmpty == true { buttons[key] = nil }
  }

  /// The button to which a key currently belongs. A disabled one only if it explains itself when pressed and no enabled
  /// button has the key.
  func button(for key: Key) -> ButtonControl? {
    guard haveCharacters || !key.isCharacter, let candidates = buttons[key] else { return nil }
    let layer = FocusStore.of(host).layers.last
    let toolbar = ToolbarStore.of(host)
    return candidates.filter { button in
      guard button.isEnabled || button.refusesPresses, let node = button.node, node.isShown,
        !toolbar.isCovered(button)
      else { return false }
      guard let layer, !node.isInside(layer) else { return true }
      // The bottom row shows the items of the screen.
      return layer.isScreen && button.isInToolbar
    }.min { first, second in
      guard first.isEnabled == second.isEnabled else { return first.isEnabled }
      guard let first = first.node, let second = second.node else { return false }
      return first.isBefore(second)
    }
  }
}

extension EnvironmentValues {
  /// The key that reveals secure fields inside, like `form-reveal`. Forms from files determine themselves whether
  /// secrets may be shown.
  var revealKey: Key? { textInput.followsContentType ? Key(.function(7)) : nil }
}

extension Key {
  /// True for a character without modifiers.
  fileprivate var isCharacter: Bool {
    if case .character = base { return modifiers.isEmpty }
    return false
  }
}
