/// Conversions without `rounded()`, which would need the C library's mathematics to be linked.
extension Double {
  /// The whole part as an int; nil when it does not fit, or for NaN.
  var truncatedInt: Int64? { self >= -0x1p63 && self < 0x1p63 ? Int64(self) : nil }

  /// The whole part as a uint; nil when it does not fit, or for NaN.
  var truncatedUInt: UInt64? { self > -1 && self < 0x1p64 ? UInt64(self) : nil }

  /// The number as an int, if it is one.
  var exactInt: Int64? { truncatedInt.flatMap { Double($0) == self ? $0 : nil } }

  /// The number as a uint, if it is one.
  var exactUInt: UInt64? { truncatedUInt.flatMap { Double($0) == self ? $0 : nil } }
}
