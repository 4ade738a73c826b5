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
}
