/// Finds the name somebody meant.
package enum NearestName {
  /// The candidate with the fewest edits (insertion, deletion, substitution, swap of neighbours; letter case is free),
  /// if these are at most a third of its length. Of equals the alphabetically first.
  package static func find(_ name: String, among candidates: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased().utf8.prefix(64))
    var best: (distance: Int, name: String)?
    for candidate in candidates {
      let offered = Array(candidate.lowercased().utf8.prefix(64))
      let limit = max(1, max(wanted.count, offered.count) / 3)
      guard abs(wanted.count - offered.count) <= limit else { continue }
      let distance = edits(wanted, offered)
      guard distance <= limit, distance < max(wanted.count, offered.count) else { continue }
      if best.map({ (distance, candidate) < ($0.distance, $0.name) }) ?? true { best = (distance, candidate) }
    }
    return best?.name
  }

  /// The optimal string alignment distance.
  private static func edits(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let substitution = last[column] + (left[row] == right[column] ? 0 : 1)
        var cost = min(substitution, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}
