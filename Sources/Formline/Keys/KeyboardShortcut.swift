public import AttributeGraph
package import TerminalModel
public import ViewTree

/// A key that runs the action of a control from anywhere.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public let key: KeyEquivalent
  /// What is held while it is pressed.
  public let modifiers: EventModifiers

  /// A shortcut; with Command if nothing is said of modifiers.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Return, where no submit action is for it.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Esc, where nothing is open and no exit command is for it.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// What the terminal sends for it.
  func key(command: CommandKey) -> Key {
    var held: KeyModifiers = []
    if modifiers.contains(.shift) { held.insert(.shift) }
    if modifiers.contains(.option) || (modifiers.contains(.command) && command == .alt) { held.insert(.alt) }
    if modifiers.contains(.control) || (modifiers.contains(.command) && command == .control) { held.insert(.control) }
    return Key(key.base, held)
  }
}

/// Sets the key of the control inside; see `View.keyboardShortcut(_:)`.
public struct KeyboardShortcutModifier: PrimitiveModifier {
  let name: ShortcutName

  public static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    var inner = inputs
    inner.environment = inputs.graph.makeRule(
      Named(base: inputs.environment, modifier: modifier, host: inputs.host))
    return content(inner)
  }

  private struct Named: Rule {
    let base: Attribute<EnvironmentValues>
    let modifier: Attribute<KeyboardShortcutModifier>
    unowned let host: ViewHost

    func evaluate(in graph: Graph) -> EnvironmentValues {
      var values = graph.value(base)
      let name = graph.value(modifier).name
      values.keyboardShortcut = name.key(command: values.commandKey)
      if case .named(let name) = name, values.keyboardShortcut == nil {
        let place = host.place(of: modifier.id)
        host.report("'\(name)' is the name of no key: the keyboard shortcut\(place) is ignored")
      }
      return values
    }
  }
}

private struct KeyboardShortcutKey: EnvironmentKey {
  static var defaultValue: Key? { nil }
}

private struct CommandKeyKey: EnvironmentKey {
  static var defaultValue: CommandKey { .alt }
}

extension EnvironmentValues {
  /// The key that runs the action of the control inside.
  package var keyboardShortcut: Key? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }

  /// The key that stands for Command in keyboard shortcuts; Alt, where nothing is said.
  public var commandKey: CommandKey {
    get { self[CommandKeyKey.self] }
    set { self[CommandKeyKey.self] = newValue }
  }
}

extension View {
  /// Runs the action of the control inside when a key is pressed, wherever focus is. Of several controls with one key,
  /// the first enabled one in tree order has it.
  /// - Parameter name: The key as in key scripts: `F2`, `Alt+t`, `Ctrl+T`; a character alone is held with Command. A name
  ///   that is no key is ignored and reported.
  public func keyboardShortcut(_ name: String) -> some View { modifier(KeyboardShortcutModifier(name: .named(name))) }

  /// Runs the action of the control inside when a key is pressed with modifiers, wherever focus is; with Command if
  /// nothing is said of them.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    modifier(KeyboardShortcutModifier(name: .shortcut(KeyboardShortcut(key, modifiers: modifiers))))
  }

  /// Runs the action of the control inside for a shortcut, such as `.defaultAction` and `.cancelAction`.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modifier(KeyboardShortcutModifier(name: .shortcut(shortcut)))
  }

  package func keyboardShortcut(key: Key?) -> some View { modifier(KeyboardShortcutModifier(name: .key(key))) }
}
