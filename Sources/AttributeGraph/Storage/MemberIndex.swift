/// The projections of one source, found by the bytes they show. Made for a source with many of them.
///
/// Members of a struct nest, but those of about one size do not overlap but for copies of one another. So they are kept
/// by size, each list in order of offset, and a search looks into a short stretch of each list.
final class MemberIndex {
  /// A projection. It may have been removed since: the generation tells.
  struct Entry {
    let bytes: Range<Int>
    let node: UInt32
    let generation: UInt32
  }

  /// The edge behind which all dependents of the source are projections that are in the index; 0: there are none.
  var firstEdge: UInt32 = 0
  /// By the number of bits of the size.
  private var classes: [[Entry]] = []

  init(_ entries: [Entry]) {
    for entry in entries {
      let sizeClass = Self.sizeClass(of: entry.bytes.count)
      while classes.count <= sizeClass { classes.append([]) }
      classes[sizeClass].append(entry)
    }
    for index in classes.indices { classes[index].sort { $0.bytes.lowerBound < $1.bytes.lowerBound } }
  }

  /// Calls `visit` for each projection that shows some of the bytes.
  func forEach(overlapping bytes: Range<Int>, _ visit: (Entry) -> Void) {
    for (sizeClass, entries) in classes.enumerated() where !entries.isEmpty {
      let largest = 1 << sizeClass
      var position = Self.firstPosition(in: entries, from: bytes.lowerBound - largest)
      while position < entries.count, entries[position].bytes.lowerBound < bytes.upperBound {
        if entries[position].bytes.overlaps(bytes) { visit(entries[position]) }
        position += 1
      }
    }
  }

  private static func sizeClass(of size: Int) -> Int { Int.bitWidth - size.leadingZeroBitCount }

  private static func firstPosition(in entries: [Entry], from offset: Int) -> Int {
    var range = 0..<entries.count
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      if entries[middle].bytes.lowerBound < offset {
        range = (middle + 1)..<range.upperBound
      } else {
        range = range.lowerBound..<middle
      }
    }
    return range.lowerBound
  }
}
