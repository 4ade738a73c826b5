import ViewTree

/// The order in which a screen is read: row by row, each from its left.
enum ReadingOrder {
  /// The places of frames in that order. Frames stand in one row when the middle of one lies beside the other.
  ///
  /// Frames that are equal keep their order. Costs a little more than sorting, and at worst the square of the number of
  /// frames beside a very high one.
  static func places(of frames: [Rect]) -> [Int] {
    var waiting = frames.indices.sorted { first, second in
      let (one, other) = (frames[first].origin, frames[second].origin)
      return (one.y, one.x, first) < (other.y, other.x, second)
    }
    var order: [Int] = []
    while let top = waiting.first {
      let row = waiting.prefix { frames[$0].origin.y < max(frames[top].end, frames[top].origin.y + 1) }
        .filter { $0 == top || frames[$0].standsBeside(frames[top]) }
      order += row.sorted {
        (frames[$0].origin.x, frames[$0].origin.y, $0) < (frames[$1].origin.x, frames[$1].origin.y, $1)
      }
      let placed = Set(row)
      waiting.removeAll { placed.contains($0) }
    }
    return order
  }
}

extension Rect {
  fileprivate var end: Double { origin.y + size.height }
  private var middle: Double { origin.y + size.height / 2 }

  fileprivate func standsBeside(_ other: Rect) -> Bool {
    (origin.y..<max(end, origin.y + 1)).contains(other.middle)
      || (other.origin.y..<max(other.end, other.origin.y + 1)).contains(middle)
  }
}
