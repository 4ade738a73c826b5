/// Watches the size and the place of the content; see `View.onGeometryChange(for:of:action:)`.
public struct GeometryChangeModifier<Value: Equatable>: LayoutModifier {
  let transform: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void

  package final class Node: UnaryNode, GeometryReading {
    var transform: ((GeometryProxy) -> Value)?
    var action: (Value, Value) -> Void = { _, _ in }
    private let places = GeometryProxy.Places()
    private var last: Value?
    private var isWatching = false

    override init(host: ViewHost) {
      super.init(host: host)
      places.node = self
    }

    package override func layOut(in size: Size) {
      super.layOut(in: size)
      guard !isWatching else { return }
      isWatching = true
      host.watchPlace(of: self)
    }

    func placeMayHaveChanged() {
      guard isInTree, let value = transform?(GeometryProxy(size: size, reader: places)), value != last else { return }
      let old = last
      last = value
      host.afterLayout { [weak self] in self?.action(old ?? value, value) }
    }
  }

  package static func makeNode(inputs: ViewInputs) -> Node { Node(host: inputs.host) }

  package func update(_ node: Node, environment: EnvironmentValues) {
    node.transform = transform
    node.action = action
  }
}

extension View {
  /// Runs an action with a value made from the size and the place of this view, once it has a place and whenever that
  /// value has changed.
  /// - Parameter action: Given the old and the new value; the first time twice the same.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> ModifiedContent<Self, GeometryChangeModifier<Value>> {
    modifier(GeometryChangeModifier(transform: transform, action: action))
  }
}
