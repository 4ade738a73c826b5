/// Makes text safe to show: nothing in it can move the cursor, or reorder or hide other text.
///
/// Control characters become their pictures (`␛`), other invisible or reordering ones their code (`⟨202E⟩`). Joiners,
/// variation selectors and combining marks are kept where the script needs them.
public enum DisplayText {
  /// The treatment of line ends.
  public enum Lines: Hashable, Sendable {
    /// A newline stays a newline.
    case several
    /// A newline is shown as `␊`.
    case single
  }

  /// The text as it may be drawn. Returns the same string if nothing needs replacing, after a single scan.
  public static func visible(_ text: String, lines: Lines = .several) -> String {
    isVisible(text, lines: lines) ? text : picture(of: text, lines: lines)
  }

  /// A text of several lines as it may be drawn, in which one character, such as a tab, stays as it is.
  package static func visible(_ text: String, keeping kept: Character) -> String {
    text.split(separator: kept, omittingEmptySubsequences: false).map { visible($0) }.joined(separator: String(kept))
  }

  /// A part of a text as it may be drawn. Returns the same part if nothing needs replacing.
  public static func visible(_ part: Substring, lines: Lines = .several) -> Substring {
    isVisible(part, lines: lines) ? part : picture(of: part, lines: lines)[...]
  }

  /// True if nothing needs replacing.
  private static func isVisible(_ text: some StringProtocol, lines: Lines) -> Bool {
    text.isEmpty || isPrintableASCII(text, lines: lines) || !text.contains { needsReplacing($0, lines: lines) }
  }

  private static func picture(of text: some StringProtocol, lines: Lines) -> String {
    var shown = ""
    for character in text {
      if needsReplacing(character, lines: lines) {
        appendVisible(character, to: &shown)
      } else {
        shown.append(character)
      }
    }
    return shown
  }

  /// The width of one cluster as it is shown, a newline as `␊`. The widths add up to that of the whole text, so that a
  /// field can place its cursor.
  public static func columns(of character: Character, ambiguous: TextWidth.Ambiguous = .current) -> Int {
    let bytes = character.utf8
    if bytes.count == 1, 0x20..<0x7F ~= bytes[bytes.startIndex] { return 1 }
    guard needsReplacing(character, lines: .single) else {
      return TextWidth.columns(of: character, ambiguous: ambiguous)
    }
    var shown = ""
    appendVisible(character, to: &shown)
    return TextWidth.columns(of: shown, ambiguous: ambiguous)
  }

  /// The width of `visible(part)`.
  public static func columns(of part: Substring) -> Int {
    isPrintableASCII(part, lines: .single) ? part.utf8.count : TextWidth.columns(of: visible(part))
  }

  private static func isPrintableASCII(_ text: some StringProtocol, lines: Lines) -> Bool {
    let isPrintable = text.utf8.withContiguousStorageIfAvailable { bytes in
      var position = bytes.printableASCIICount(from: 0)
      while position < bytes.count, bytes[position] == 0x0a, lines == .several {
        position += 1 + bytes.printableASCIICount(from: position + 1)
      }
      return position == bytes.count
    }
    return isPrintable ?? false
  }

