import TestSupport
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

  @Test func `what is longer than every text costs nothing, however much of it is typed`() {
    var index = PrefixIndex(texts: ["Kelvin", "Kilo", "kappa"])
    // Three bytes of a letter that fold to one.
    #expect(index.best(for: "\u{212A}elv") == 0)
    var typed = "k"
    #expect(index.best(for: typed) == 2)
    #expect(index.examined == 6)
    for _ in 0..<20_000 {
      typed += "k"
      #expect(index.best(for: typed) == nil)
    }
    #expect(index.examined == 9)
    #expect(index.best(for: "k") == 2)
    #expect(index.examined == 9)
  }
}
