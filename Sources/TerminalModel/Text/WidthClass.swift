/// How one scalar counts towards the width of its grapheme cluster.
enum WidthClass: UInt8 {
  case narrow
  case zero
  case wide
  /// One column in most of the world, two in legacy East Asian settings (UAX #11, class A).
  case ambiguous
  /// A spacing combining mark (general category Mc): no column of its own on a narrow base's terminal cell, but it
  /// widens the cluster to two columns, as terminals draw it.
  case spacingMark

  init(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    switch value {
    case 0..<0xa1: self = .narrow
    case 0x4e00...0x9fff, 0xac00...0xd7a3: self = .wide
    default: self = WidthClass.lookUp(value)
    }
  }

  private static func lookUp(_ value: UInt32) -> WidthClass {
    WidthTable.changes.withUnsafeBufferPointer { changes in
      var low = 0
      var high = changes.count
      while high - low > 1 {
        let middle = (low + high) / 2
        if changes[middle] & 0xff_ffff <= value { low = middle } else { high = middle }
      }
      return WidthClass(rawValue: UInt8(truncatingIfNeeded: changes[low] >> 24)) ?? .narrow
    }
  }
}
