import Testing

@testable import FormDefinitions

/// Places inside of scalars, found behind quotes, escapes and folding.
struct ScalarSourceTests {
  /// Finds `needle` in the value of the first key, and expects its place in the source to be that of `X`-marked text.
  private func expect(_ source: String, needle: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let bytes = Array(source.utf8)
    let root = try #require(YAMLReader.read(bytes).root)
    let value = try #require(root.mapping?.first?.value)
    let text = try #require(value.scalar?.text)
    let found = try #require(text.firstRange(of: needle))
    let lower = text.utf8.distance(from: text.startIndex, to: found.lowerBound)
    let map = ScalarSource(text: text, source: bytes, utf8Offset: value.range.utf8Offset)
    let place = map.range(of: lower..<(lower + needle.utf8.count))
    let end = place.utf8Offset + place.utf8Length
    #expect(String(decoding: bytes[place.utf8Offset..<end], as: UTF8.self) == needle, sourceLocation: sourceLocation)
  }

  @Test(arguments: [
    "a: one two here", "a: 'it''s ''not'' here'", #"a: "t\tx \"é\" \u00e9 \x41 \U0001F600 here""#,
    "a: |\n  one\n   two\n  here\n", "a: >-\n  one\n  two\n\n  here\n", "a: one\n  two\n  here",
    "a: 'one\n\n  two here'",
    "a: \"one \\\n  two here\"", "a: &x !!str 'é here'", "é: 日本 here",
  ])
  func `a word is found where it stands`(source: String) throws {
    try expect(source, needle: "here")
  }

  @Test func `surrogate pairs in quotes of YAML are one character, outside of quotes they are text`() throws {
    let text = #"""
      formline: 1
      title: say "hi
      description: "\"\ud83d\ude00\", \\ud83d and \ud83c\uddea here"
      submitLabel: \ud83d\ude00
      fields: [{id: a}]
      """#
    let form = try definition(text)
    #expect(form.title == "say \"hi")
    #expect(form.description == "\"😀\", \\ud83d and 🇪 here")
    #expect(form.submitLabel == #"\ud83d\ude00"#)
    try expect(#"a: "\uD83D\uDE00 here""#, needle: "here")
  }

  @Test func `surrogate pairs of JSON do not shift what follows`() throws {
    try expect(#"{"a": "\uD83D\uDE00\uD83D\uDE00 here"}"#, needle: "here")
  }
}
