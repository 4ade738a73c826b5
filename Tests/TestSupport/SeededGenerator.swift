import Glibc

/// SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014): the same numbers for the
/// same seed on every machine.
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// How much longer random tests look than usual; from the environment.
package enum FuzzEffort {
  /// How many times over random tests run: `FORMLINE_FUZZ=100 swift test` looks a hundred times longer.
  package static let factor = max(1, number("FORMLINE_FUZZ") ?? 1)
  /// How many inputs are made for each place where bytes come in; nil for the usual number.
  package static let rounds = number("FUZZ_ROUNDS")

  private static func number(_ name: String) -> Int? { getenv(name).flatMap { Int(String(cString: $0)) } }
}
