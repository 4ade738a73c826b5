/// Depends on the position of a node.
@MainActor
package protocol PlaceWatching: AnyObject {
  init()
  /// Called when something has been laid out or scrolled.
  func placeMayHaveChanged(of node: DisplayNode)
}

/// Has the positions of the content's views watched, each by a watcher of its own.
package struct PlaceModifier<Watcher: PlaceWatching>: LayoutModifier {
  let configure: (Watcher) -> Void

  package final class Node: UnaryNode {
    let watcher = Watcher()
    private var isWatched = false

    package override func layOut(in size: Size) {
      super.layOut(in: size)
      guard !isWatched else { return }
      isWatched = true
      host.watchPlace(of: self, by: watcher)
    }
  }

  package func update(_ node: Node, environment: EnvironmentValues) { configure(node.watcher) }
}

extension View {
  /// Has the position of this view watched from its first layout on.
  /// - Parameter configure: Brings the watcher up to date whenever the view is.
  package func watchingPlace<Watcher: PlaceWatching>(_ configure: @escaping (Watcher) -> Void) -> some View {
    modifier(PlaceModifier(configure: configure))
  }
}
