/// A colour by its red, green and blue, with which others can be computed.
package struct Shade: Hashable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8

  package init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// A colour such as `0x1b1f27`.
  package init(hex: UInt32) {
    self.init(UInt8(truncatingIfNeeded: hex >> 16), UInt8(truncatingIfNeeded: hex >> 8), UInt8(truncatingIfNeeded: hex))
  }

  package static let black = Shade(0, 0, 0)
  package static let white = Shade(255, 255, 255)

  package var color: Color { .rgb(red, green, blue) }

  /// A mixture with another colour.
  /// - Parameter share: The other's part, from 0 to 1.
  package func mixed(with other: Shade, share: Double) -> Shade {
    func part(_ own: UInt8, _ other: UInt8) -> UInt8 {
      UInt8(min(255, max(0, (Double(own) + (Double(other) - Double(own)) * share).rounded())))
    }
    return Shade(part(red, other.red), part(green, other.green), part(blue, other.blue))
  }

  /// The relative luminance, from 0 for black to 1 for white (WCAG 2.2, "relative luminance").
  package var luminance: Double {
    0.2126 * Self.linear[Int(red)] + 0.7152 * Self.linear[Int(green)] + 0.0722 * Self.linear[Int(blue)]
  }

  /// The contrast with another colour, from 1 to 21 (WCAG 2.2, "contrast ratio").
  package func contrast(with other: Shade) -> Double {
    let (one, other) = (luminance, other.luminance)
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// Black or white, whichever has more contrast with this colour.
  package var opposite: Shade {
    contrast(with: .white) >= contrast(with: .black) ? .white : .black
  }

  /// The light of each level of sRGB.
  private static let linear: [Double] = (0...255).map { level in
    let share = Double(level) / 255
    guard share > 0.04045 else { return share / 12.92 }
    let base = (share + 0.055) / 1.055
    return base * base * fifthRoot(base * base)
  }

  /// The fifth root of a number from 0 to 1, by Newton's method: the standard library has no powers.
  private static func fifthRoot(_ number: Double) -> Double {
    var root = 1.0
    for _ in 0..<40 {
      let fourth = root * root * root * root
      root -= (fourth * root - number) / (5 * fourth)
    }
    return root
  }
}

extension Shade {
  /// The colours of the 256-colour palette that do not depend on the terminal: a cube and 24 greys.
  package static let palette = (16...255).map { Color.shade(ofPalette: $0) }

  /// How unlike two colours look, as a square weighted by visual sensitivity; only for comparing.
  package func distance(to other: Shade) -> Int {
    let red = Int(red) - Int(other.red)
    let green = Int(green) - Int(other.green)
    let blue = Int(blue) - Int(other.blue)
    return 3 * red * red + 4 * green * green + 2 * blue * blue
  }
}
