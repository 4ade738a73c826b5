/// Finds the name somebody meant.
enum NearestName {
  /// The name with the fewest edits (insert, delete, replace, swap of neighbours; case does not count), if those are
  /// few for its length; else the first name that it begins. Ties go to the first.
  static func nearest(to name: String, among names: [String]) -> String? {
    let wanted = Array(name.lowercased().unicodeScalars.prefix(64))
    guard !wanted.isEmpty else { return nil }
    var best: (name: String, distance: Int)?
    for candidate in names {
      let other = Array(candidate.lowercased().unicodeScalars)
      let allowed = max(1, min(wanted.count, other.count) / 3)
      guard abs(other.count - wanted.count) <= allowed else { continue }
      let distance = distance(wanted, other)
      if distance <= allowed, distance < min(wanted.count, other.count), distance < best?.distance ?? .max {
        best = (candidate, distance)
      }
    }
    if let best { return best.name }
    let beginning = name.lowercased()
    return wanted.count < 3 ? nil : names.first { $0.lowercased().hasPrefix(beginning) }
  }

  /// Optimal string alignment distance.
  private static func distance(_ left: [UnicodeScalar], _ right: [UnicodeScalar]) -> Int {
    var beforePrevious = [Int](repeating: 0, count: right.count + 1)
    var previous = Array(0...right.count)
    var current = previous
    for row in left.indices {
      current[0] = row + 1
      for column in right.indices {
        let replaced = previous[column] + (left[row] == right[column] ? 0 : 1)
        var cost = min(previous[column + 1] + 1, current[column] + 1, replaced)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, beforePrevious[column - 1] + 1)
        }
        current[column + 1] = cost
      }
      (beforePrevious, previous, current) = (previous, current, beforePrevious)
    }
    return previous[right.count]
  }
}