  private static func needsReplacing(_ character: Character, lines: Lines) -> Bool {
    if character == "\n" && lines == .several { return false }
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return false }
    if scalars.index(after: scalars.startIndex) == scalars.endIndex {
      return VisibleScalar.mayHide(first) || VisibleScalar.isOrphan(first) || VisibleScalar.joinsNext(first)
    }
    if VisibleScalar.isOrphan(first) { return true }
    let context = Array(scalars)
    if VisibleScalar.joinsNext(context[context.count - 1]) { return true }
    return context.indices.contains { VisibleScalar.mayHide(context[$0]) && !VisibleScalar.belongs($0, in: context) }
  }

  private static func appendVisible(_ character: Character, to shown: inout String) {
    let context = Array(character.unicodeScalars)
    if let first = context.first, VisibleScalar.isOrphan(first), !VisibleScalar.mayHide(first) {
      guard VisibleScalar.joinsCircle(first) else {
        return shown.append(contentsOf: context.map(VisibleScalar.escape).joined())
      }
      shown.append("◌")
    }
    for index in context.indices {
      let scalar = context[index]
      let isHidden = VisibleScalar.mayHide(scalar) && !VisibleScalar.belongs(index, in: context)
      if isHidden || (index == context.count - 1 && VisibleScalar.joinsNext(scalar)) {
        shown.append(VisibleScalar.escape(scalar))
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
  }
}

/// The scalars that must not reach the screen, and their replacements.
enum VisibleScalar {
  /// True for a scalar that controls, reorders or has no glyph: C0, C1, line separators, interlinear annotation and
  /// default ignorable code points, bidirectional controls among them.
  static func mayHide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7f, 0xa0..<0xad, 0xae..<0x34f: false
    case 0..<0xae, 0x2028, 0x2029, 0xfff9...0xfffb: true
    default: scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  /// True if a scalar at the start of a cluster would join what is drawn before it (UAX #29: Extend, SpacingMark), or
  /// has no column.
  static func isOrphan(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x300: return false
    case 0x1f3fb...0x1f3ff, 0xe33, 0xeb3: return true
    default:
      let width = WidthClass(scalar)
      return width == .zero || width == .spacingMark
    }
  }

  /// True if a mark and a dotted circle form one cluster.
  static func joinsCircle(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1f3fb...0x1f3ff, 0xe33, 0xeb3: true
    default: scalar.properties.isGraphemeExtend || scalar.properties.generalCategory == .spacingMark
    }
  }

  /// True if a scalar at the end of a cluster would join what is drawn after it (UAX #29: Prepend).
  static func joinsNext(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x600...0x605, 0x6dd, 0x70f, 0x890...0x891, 0x8e2, 0xd4e, 0x110bd, 0x110cd, 0x111c2...0x111c3, 0x113d1,
      0x1193f, 0x11941, 0x11a3a, 0x11a84...0x11a89, 0x11d46, 0x11f02:
      true
    default: false
    }
  }

  /// The replacement for a scalar.
  static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0..<0x20: picture(0x2400 + scalar.value)
    case 0x7f: "␡"
    default: "⟨" + hexadecimal(scalar.value) + "⟩"
    }
  }

  /// True if the script needs a scalar without a glyph at its place in a cluster.
  static func belongs(_ index: Int, in cluster: [Unicode.Scalar]) -> Bool {
    if isFillerOfSyllable(index, in: cluster) { return true }
    guard index > 0 else { return false }
    let before = cluster[index - 1]
    switch cluster[index].value {
    case 0x200d: return joinsEmoji(index, in: cluster) || isOfJoiningScript(before)
    case 0x200c: return isOfJoiningScript(before)
    case 0xfe0e, 0xfe0f: return before.properties.isEmoji || isIdeograph(before)
    case 0xfe00...0xfe0d, 0xe0100...0xe01ef: return isIdeograph(before) || (0x2200...0x22ff).contains(before.value)
    case 0x180b...0x180d, 0x180f: return (0x1800...0x18af).contains(before.value) && !mayHide(before)
    case 0xe0020...0xe007f: return isFlagOfRegion(cluster)
    case 0x34f: return index + 1 < cluster.count && !mayHide(cluster[index + 1]) && !mayHide(before)
    default: return false
    }
  }

  private static func joinsEmoji(_ index: Int, in cluster: [Unicode.Scalar]) -> Bool {
    guard index + 1 < cluster.count, cluster[index + 1].properties.isEmoji else { return false }
    let before = cluster[index - 1]
    return before.properties.isEmoji || before.value == 0xfe0f
  }

  /// Arabic, Syriac, the scripts of India and South-East Asia, Mongolian: joiners choose letter forms there.
  private static func isOfJoiningScript(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x600...0x8ff, 0x900...0xdff, 0xe80...0x109f, 0x1780...0x17ff, 0x1800...0x18af, 0x1a20...0x1bff,
      0x1cd0...0x1cff, 0xa800...0xa8ff, 0xa980...0xaaff, 0xabc0...0xabff, 0xfb50...0xfdff, 0xfe70...0xfefc,
      0x11000...0x11fff:
      !mayHide(scalar)
    default: false
    }
  }

  private static func isIdeograph(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isIdeographic || (0x3000...0x30ff).contains(scalar.value)
  }

  /// The black flag, the tags of a region's code, and the tag that ends them (UTS #51, ED-14a).
  private static func isFlagOfRegion(_ cluster: [Unicode.Scalar]) -> Bool {
    guard cluster.first?.value == 0x1f3f4, cluster.last?.value == 0xe007f, (4...8).contains(cluster.count) else {
      return false
    }
    return cluster[1..<cluster.count - 1].allSatisfy {
      (0xe0061...0xe007a).contains($0.value) || (0xe0030...0xe0039).contains($0.value)
    }
  }

  /// Hangul fillers replace a missing consonant or vowel of a syllable.
  private static func isFillerOfSyllable(_ index: Int, in cluster: [Unicode.Scalar]) -> Bool {
    let next = index + 1 < cluster.count ? cluster[index + 1].value : 0
    switch cluster[index].value {
    case 0x115f: return (0x1161...0x11ff).contains(next)
    case 0x1160: return index > 0 && (0x1100..<0x115f).contains(cluster[index - 1].value)
    default: return false
    }
  }

  private static func picture(_ value: UInt32) -> String { Unicode.Scalar(value).map { String(Character($0)) } ?? "�" }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return value < 0x100 ? digits : String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
