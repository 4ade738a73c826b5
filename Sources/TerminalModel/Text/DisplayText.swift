/// Text made fit to be shown: nothing in it moves the cursor, reorders or hides other text.
///
/// Control characters become their pictures (`␛`), other invisible or reordering characters their number in angle
/// brackets (`⟨202E⟩`). What belongs to the writing stays: joiners and variation selectors in emoji and in scripts that
/// join, combining marks on a base. The text itself is never changed, only its picture.
public enum DisplayText {
  /// What happens to the ends of lines.
  public enum Lines: Hashable, Sendable {
    /// A newline stays a newline.
    case several
    /// A newline is shown as `␊`.
    case single
  }

  /// The text as it may be drawn. Returns the same string when nothing needs replacing, at the cost of one look.
  public static func visible(_ text: String, lines: Lines = .several) -> String {
    isVisible(text, lines: lines) ? text : picture(of: text, lines: lines)
  }

  /// A part of a text as it may be drawn. Returns the same part when nothing needs replacing.
  public static func visible(_ part: Substring, lines: Lines = .several) -> Substring {
    isVisible(part, lines: lines) ? part : picture(of: part, lines: lines)[...]
  }

  /// Whether nothing of the text needs replacing.
  private static func isVisible(_ text: some StringProtocol, lines: Lines) -> Bool {
    isPrintableASCII(text, lines: lines) || !text.contains { needsReplacing($0, lines: lines) }
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

  /// Columns of the picture of one cluster of the source text, a newline shown as `␊`. These add up to the columns of
  /// the whole picture, so a text field can place its cursor.
  public static func columns(of character: Character, ambiguous: TextWidth.Ambiguous = .current) -> Int {
    guard needsReplacing(character, lines: .single) else {
      return TextWidth.columns(of: character, ambiguous: ambiguous)
    }
    var shown = ""
    appendVisible(character, to: &shown)
    return TextWidth.columns(of: shown, ambiguous: ambiguous)
  }

  /// Columns of the picture of a part of a text, `visible(part)`.
  public static func columns(of part: Substring) -> Int {
    isPrintableASCII(part, lines: .single) ? part.utf8.count : TextWidth.columns(of: visible(part))
  }

  private static func isPrintableASCII(_ text: some StringProtocol, lines: Lines) -> Bool {
    let isPrintable = text.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.allSatisfy { ($0 >= 0x20 && $0 < 0x7f) || ($0 == 0x0a && lines == .several) }
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
