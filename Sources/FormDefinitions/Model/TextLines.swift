/// The non-empty lines of a text, each converted to a string lazily: 40,000 cost little more than their bytes.
package struct TextLines: RandomAccessCollection, Equatable, Sendable {
  private var text: [UInt8]
  /// The start and end of each line, without its terminator.
  private var bounds: [UInt32]
  private var places = LookUpTable<LinePlaces>()

  /// Splits UTF-8 text at LF and CR LF, skipping empty lines and a byte order mark. One pass.
  init(of text: [UInt8]) {
    self.text = text
    bounds = []
    bounds.reserveCapacity(text.count / 8)
    findLines(from: 0)
  }

  /// Appends the lines of more text, skipping duplicates: pass the same `seen` for all texts. One pass over the new
  /// text.
  package mutating func append(_ more: [UInt8], unless seen: inout LinePlaces) {
    let old = count
    let start = text.count
    places = LookUpTable<LinePlaces>()
    text += more
    findLines(from: start)
    var kept = 2 * old
    for place in stride(from: 2 * old, to: bounds.count, by: 2) {
      bounds[kept] = bounds[place]
      bounds[kept + 1] = bounds[place + 1]
      if seen.insert(kept / 2, of: self) == nil { kept += 2 }
    }
    bounds.removeSubrange(kept...)
  }

  package init(_ lines: [String]) {
    var text: [UInt8] = []
    var bounds: [UInt32] = []
    for line in lines {
      bounds.append(UInt32(text.count))
      text.append(contentsOf: line.utf8)
      bounds.append(UInt32(text.count))
    }
    self.text = text
    self.bounds = bounds
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { bounds.count / 2 }

  package subscript(position: Int) -> String {
    text.withUnsafeBufferPointer {
      String(decoding: UnsafeBufferPointer(rebasing: $0[range(at: position)]), as: UTF8.self)
    }
  }

  /// Splits a line at the first delimiter into label and value. If either is empty or the delimiter is missing, both
  /// are the same text.
  package static func parts(of line: String, delimiter: Character) -> (label: String, value: String) {
    guard let place = line.firstIndex(of: delimiter) else { return (line, line) }
    let (label, value) = (String(line[..<place]), String(line[line.index(after: place)...]))
    return (label.isEmpty ? value : label, value.isEmpty ? label : value)
  }

  func range(at position: Int) -> Range<Int> { Int(bounds[2 * position])..<Int(bounds[2 * position + 1]) }

  /// Appends the bytes of the lines from `first` on, and the end offset of each.
  package func appendLines(from first: Int, to bytes: inout [UInt8], ends: inout [Int]) {
    bytes.reserveCapacity(bytes.count + text.count)
    ends.reserveCapacity(ends.count + count - first)
    text.withUnsafeBufferPointer { text in
      for position in first..<count {
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[range(at: position)]))
        ends.append(bytes.count)
      }
    }
  }

  package static func == (first: TextLines, second: TextLines) -> Bool {
    first.text == second.text && first.bounds == second.bounds
  }

  /// The index of the first line with this text, found without making strings: linear for the first few, in a table
  /// afterwards.
  package func firstPosition(of line: String) -> Int? {
    var line = line
    return line.withUTF8 { wanted in
      let wanted = UnsafeRawBufferPointer(wanted)
      if let places = places.forSearch({ LinePlaces(of: self) }) { return places.find(wanted, in: self) }
      return indices.first { position in
        withBytes(of: position) { $0.count == wanted.count && $0.elementsEqual(wanted) }
      }
    }
  }

  package func contains(_ line: String) -> Bool { firstPosition(of: line) != nil }

  var hasDuplicates: Bool {
    var places = LinePlaces()
    return indices.contains { places.insert($0, of: self) != nil }
  }

  fileprivate func withBytes<Result>(of position: Int, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    text.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[range(at: position)])) }
  }

  private mutating func findLines(from first: Int) {
    text.withUnsafeBufferPointer { text in
      var start = first == 0 && text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : first
      while start < text.count {
        var end = text.firstPlace(of: 0x0A, from: start) ?? text.count
        let next = end + 1
        if end > start, text[end - 1] == 0x0D { end -= 1 }
        if end > start {
          bounds.append(UInt32(start))
          bounds.append(UInt32(end))
        }
        start = next
      }
    }
  }
}

