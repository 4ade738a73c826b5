import Platform
package import Values

package typealias SeededGenerator = Values.SeededGenerator

/// How much longer random tests look than usual: `FORMLINE_FUZZ=100 swift test` looks a hundred times longer.
package enum FuzzEffort {
  /// How many times over they run.
  package static let factor = max(1, getenv("FORMLINE_FUZZ").flatMap { Int(String(cString: $0)) } ?? 1)
}
