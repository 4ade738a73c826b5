/// Why a file that a definition names could not be read.
package struct ResourceError: Error, Sendable, Hashable {
  /// A phrase such as `no such file`.
  package var reason: String

  package init(reason: String) { self.reason = reason }
}
