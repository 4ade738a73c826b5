/// Texts in a fixed order, filtered by what they begin with. Each character typed at the end looks only at what was
/// left before it, each one removed at nothing.
struct PrefixIndex: Sendable {
  /// How many texts were looked at so far.
  private(set) var examined = 0

  private var texts: [String] = []
  /// The folded texts in one piece of UTF-8; text `n` ends where `ends[n]` says.
  private var folded: [UInt8] = []
  private var ends: [Int] = []
  /// What is left after each of the prefixes asked for last, each prefix beginning with the one before.
  private var levels: [Level] = []

  private struct Level {
    let prefix: [UInt8]
    let matches: [Int]
  }

  init() {}

  init(texts: [String]) {
    self.texts = texts
    ends.reserveCapacity(texts.count)
    for text in texts {
      folded.append(contentsOf: text.lowercased().utf8)
      ends.append(folded.count)
    }
  }

  /// The first `limit` texts that begin with `prefix` in any case, by place.
  mutating func matches(of prefix: String, limit: Int) -> [Int] {
    if prefix.isEmpty { return Array(texts.indices.prefix(limit)) }
    return Array(narrow(to: prefix).prefix(limit))
  }

  /// The first text that continues `prefix` as it is written, else the first that continues it in any case.
  mutating func best(for prefix: String) -> Int? {
    if prefix.isEmpty { return texts.isEmpty ? nil : 0 }
    var inAnyCase: Int?
    for place in narrow(to: prefix) {
      let text = texts[place].utf8
      if text.count > prefix.utf8.count, text.starts(with: prefix.utf8) { return place }
      if inAnyCase == nil, text.count != prefix.utf8.count { inAnyCase = place }
    }
    return inAnyCase
  }

  private mutating func narrow(to prefix: String) -> [Int] {
    let wanted = Array(prefix.lowercased().utf8)
    while let level = levels.last, !wanted.starts(with: level.prefix) { levels.removeLast() }
    if let level = levels.last, level.prefix.count == wanted.count { return level.matches }
    let known = levels.last?.prefix.count ?? 0
    let matches: [Int]
    if let left = levels.last?.matches {
      examined += left.count
      matches = left.filter { begins($0, with: wanted, from: known) }
    } else {
      examined += texts.count
      matches = texts.indices.filter { begins($0, with: wanted, from: 0) }
    }
    levels.append(Level(prefix: wanted, matches: matches))
    return matches
  }

  private func begins(_ place: Int, with prefix: [UInt8], from known: Int) -> Bool {
    let start = place == 0 ? 0 : ends[place - 1]
    guard ends[place] - start >= prefix.count else { return false }
    for offset in known..<prefix.count where folded[start + offset] != prefix[offset] { return false }
    return true
  }
}
