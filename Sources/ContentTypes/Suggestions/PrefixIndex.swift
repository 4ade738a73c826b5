/// Texts in a fixed order, filtered by what they begin with. Each character typed at the end looks only at what was
/// left before it, each one removed at nothing.
struct PrefixIndex: Sendable {
  /// How many texts were looked at so far.
  private(set) var examined = 0

  private var texts: [String] = []
  /// The folded texts in one piece of UTF-8; text `n` ends where `ends[n]` says.
  private var folded: [UInt8] = []
  private var ends: [Int] = []
  private var longest = 0
  /// The folded prefix asked for last, and what was left after so many bytes of it, the longest last.
  private var asked: [UInt8] = []
  private var levels: [Level] = []

  private struct Level {
    let length: Int
    let matches: [Int]
  }

  init() {}

  init(texts: [String]) {
    self.texts = texts
    ends.reserveCapacity(texts.count)
    for text in texts {
      let start = folded.count
      folded.append(contentsOf: text.lowercased().utf8)
      ends.append(folded.count)
      longest = max(longest, folded.count - start)
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
    for place in narrow(to: prefix) where foldedLength(of: place) > asked.count {
      if texts[place].utf8.starts(with: prefix.utf8) { return place }
      if inAnyCase == nil { inAnyCase = place }
    }
    return inAnyCase
  }

  private mutating func narrow(to prefix: String) -> [Int] {
    // Folding makes one byte of three at most: nothing begins with what is so long, and it need not be folded.
    guard prefix.utf8.count <= 3 * longest else { return [] }
    let wanted = Array(prefix.lowercased().utf8)
    var shared = 0
    while shared < min(asked.count, wanted.count), asked[shared] == wanted[shared] { shared += 1 }
    while let level = levels.last, level.length > shared { levels.removeLast() }
    asked = wanted
    let known = levels.last?.length ?? 0
    let matches: [Int]
    if let level = levels.last {
      if level.length == wanted.count || level.matches.isEmpty { return level.matches }
      examined += level.matches.count
      matches = level.matches.filter { begins($0, with: wanted, from: known) }
    } else {
      examined += texts.count
      matches = texts.indices.filter { begins($0, with: wanted, from: 0) }
    }
    levels.append(Level(length: wanted.count, matches: matches))
    return matches
  }

  private func start(of place: Int) -> Int { place == 0 ? 0 : ends[place - 1] }

  private func foldedLength(of place: Int) -> Int { ends[place] - start(of: place) }

  private func begins(_ place: Int, with prefix: [UInt8], from known: Int) -> Bool {
    guard foldedLength(of: place) >= prefix.count else { return false }
    let start = start(of: place)
    for offset in known..<prefix.count where folded[start + offset] != prefix[offset] { return false }
    return true
  }
}
