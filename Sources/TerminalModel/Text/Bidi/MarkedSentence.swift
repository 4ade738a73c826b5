/// A line that is read from the right, with the marks that its author would have set (UAX #9, section 4.3, HL3): what
/// stands in quotation marks is ordered by itself, and a number or a word of a program, such as `2026-12-31`, `Ctrl+_` or
/// `--set`, is read from the left. Cost: linear.
struct MarkedSentence {
  /// The line with the marks.
  private(set) var scalars: [Unicode.Scalar] = []
  /// Where each scalar of the line stands among them.
  private(set) var places: [Int] = []

  init(_ line: [Unicode.Scalar]) {
    scalars.reserveCapacity(line.count + 8)
    places.reserveCapacity(line.count)
    // Marks that nothing closes any more.
    var missing: Set<Unicode.Scalar> = []
    var place = 0
    while place < line.count {
      let isAfterWord = place > 0 && Self.isPartOfWord(line[place - 1])
      let isAfterLetter = place > 0 && line[place - 1].properties.isAlphabetic
      if !isAfterWord, !isAfterLetter, let end = Self.endOfQuotation(at: place, in: line, &missing) {
        append(line[place...place])
        mark(Self.firstStrongIsolate) { $0.append(line[place + 1..<end]) }
        append(line[end...end])
        place = end + 1
      } else if !isAfterWord, Self.isPartOfWord(line[place]) {
        let end = line[place...].firstIndex { !Self.isPartOfWord($0) } ?? line.count
        let isBeforeLetter = end < line.count && line[end].properties.isAlphabetic
        append(
          word: line[place..<end], isAttached: place > 0 && !line[place - 1].properties.isWhitespace, isBeforeLetter)
        place = end
      } else {
        append(line[place...place])
        place += 1
      }
    }
  }

  private static let leftToRightMark: Unicode.Scalar = "\u{200E}"
  private static let firstStrongIsolate: Unicode.Scalar = "\u{2068}"
  private static let popIsolate: Unicode.Scalar = "\u{2069}"
  /// Hebrew and Arabic open with the mark with which English closes.
  private static let closingMarks: [Unicode.Scalar: [Unicode.Scalar]] = [
    "'": ["'"], "\"": ["\""], "“": ["”"], "„": ["“", "”"], "«": ["»"], "‘": ["’"], "”": ["”", "“"],
  ]

  private mutating func append(_ part: ArraySlice<Unicode.Scalar>) {
    for scalar in part {
      places.append(scalars.count)
      scalars.append(scalar)
    }
  }

  private mutating func mark(_ opening: Unicode.Scalar, around content: (inout Self) -> Void) {
    scalars.append(opening)
    content(&self)
    scalars.append(opening == Self.firstStrongIsolate ? Self.popIsolate : opening)
  }

  /// - Parameters:
  ///   - isAttached: Whether a letter stands before it: a hyphen then joins the two.
  ///   - isBeforeLetter: Whether one follows: a plus then joins the two, as in the name of a key.
  private mutating func append(word: ArraySlice<Unicode.Scalar>, isAttached: Bool, _ isBeforeLetter: Bool) {
    let start =
      word.firstIndex { !"([{<\"'".unicodeScalars.contains($0) && !(isAttached && $0 == "-") } ?? word.endIndex
    let last = word[start...].lastIndex {
      !".,:;!?)]}>\"'".unicodeScalars.contains($0) && !(isBeforeLetter && $0 == "+")
    }
    let end = last.map { $0 + 1 } ?? start
    let core = word[start..<end]
    append(word[..<start])
    if core.contains(where: Self.isAlphanumeric), !core.allSatisfy(Self.isAlphanumeric) {
      mark(Self.leftToRightMark) { $0.append(core) }
    } else {
      append(core)
    }
    append(word[end...])
  }

  /// The place of the mark that ends a quotation which begins here; nil if none does.
  private static func endOfQuotation(
    at place: Int, in line: [Unicode.Scalar], _ missing: inout Set<Unicode.Scalar>
  ) -> Int? {
    guard let closing = closingMarks[line[place]], !missing.contains(line[place]) else { return nil }
    let end = line.indices.dropFirst(place + 2).first { end in
      closing.contains(line[end]) && (end + 1 == line.count || !line[end + 1].properties.isAlphabetic)
    }
    if end == nil { missing.insert(line[place]) }
    return end
  }

  private static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool { 0x21...0x7E ~= scalar.value }

  private static func isAlphanumeric(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && (scalar.properties.isAlphabetic || 0x30...0x39 ~= scalar.value)
  }
}
