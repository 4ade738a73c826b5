/// Texts in a fixed order, filtered by prefix. Typing at the end searches only the last result; deleting is free.
struct PrefixIndex: Sendable {
  /// The number of texts examined so far.
  private(set) var examined = 0

  private var texts: [String] = []
  /// The case-folded texts concatenated as UTF-8; text `n` ends at `ends[n]`.
  private var folded: [UInt8] = []
  private var ends: [Int] = []
  private var longest = 0
  /// The folded prefix of the last query, and the cached results of its prefixes by length in bytes.
  private var asked: [UInt8] = []
  private var levels: [Level] = []
  /// The indices of the matching texts, level after level.
  private var found: [Int] = []

  private struct Level {
    let length: Int
    /// The start of the level's indices in ``found``.
    let start: Int
  }

  init() {}

  init(texts: [String]) {
    self.texts = texts
    ends.reserveCapacity(texts.count)
    for text in texts {
      let start = folded.count
      folded.append(contentsOf: text.folded.utf8)
      ends.append(folded.count)
      longest = max(longest, folded.count - start)
    }
  }

  /// The indices of the first `limit` texts that begin with `prefix`, ignoring case.
  mutating func matches(of prefix: some StringProtocol, limit: Int) -> [Int] {
    if prefix.isEmpty { return Array(texts.indices.prefix(limit)) }
    let matches = narrow(to: prefix)
    return Array(found[matches].prefix(limit))
  }

  /// The first text that continues `prefix` exactly, else ignoring case.
  mutating func best(for prefix: some StringProtocol) -> Int? {
    if prefix.isEmpty { return texts.isEmpty ? nil : 0 }
    var inAnyCase: Int?
    let matches = narrow(to: prefix)
    for place in found[matches] where foldedLength(of: place) > asked.count {
      if texts[place].utf8.starts(with: prefix.utf8) { return place }
      if inAnyCase == nil { inAnyCase = place }
    }
    return inAnyCase
  }

  /// Finds the texts with the prefix.
  /// - Returns: Their range in ``found``.
  private mutating func narrow(to prefix: some StringProtocol) -> Range<Int> {
    // Folding shrinks a character to no less than a third of its bytes, so a longer prefix cannot match.
    guard prefix.utf8.count <= 3 * longest else { return 0..<0 }
    let shared = ask(for: prefix)
    while let level = levels.last, level.length > shared {
      found.removeLast(found.count - level.start)
      levels.removeLast()
    }
    let start = found.count
    guard let level = levels.last else {
      examined += texts.count
      for place in texts.indices where begins(place, from: 0) { found.append(place) }
      levels.append(Level(length: asked.count, start: start))
      return start..<found.count
    }
    if level.length == asked.count || level.start == start { return level.start..<start }
    examined += start - level.start
    for index in level.start..<start where begins(found[index], from: level.length) { found.append(found[index]) }
    levels.append(Level(length: asked.count, start: start))
    return start..<found.count
  }

  /// Folds the prefix of this query.
  /// - Returns: The number of bytes it shares with the last one.
  private mutating func ask(for prefix: some StringProtocol) -> Int {
    guard prefix.utf8.allSatisfy({ $0 < 0x80 }) else { return ask(for: prefix.folded.utf8) }
    return ask(for: prefix.utf8.lazy.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 })
  }

  private mutating func ask(for bytes: some Sequence<UInt8>) -> Int {
    var (shared, count) = (0, 0)
    for byte in bytes {
      if shared == count, count < asked.count, asked[count] == byte {
        shared += 1
      } else if count < asked.count {
        asked[count] = byte
      } else {
        asked.append(byte)
      }
      count += 1
    }
    asked.removeLast(asked.count - count)
    return shared
  }

  private func start(of place: Int) -> Int { place == 0 ? 0 : ends[place - 1] }

  private func foldedLength(of place: Int) -> Int { ends[place] - start(of: place) }

  /// True if a text has the prefix; the first `known` bytes were already compared.
  private func begins(_ place: Int, from known: Int) -> Bool {
    guard foldedLength(of: place) >= asked.count else { return false }
    let start = start(of: place)
    for offset in known..<asked.count where folded[start + offset] != asked[offset] { return false }
    return true
  }
}
