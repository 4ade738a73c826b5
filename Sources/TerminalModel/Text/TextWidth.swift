import Synchronization

/// Widths of text in terminal columns, by grapheme clusters (UAX #29).
///
/// A cluster takes at most two columns, as on most terminals: the widths of its scalars (UAX #11) add up; U+FE0F makes
/// an emoji wide, U+FE0E leaves a wide one wide. The frame encoder does not rely on widths that terminals disagree
/// about.
public enum TextWidth {
  /// The Unicode version of the width tables.
  public static var unicodeVersion: String { WidthTable.unicodeVersion }

  /// The most scalars of one cluster that are drawn, more than any script needs (UAX #15 calls a text with at most 30
  /// combining marks in sequence stream-safe). Terminals, ours too, need quadratic time for longer ones.
  package static var longestCluster: Int { 32 }

  /// Columns of one grapheme cluster: 0, 1 or 2. A control character counts as 1: something visible replaces it.
  public static func columns(of character: Character, ambiguous: Ambiguous = .current) -> Int {
    if character.isASCII { return 1 }
    return columns(ofCluster: character.unicodeScalars, ambiguous: ambiguous)
  }

  // Not one generic function: calls from other modules would look up the type's metadata at run time.

  /// The columns of a text laid out in one row. Linear in its length.
  public static func columns(of text: String, ambiguous: Ambiguous = .current) -> Int { count(text, ambiguous) }

  /// The columns of a substring laid out in one row. Linear in its length.
  public static func columns(of text: Substring, ambiguous: Ambiguous = .current) -> Int { count(text, ambiguous) }

  @inline(__always) private static func count(_ text: some StringProtocol, _ ambiguous: Ambiguous) -> Int {
    let isPrintable = text.utf8.withContiguousStorageIfAvailable { $0.printableASCIICount(from: 0) == $0.count }
    if isPrintable == true { return text.utf8.count }
    var total = 0
    for character in text { total += columns(of: character, ambiguous: ambiguous) }
    return total
  }

  private static func columns(ofCluster scalars: some Collection<Unicode.Scalar>, ambiguous: Ambiguous) -> Int {
    var total = 0
    var base: Unicode.Scalar?
    for scalar in scalars {
      if scalar == "\u{FE0F}", let base, base.properties.isEmoji { return 2 }
      switch WidthClass(scalar) {
      case .zero: continue
      case .narrow: total += 1
      case .wide: total += 2
      case .ambiguous: total += ambiguous == .wide ? 2 : 1
      case .spacingMark: total += 1
      }
      if base == nil { base = scalar }
      if total >= 2 { return 2 }
    }
    return total
  }

  /// True if terminals disagree about the width: several scalars with a width, a variation selector or a joiner.
  static func isDisputed(_ cluster: String) -> Bool {
    cluster.unicodeScalars.dropFirst().contains { scalar in
      switch scalar.value {
      case 0x200d, 0xfe00...0xfe0f, 0xe0000...0xe0fff: true
      default: WidthClass(scalar) != .zero
      }
    }
  }
}

extension TextWidth {
  /// The width of ambiguous characters (UAX #11, class A), such as `±`, Greek and Cyrillic letters, lines and boxes.
  public enum Ambiguous: Hashable, Sendable {
    /// One column, as in most of the world.
    case narrow
    /// Two columns, as some terminals are set up in East Asia.
    case wide

    private static let isWide = Atomic(false)

    /// The setting for the terminal of this process. A session sets it before it measures or draws.
    public static var current: Ambiguous {
      get { isWide.load(ordering: .relaxed) ? .wide : .narrow }
      set { isWide.store(newValue == .wide, ordering: .relaxed) }
    }
  }
}

/// How one scalar counts towards the width of its grapheme cluster.
enum WidthClass: UInt8 {
  case narrow
  case zero
  case wide
  /// One column in most of the world, two in legacy East Asian settings (UAX #11, class A).
  case ambiguous
  /// A spacing combining mark (general category Mc): no column by itself, but it widens the cluster to two columns.
  case spacingMark

  init(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    switch value {
    case 0..<0xa1: self = .narrow
    case 0x4e00...0x9fff, 0xac00...0xd7a3: self = .wide
    default: self = Self(value, in: WidthTable.changes) ?? .narrow
    }
  }
}

extension RawRepresentable<UInt8> {
  /// The class of a scalar, from a table of the scalars at which the class changes (`WidthTable`, `LineBreakTable`).
  init?(_ scalar: UInt32, in changes: [UInt32]) {
    let change = changes.withUnsafeBufferPointer { changes in
      var low = 0
      var high = changes.count
      while high - low > 1 {
        let middle = (low + high) / 2
        if changes[middle] & 0xff_ffff <= scalar { low = middle } else { high = middle }
      }
      return changes[low]
    }
    self.init(rawValue: UInt8(truncatingIfNeeded: change >> 24))
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The number of bytes from a position on that are printable ASCII, which take one column each. Tested a word at a
  /// time, since every key asks it of the whole text.
  func printableASCIICount(from start: Int) -> Int {
    var position = start
    while position + 8 <= count {
      let word = UnsafeRawBufferPointer(self).loadUnaligned(fromByteOffset: position, as: UInt64.self)
      guard Self.allArePrintable(word) else { break }
      position += 8
    }
    while position < count, 0x20...0x7e ~= self[position] { position += 1 }
    return position - start
  }

  private static func allArePrintable(_ word: UInt64) -> Bool {
    let (ones, highs): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
    // A byte that is zero, and no other lowest one, borrows from its highest bit.
    let deletes = word ^ (0x7f * ones)
    return (word | (word &- 0x20 * ones) & ~word | (deletes &- ones) & ~deletes) & highs == 0
  }
}
