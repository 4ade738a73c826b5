public import AttributeGraph

/// Content in which code can scroll to any view with an id.
///
///     ScrollViewReader { proxy in
///       List(items) { item in Text(item.name) }
///       Button("Newest") { proxy.scrollTo(items.last?.id, anchor: .bottom) }
///     }
public struct ScrollViewReader<Content: View>: PrimitiveView {
  let content: (ScrollViewProxy) -> Content

  /// Makes content with a proxy that scrolls it.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  public static func _makeView(_ view: Attribute<Self>, inputs: ViewInputs) -> ViewOutputs {
    let reader = ScrollReader(host: inputs.host)
    let content = inputs.graph.makeRule { $0.value(view).content(ScrollViewProxy(reader: reader)) }
    let outputs = Content._makeView(content, inputs: inputs)
    reader.list = outputs.list
    return outputs
  }
}

/// Scrolls the content of a `ScrollViewReader`.
public struct ScrollViewProxy {
  let reader: ScrollReader

  /// Scrolls to the view with an id set by `id(_:)` or a `ForEach`, once the views are up to date. Rows of a lazy stack
  /// are made on demand: any distance is one step.
  /// - Parameter anchor: The point of the view to place at the same point of the visible part; nil scrolls as little as
  ///   needed.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    reader.scroll(to: AnyHashable(id), anchor: anchor)
  }
}

/// The content of a reader, in the tree.
final class ScrollReader {
  private unowned let host: ViewHost
  var list: ViewList = .empty

  init(host: ViewHost) { self.host = host }

  func scroll(to id: AnyHashable, anchor: UnitPoint?) {
    host.afterUpdate { [weak self] in
      guard let target = self?.target(of: id) else { return }
      target.scroll?.scroll(to: .target(target, anchor: anchor))
    }
  }

  /// The positions of the views with some ids, each in its enclosing scrolling view.
  func places(of ids: Set<AnyHashable>) -> [ScrollPlace] {
    var targets: [AnyHashable: ScrollTarget] = [:]
    for node in list.nodes { node.collectScrollTargets(identifiedBy: ids, into: &targets) }
    for id in ids where targets[id] == nil { targets[id] = target(of: id) }
    return targets.compactMap { id, target in
      guard let scroll = target.scroll, let extent = target.extent(in: scroll) else { return nil }
      return ScrollPlace(id: id, extent: extent, in: scroll)
    }
  }

  private func target(of id: AnyHashable) -> ScrollTarget? {
    if let node = list.part(identifiedBy: id)?.firstNode { return .node(node) }
    return list.nodes.lazy.compactMap { $0.scrollTarget(identifiedBy: id) }.first
  }
}

extension ViewList {
  /// The nodes that the views contribute now, without those of enclosing modifiers.
  fileprivate var nodes: [DisplayNode] {
    switch self {
    case .node(let node): [node]
    case .rows(let rows) where rows.isLazy: rows.made.flatMap(\.nodes)
    default: parts.flatMap(\.nodes)
    }
  }
}

/// The direction of a search through matches.
public enum MatchDirection: Hashable, Sendable {
  /// The next match; after the last one, the first.
  case next
  /// The previous match; before the first one, the last.
  case previous
}

extension ScrollViewProxy {
  /// Scrolls to the next or the previous of several views, for a search.
  ///
  ///     current = proxy.scrollToMatch(.next, of: matches, from: current)
  ///
  /// Without a current match, or if that has been scrolled off-screen, it starts with the match nearest to the middle
  /// of the visible part. After the last match it continues with the first. Linear in the rows, in one pass.
  /// - Parameters:
  ///   - matches: The ids of the matches, in any order.
  ///   - current: The current match.
  ///   - anchor: Where to place the match; nil scrolls as little as needed.
  /// - Returns: The new match; nil if none of them exists.
  @discardableResult
  public func scrollToMatch<ID: Hashable>(
    _ direction: MatchDirection, of matches: some Sequence<ID>, from current: ID? = nil, anchor: UnitPoint? = .center
  ) -> ID? {
    guard let found = reader.match(direction, of: Set(matches.map { AnyHashable($0) }), from: current) else {
      return nil
    }
    reader.scroll(to: found, anchor: anchor)
    return found.base as? ID
  }
}

extension ScrollReader {
  fileprivate func match(_ direction: MatchDirection, of ids: Set<AnyHashable>, from current: AnyHashable?)
    -> AnyHashable?
  {
    let places = places(of: ids).sorted { $0.row < $1.row }
    guard !places.isEmpty else { return nil }
    if let current, let start = places.firstIndex(where: { $0.id == current && $0.isInSight }) {
      let step = direction == .next ? 1 : places.count - 1
      return places[(start + step) % places.count].id
    }
    return places.min { $0.distance < $1.distance }?.id
  }
}

/// The position of a match in a scrolling view.
struct ScrollPlace {
  let id: AnyHashable
  /// The middle of the match, in rows of the content.
  let row: Double
  /// The number of rows between its middle and that of the visible part.
  let distance: Double
  let isInSight: Bool

  init(id: AnyHashable, extent: (start: Double, end: Double), in scroll: ScrollNode) {
    self.id = id
    row = (extent.start + extent.end) / 2
    distance = abs(row - scroll.position - scroll.room / 2)
    isInSight = extent.start < scroll.position + scroll.room && extent.end > scroll.position
  }
}
