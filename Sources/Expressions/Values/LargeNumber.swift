/// A natural number of any size, for decimal digits of doubles.
struct LargeNumber {
  /// 32 bits each, the least significant first.
  private var limbs: [UInt32]

  init(_ value: UInt64) { limbs = [UInt32(truncatingIfNeeded: value), UInt32(value >> 32)] }

  mutating func multiply(by factor: UInt32) {
    var carry: UInt64 = 0
    for position in limbs.indices {
      let product = UInt64(limbs[position]) * UInt64(factor) + carry
      limbs[position] = UInt32(truncatingIfNeeded: product)
      carry = product >> 32
    }
    if carry > 0 { limbs.append(UInt32(carry)) }
  }

  mutating func shiftLeft(by bits: Int) {
    multiply(by: 1 << UInt32(bits % 32))
    limbs = Array(repeating: 0, count: bits / 32) + limbs
  }

  /// Halves that many times; a remainder of half or more rounds to even or up.
  mutating func shiftRightRounding(by bits: Int) {
    let half = bit(bits - 1)
    let isTie = half && !(0..<(bits - 1)).contains { bit($0) }
    limbs = Array(limbs.dropFirst(bits / 32))
    let rest = UInt64(bits % 32)
    for position in limbs.indices {
      let above = position + 1 < limbs.count ? UInt64(limbs[position + 1]) : 0
      limbs[position] = UInt32(truncatingIfNeeded: (above << 32 | UInt64(limbs[position])) >> rest)
    }
    if half && (!isTie || bit(0)) { increment() }
  }

  /// The decimal digits, without leading zeros.
  var decimal: String {
    var groups: [UInt32] = []
    var rest = limbs
    while rest.contains(where: { $0 != 0 }) {
      var remainder: UInt64 = 0
      for position in rest.indices.reversed() {
        let dividend = remainder << 32 | UInt64(rest[position])
        rest[position] = UInt32(dividend / 1_000_000_000)
        remainder = dividend % 1_000_000_000
      }
      groups.append(UInt32(remainder))
    }
    guard let first = groups.last else { return "0" }
    return String(first) + groups.dropLast().reversed().map { padded(Int($0), 9) }.joined()
  }

  private func bit(_ position: Int) -> Bool {
    let limb = position / 32
    return limb < limbs.count && limbs[limb] >> UInt32(position % 32) & 1 == 1
  }

  private mutating func increment() {
    for position in limbs.indices {
      limbs[position] &+= 1
      if limbs[position] != 0 { return }
    }
    limbs.append(1)
  }
}
