/// Which of several matches to go to.
public enum MatchDirection: Hashable, Sendable {
  /// The one after, at the end the first.
  case next
  /// The one before, at the beginning the last.
  case previous
}

extension ScrollViewProxy {
  /// Scrolls to the next or the previous of several views, as a search does.
  ///
  ///     current = proxy.scrollToMatch(.next, of: matches, from: current)
  ///
  /// Without a match to start from, or when that has been scrolled out of sight, it begins with the one nearest to the
  /// middle of what is in sight. Beyond the last one it goes on with the first. Linear in the rows, in one pass.
  /// - Parameters:
  ///   - matches: The ids of what was found, in any order.
  ///   - current: The match that was gone to last.
  ///   - anchor: Where the match shall stand; as little as needed is scrolled if nil.
  /// - Returns: The match it goes to; nil if none of them is there.
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

/// Where something stands in a scrolling view.
struct ScrollPlace {
  let id: AnyHashable
  /// The middle of it, in rows of the content.
  let row: Double
  /// Rows between its middle and that of what is in sight.
  let distance: Double
  let isInSight: Bool

  init(id: AnyHashable, extent: (top: Double, bottom: Double), in scroll: ScrollNode) {
    self.id = id
    row = (extent.top + extent.bottom) / 2
    distance = abs(row - scroll.position - scroll.room / 2)
    isInSight = extent.top < scroll.position + scroll.room && extent.bottom > scroll.position
  }
}
