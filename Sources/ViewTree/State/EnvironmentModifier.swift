import AttributeGraph

/// Sets one value of the environment for the content.
public struct EnvironmentModifier<Value>: EnvironmentChange {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  func apply(to value: inout Value) { value = self.value }
}

/// Changes one value of the environment for the content with a closure.
public struct EnvironmentTransform<Value>: EnvironmentChange {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void

  func apply(to value: inout Value) { transform(&value) }
}

/// A modifier that gives the content another environment.
protocol EnvironmentChange: PrimitiveModifier {
  associatedtype Value
  var keyPath: WritableKeyPath<EnvironmentValues, Value> { get }
  func apply(to value: inout Value)
}

extension EnvironmentChange {
  public static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    var inner = inputs
    inner.environment = inputs.graph.makeRule(ChangedEnvironment(base: inputs.environment, change: modifier))
    return content(inner)
  }
}

/// The environment inside a modifier. Closures never compare equal, so what they did is compared: an environment that
/// comes out as before is the one before, and nothing that reads it runs.
private struct ChangedEnvironment<Change: EnvironmentChange>: Rule {
  let base: Attribute<EnvironmentValues>
  let change: Attribute<Change>
  var last: (base: EnvironmentValues, keyPath: AnyKeyPath, values: EnvironmentValues)?

  mutating func evaluate(in graph: Graph) -> EnvironmentValues {
    let base = graph.value(base)
    let change = graph.value(change)
    let before = base[keyPath: change.keyPath]
    var value = before
    change.apply(to: &value)
    if let last, last.base == base, last.keyPath == change.keyPath,
      ValueEquality.areEqual(last.values[keyPath: change.keyPath], value)
    {
      return last.values
    }
    let isInert = withUnsafeBytes(of: before) { before in withUnsafeBytes(of: value) { before.elementsEqual($0) } }
    // What changes nothing passes on the environment as it is.
    var values = base
    if !isInert { values[keyPath: change.keyPath] = value }
    last = (base, change.keyPath, values)
    return values
  }
}

extension View {
  /// Sets a value of the environment for this view and everything inside it.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> ModifiedContent<Self, EnvironmentModifier<Value>> {
    modifier(EnvironmentModifier(keyPath: keyPath, value: value))
  }

  /// Changes a value of the environment for this view and everything inside it.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> ModifiedContent<Self, EnvironmentTransform<Value>> {
    modifier(EnvironmentTransform(keyPath: keyPath, transform: transform))
  }
}
