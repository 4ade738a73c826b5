/// Keys held while another is pressed.
package struct KeyModifiers: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  // The bits of xterm's modifier parameter less one.
  package static let shift = KeyModifiers(rawValue: 1)
  package static let alt = KeyModifiers(rawValue: 2)
  package static let control = KeyModifiers(rawValue: 4)

  /// The modifiers of a parameter in a control sequence, 1 for none. Meta counts as Alt, the lock keys as nothing.
  init(parameter: Int) {
    let bits = UInt8(truncatingIfNeeded: max(0, parameter - 1))
    let meta: KeyModifiers = bits & 0b10_0000 != 0 ? .alt : []
    self = KeyModifiers(rawValue: bits & 0b111).union(meta)
  }

  var parameter: Int { Int(rawValue) + 1 }
}
