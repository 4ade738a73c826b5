import TestSupport
import Testing
import Values

@Suite("The word somebody meant")
struct NearestWordTests {
  @Test(
    "is the one with the fewest mistakes if these are few, else the first that begins like it",
    arguments: [
      ("emial", "email"), ("Email", "email"), ("phnoe", "phone"), ("seat", "seats"), ("pho", "phone"), ("ph", nil),
      ("zzzzz", nil), ("x", nil), ("", nil), ("sets", "seats"), ("emailaddress", nil),
      (String(repeating: "x", count: 100_000), nil),
    ] as [(String, String?)])
  func nearest(_ word: String, _ expected: String?) {
    #expect(NearestWord.to(word, among: ["email", "phone", "seats", "ab"]) == expected)
  }

  @Test("is found after as many mistakes as are allowed, whatever their letters", arguments: 1...UInt64(200))
  func mistaken(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let letters = Array("abcxyzAZ0189_-. é")
    func letter() -> Character { letters.randomElement(using: &random) ?? "a" }
    let meant = String((0..<Int.random(in: 4...20, using: &random)).map { _ in letter() })
    // A word becomes shorter with each mistake, at most.
    let allowed = max(1, (meant.count - meant.count / 4) / 3)
    var written = Array(meant)
    for _ in 0..<allowed {
      let place = Int.random(in: 0..<written.count - 1, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: written[place] = letter()
      case 1: written.insert(letter(), at: place)
      case 2 where written.count > meant.count * 3 / 4 + 1: written.remove(at: place)
      // An edit between letters that have changed places would be another mistake.
      default: if allowed == 1 { written.swapAt(place, place + 1) }
      }
    }
    #expect(NearestWord.to(String(written), among: [meant]) == meant, "\(String(written))")
  }
}
