/// Grapheme clusters of several scalars, numbered so that a cell stays a few bytes.
struct ClusterTable: Sendable {
  private(set) var clusters: [String] = []
  private var indices: [String: Int] = [:]

  /// More clusters than this are worth a look at which are still in use.
  static let crowded = 4096

  mutating func index(of cluster: String) -> Int {
    if let known = indices[cluster], clusters[known].unicodeScalars.elementsEqual(cluster.unicodeScalars) {
      return known
    }
    let index = clusters.count
    clusters.append(cluster)
    indices[cluster] = index
    return index
  }

  subscript(index: Int) -> String { clusters[index] }

  /// Forgets every cluster that no cell of `cells` shows, and renumbers the others.
  mutating func compact(_ cells: inout [Cell]) {
    var kept = ClusterTable()
    for position in cells.indices {
      guard let index = cells[position].glyph.clusterIndex else { continue }
      cells[position].glyph = Glyph(clusterIndex: kept.index(of: clusters[index]))
    }
    self = kept
  }
}
