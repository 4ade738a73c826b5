import Testing

@testable import ContentTypes

struct PrefixIndexTests {
  @Test func `narrowing step by step finds what looking at everything finds`() {
    var generator = SeededGenerator(seed: 42)
    let letters = Array("aAbBé")
    func word(upTo length: Int) -> String {
      String(
        (0..<Int.random(in: 0...length, using: &generator)).compactMap { _ in letters.randomElement(using: &generator) }
      )
    }
    for _ in 0..<60 {
      let texts = (0..<60).map { _ in word(upTo: 6) }
      var index = PrefixIndex(texts: texts)
      var typed = ""
      for _ in 0..<60 {
        switch Int.random(in: 0..<10, using: &generator) {
        case 0..<5: typed.append(letters.randomElement(using: &generator) ?? "a")
        case 5..<9: _ = typed.popLast()
        default: typed = word(upTo: 4)
        }
        let matching = texts.indices.filter { texts[$0].lowercased().hasPrefix(typed.lowercased()) }
        #expect(index.matches(of: typed, limit: 60) == matching)
        guard !typed.isEmpty else { continue }
        let longer = matching.filter { texts[$0].count > typed.count }
        #expect(index.best(for: typed) == longer.first { texts[$0].hasPrefix(typed) } ?? longer.first)
      }
    }
  }
}
