import AttributeGraph

/// What a `GeometryReader` tells its content.
public struct GeometryProxy: Equatable {
  /// The size of the reader.
  public let size: Size
  private let reader: Places
  /// Counts how often a place that was asked for has changed.
  private let generation: Int

  init(size: Size, reader: Places) {
    self.size = size
    self.reader = reader
    generation = reader.generation
  }

  /// The place of the reader. Whoever asks is evaluated again when it has changed, also by scrolling.
  public func frame(in space: CoordinateSpace) -> Rect { reader.frame(in: space) }

  public static func == (first: GeometryProxy, second: GeometryProxy) -> Bool {
    first.size == second.size && first.generation == second.generation && first.reader === second.reader
  }

  /// The places of one node that somebody has asked for.
  final class Places {
    weak var node: DisplayNode?
    private(set) var generation = 0
    private var asked: [CoordinateSpace: Rect] = [:]

    /// Whether somebody depends on a place.
    var areWatched: Bool { !asked.isEmpty }

    func frame(in space: CoordinateSpace) -> Rect {
      let frame = node?.frame(in: space) ?? .zero
      if space != .local {
        let isFirst = asked.isEmpty
        asked[space] = frame
        if isFirst, let reader = node as? any GeometryReading { node?.host.watchPlace(of: reader) }
      }
      return frame
    }

    /// Whether a place that was asked for is another one now; those have to be asked for again.
    func haveChanged() -> Bool {
      guard let node, asked.contains(where: { node.frame(in: $0.key) != $0.value }) else { return false }
      for space in asked.keys { asked[space] = node.frame(in: space) }
      generation += 1
      return true
    }
  }
}

/// What depends on where it stands.
protocol GeometryReading: AnyObject {
  /// Something has been laid out or scrolled.
  func placeMayHaveChanged()
}
