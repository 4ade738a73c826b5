/// What stands in a cell: a cluster of one scalar as its value, a longer one as an index of a `ClusterTable`.
struct Glyph: Hashable, Sendable {
  private let code: UInt32

  private init(code: UInt32) { self.code = code }

  init(_ scalar: Unicode.Scalar) { code = scalar.value }

  init(ascii byte: UInt8) { code = UInt32(byte) }

  init(clusterIndex: Int) { code = Glyph.clusterFlag | UInt32(clusterIndex) }

  private static let clusterFlag: UInt32 = 0x8000_0000
  static let blank = Glyph(ascii: 0x20)
  static let replacement = Glyph("\u{FFFD}")
  /// The second column of a wide cluster.
  static let continuation = Glyph(code: 0x4000_0000)

  var isASCII: Bool { code < 0x80 }

  /// The only scalar of the cluster; nil for longer clusters and for `continuation`.
  var scalar: Unicode.Scalar? { Unicode.Scalar(code) }

  /// Where a cluster of several scalars is kept.
  var clusterIndex: Int? { code & Glyph.clusterFlag != 0 ? Int(code & ~Glyph.clusterFlag) : nil }
}
