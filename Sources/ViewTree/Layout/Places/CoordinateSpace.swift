/// Where the places of views are counted from.
public enum CoordinateSpace: Hashable {
  /// The upper left corner of the view itself.
  case local
  /// That of the screen, or of the region of an inline form.
  case global
  /// That of the nearest view around with `coordinateSpace(name:)`.
  case named(AnyHashable)
}

/// Gives the content a name by which views inside say where they stand in it; see `View.coordinateSpace(name:)`.
public struct CoordinateSpaceModifier: LayoutModifier {
  let name: AnyHashable

  package final class Node: UnaryNode {
    var name: AnyHashable = ""
  }

  package static func makeNode(inputs: ViewInputs) -> Node { Node(host: inputs.host) }
  package func update(_ node: Node, environment: EnvironmentValues) { node.name = name }
}

extension View {
  /// Names this view, so that a `GeometryReader` inside can say where it stands in it. Outside of a scrolling view the
  /// name stands for what is in sight of it.
  public func coordinateSpace<Name: Hashable>(
    name: Name
  ) -> ModifiedContent<Self, CoordinateSpaceModifier> {
    modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
  }
}

extension DisplayNode {
  /// The place of this node, before clipping; at the origin while it is not in the tree.
  func frame(in space: CoordinateSpace) -> Rect {
    var origin = screenOrigin
    switch space {
    case .local: origin = .zero
    case .global: if !isInTree { origin = .zero }
    case .named(let name):
      guard let named = ancestor(named: name) else { return frame(in: .global) }
      origin = Point(x: origin.x - named.screenOrigin.x, y: origin.y - named.screenOrigin.y)
    }
    return Rect(origin: origin, size: size)
  }

  private func ancestor(named name: AnyHashable) -> DisplayNode? {
    var node = parent
    while let current = node {
      if (current as? CoordinateSpaceModifier.Node)?.name == name { return current }
      node = current.parent
    }
    return nil
  }
}
