import Glibc
package import Values

package typealias SeededGenerator = Values.SeededGenerator

/// How much longer random tests look than usual; from the environment.
package enum FuzzEffort {
  /// How many times over random tests run: `FORMLINE_FUZZ=100 swift test` looks a hundred times longer.
  package static let factor = max(1, number("FORMLINE_FUZZ") ?? 1)
  /// How many inputs are made for each place where bytes come in; nil for the usual number.
  package static let rounds = number("FUZZ_ROUNDS")

  private static func number(_ name: String) -> Int? { getenv(name).flatMap { Int(String(cString: $0)) } }
}
