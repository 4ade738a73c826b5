/// The text of a string literal, and where each byte of it stands in the source.
struct StringLiteral: Equatable {
  let text: String
  /// The source offset of each UTF-8 byte of the text, then of the closing quote.
  let offsets: [Int]

  /// Where a part of the text stands in the source.
  func sourceRange(of range: Range<Int>) -> Range<Int> {
    let end = offsets.count - 1
    return offsets[min(range.lowerBound, end)]..<offsets[min(range.upperBound, end)]
  }
}
