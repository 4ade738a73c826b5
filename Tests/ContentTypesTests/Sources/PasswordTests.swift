import TestSupport
import Testing

@testable import ContentTypes

struct PasswordTests {
  @Test func `the same random numbers make the same password`() {
    let source = PasswordSource(makeGenerator: { SeededGenerator(seed: 1) })
    let query = SuggestionQuery(contentType: .newPassword)
    #expect(source.suggestions(for: query) == source.suggestions(for: query))
    #expect(
      source.suggestions(for: query).map(\.reason)
        == ["20 characters, small and capital letters and digits, about 99 bits"])
  }

  @Test func `fresh ones differ`() {
    let source = PasswordSource()
    let query = SuggestionQuery(contentType: .newPassword)
    #expect(Set((0..<20).flatMap { _ in source.suggestions(for: query) }).count == 20)
  }

  @Test func `a password keeps to its rules`() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<200 {
      let password = PasswordSource.password(using: &generator)
      #expect(password.split(separator: "-").map(\.count) == [6, 6, 6])
      #expect(password.allSatisfy { !"0O1lI".contains($0) })
      #expect(password.contains { $0.isLowercase } && password.contains { $0.isUppercase })
      #expect(password.contains { $0.isNumber })
    }
  }

  @Test func `no place of a password is likelier to hold a digit`() {
    var generator = SeededGenerator(seed: 5)
    var digits = Array(repeating: 0, count: 20)
    for _ in 0..<2_000 {
      for (place, character) in PasswordSource.password(using: &generator).enumerated() where character.isNumber {
        digits[place] += 1
      }
    }
    // 8 of 57 characters are digits; more than five standard deviations are no accident.
    let places = digits.indices.filter { $0 != 6 && $0 != 13 }
    #expect(places.allSatisfy { abs(digits[$0] - 2_000 * 8 / 57) < 90 })
  }
}
