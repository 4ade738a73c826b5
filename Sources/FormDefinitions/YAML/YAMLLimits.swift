/// Bounds on what one YAML text may ask of us.
struct YAMLLimits: Sendable {
  /// Bytes of the file.
  var utf8Length = 5 * 1024 * 1024
  /// Collections inside one another.
  var depth = 64
  /// Nodes that aliases may add to those written out.
  var aliasedNodes = 100_000

  static let standard = YAMLLimits()
}
