public import ViewTree

/// The origin from which the positions of views are measured.
public enum CoordinateSpace: Hashable {
  /// The upper left corner of the view itself.
  case local
  /// The upper left corner of the screen, or of the region of an inline form.
  case global
  /// The upper left corner of the nearest ancestor with `coordinateSpace(name:)`.
  case named(AnyHashable)
}

/// The name of a view's coordinate space.
private struct CoordinateSpaceName: LayoutValueKey {
  static var defaultValue: AnyHashable? { nil }
}

extension View {
  /// Names this view's coordinate space for a `GeometryReader` inside. Applied to a scrolling view, the name refers to
  /// its visible part.
  public func coordinateSpace<Name: Hashable>(name: Name) -> some View {
    layoutValue(key: CoordinateSpaceName.self, value: AnyHashable(name))
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
      let named = ancestry.dropFirst().first { ($0 as? LayoutValueNode)?.value(for: CoordinateSpaceName.self) == name }
      guard let named else { return frame(in: .global) }
      origin = Point(x: origin.x - named.screenOrigin.x, y: origin.y - named.screenOrigin.y)
    }
    return Rect(origin: origin, size: size)
  }
}

/// Observes the size and the position of a view; see `View.onGeometryChange(for:of:action:)`.
package final class GeometryWatcher<Value: Equatable>: PlaceWatching {
  fileprivate var transform: ((GeometryProxy) -> Value)?
  fileprivate var action: (Value, Value) -> Void = { _, _ in }
  private let places = GeometryProxy.Places()
  private var last: Value?

  package init() {}

  package func placeMayHaveChanged(of node: DisplayNode) {
    places.node = node
    guard node.isInTree, let value = transform?(GeometryProxy(size: node.size, reader: places)), value != last
    else { return }
    let old = last
    last = value
    node.host.afterLayout { [weak self] in self?.action(old ?? value, value) }
  }
}

extension View {
  /// Runs an action with a value made from this view's size and position, initially and whenever the value changes.
  /// - Parameter action: Receives the old and the new value, which are the same the first time.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    watchingPlace { (watcher: GeometryWatcher<Value>) in
      watcher.transform = transform
      watcher.action = action
    }
  }

  /// Runs an action with a value made from this view's size and position, initially and whenever the value changes.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    onGeometryChange(for: type, of: transform) { _, value in action(value) }
  }
}
