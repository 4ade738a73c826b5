public import AttributeGraph
package import TerminalModel
public import ViewTree

/// Sets the key of the control inside by its name; see `View.keyboardShortcut(_:)`.
public struct KeyboardShortcutModifier: PrimitiveModifier {
  let name: String

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
      values.keyboardShortcut = Key(parsing: name)
      if values.keyboardShortcut == nil { host.report("'\(name)' is the name of no key") }
      return values
    }
  }
}

private struct KeyboardShortcutKey: EnvironmentKey {
  static var defaultValue: Key? { nil }
}

extension EnvironmentValues {
  /// The key that runs the action of the control inside.
  package var keyboardShortcut: Key? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}

extension View {
  /// Runs the action of the control inside when a key is pressed, wherever focus is.
  /// - Parameter name: The key as in key scripts: `F2`, `Alt+t`, `Ctrl+T`. A name that is no key is ignored and
  ///   reported.
  public func keyboardShortcut(_ name: String) -> some View { modifier(KeyboardShortcutModifier(name: name)) }

  package func keyboardShortcut(_ key: Key?) -> some View { environment(\.keyboardShortcut, key) }
}