/// Mistakes in the lines of a file; only computed if there are any.
extension TextLines {
  /// Every repeated line.
  static func duplicateProblems(of bytes: [UInt8]) -> ProblemList {
    var problems = ProblemList()
    var first: [String: SourceRange] = [:]
    let lines = TextLines(of: bytes)
    for (position, line) in lines.enumerated() {
      let range = lines.range(at: position)
      let place = SourceRange(utf8Offset: range.lowerBound, utf8Length: range.count)
      if let earlier = first.noted(line, at: place) { problems.add(.duplicateLine(line), at: place, first: earlier) }
    }
    return problems
  }

  /// The first byte of each line that is not valid UTF-8.
  static func encodingProblems(of bytes: [UInt8]) -> ProblemList {
    var problems = ProblemList()
    let lines = TextLines(of: bytes)
    for range in lines.indices.map(lines.range) where String(validating: bytes[range], as: UTF8.self) == nil {
      problems.add(
        .textNotUTF8, at: SourceRange(utf8Offset: range.lowerBound + validPrefix(of: bytes[range]), utf8Length: 1))
    }
    return problems
  }

  /// The number of leading bytes that are valid UTF-8.
  private static func validPrefix(of bytes: ArraySlice<UInt8>) -> Int {
    var decoder = UTF8()
    var source = bytes.makeIterator()
    var count = 0
    while case .scalarValue(let scalar) = decoder.decode(&source) { count += UTF8.width(scalar) }
    return count
  }
}

/// A hash table from the bytes of lines to their indices, without a string for any of them.
package struct LinePlaces: Sendable {
  private struct Entry {
    var hash: UInt32
    /// Negative for an empty slot.
    var place: Int32
  }

  private var table: [Entry] = []
  private var count = 0

  package init() {}

  fileprivate init(of lines: TextLines) {
    for position in lines.indices { _ = insert(position, of: lines) }
  }

  /// Inserts a line; if an equal one is present, returns its index instead.
  mutating func insert(_ position: Int, of lines: TextLines) -> Int? {
    if 2 * count >= table.count { grow() }
    return lines.withBytes(of: position) { line in
      let (slot, hash) = slot(of: line, in: lines)
      if table[slot].place >= 0 { return Int(table[slot].place) }
      table[slot] = Entry(hash: hash, place: Int32(position))
      count += 1
      return nil
    }
  }

  /// The index of a line with these bytes.
  fileprivate func find(_ line: UnsafeRawBufferPointer, in lines: TextLines) -> Int? {
    guard !table.isEmpty else { return nil }
    let place = Int(table[slot(of: line, in: lines).slot].place)
    return place >= 0 ? place : nil
  }

  /// Where a line is in the table, or would be, and its hash.
  private func slot(of line: UnsafeRawBufferPointer, in lines: TextLines) -> (slot: Int, hash: UInt32) {
    var hasher = Hasher()
    hasher.combine(bytes: line)
    let hash = UInt32(truncatingIfNeeded: hasher.finalize())
    var slot = Int(hash) & (table.count - 1)
    while table[slot].place >= 0 {
      let isSame = table[slot].hash == hash
      if isSame, lines.withBytes(of: Int(table[slot].place), { $0.elementsEqual(line) }) { break }
      slot = (slot + 1) & (table.count - 1)
    }
    return (slot, hash)
  }

  private mutating func grow() {
    let entries = table.filter { $0.place >= 0 }
    table = [Entry](repeating: Entry(hash: 0, place: -1), count: max(1024, 4 * table.count))
    for entry in entries {
      var slot = Int(entry.hash) & (table.count - 1)
      while table[slot].place >= 0 { slot = (slot + 1) & (table.count - 1) }
      table[slot] = entry
    }
  }
}
