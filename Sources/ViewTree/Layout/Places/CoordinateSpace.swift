/// The origin from which the positions of views are measured.
public enum CoordinateSpace: Hashable {
  /// The upper left corner of the view itself.
  case local
  /// The upper left corner of the screen, or of the region of an inline form.
  case global
  /// The upper left corner of the nearest ancestor with `coordinateSpace(name:)`.
  case named(AnyHashable)
}

/// Names a coordinate space, in which views inside report their frames; see `View.coordinateSpace(name:)`.
package struct CoordinateSpaceModifier: LayoutModifier {
  let name: AnyHashable

  package final class Node: UnaryNode {
    var name: AnyHashable = ""
  }

  package func update(_ node: Node, environment: EnvironmentValues) { node.name = name }
}

extension View {
  /// Names this view's coordinate space for a `GeometryReader` inside. Applied to a scrolling view, the name refers to
  /// its visible part.
  public func coordinateSpace<Name: Hashable>(name: Name) -> some View {
    modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
  }
}

extension DisplayNode {
  /// The frame of this node, before clipping; at the origin while it is not in the tree.
  func frame(in space: CoordinateSpace) -> Rect {
    var origin = screenOrigin
    switch space {
    case .local: origin = .zero
    case .global: if !isInTree { origin = .zero }
    case .named(let name):
      let named = ancestry.dropFirst().first { ($0 as? CoordinateSpaceModifier.Node)?.name == name }
      guard let named else { return frame(in: .global) }
      origin = Point(x: origin.x - named.screenOrigin.x, y: origin.y - named.screenOrigin.y)
    }
    return Rect(origin: origin, size: size)
  }
}

/// Observes the size and the position of the content; see `View.onGeometryChange(for:of:action:)`.
package struct GeometryChangeModifier<Value: Equatable>: LayoutModifier {
  let transform: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void

  package final class Node: UnaryNode {
    var transform: ((GeometryProxy) -> Value)?
    var action: (Value, Value) -> Void = { _, _ in }
    private let places = GeometryProxy.Places()
    private var last: Value?
    private var isWatching = false

    package required init(host: ViewHost) {
      super.init(host: host)
      places.node = self
    }

    package override func layOut(in size: Size) {
      super.layOut(in: size)
      guard !isWatching else { return }
      isWatching = true
      host.watchPlace(of: self)
    }

    override func placeMayHaveChanged() {
      guard isInTree, let value = transform?(GeometryProxy(size: size, reader: places)), value != last else { return }
      let old = last
      last = value
      host.afterLayout { [weak self] in self?.action(old ?? value, value) }
    }
  }

  package func update(_ node: Node, environment: EnvironmentValues) {
    node.transform = transform
    node.action = action
  }
}

extension View {
  /// Runs an action with a value made from this view's size and position, initially and whenever the value changes.
  /// - Parameter action: Receives the old and the new value, which are the same the first time.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform, action: action))
  }

  /// Runs an action with a value made from this view's size and position, initially and whenever the value changes.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    onGeometryChange(for: type, of: transform) { _, value in action(value) }
  }
}
