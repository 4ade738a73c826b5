import ContentTypes
import TestSupport
import Testing

/// Entries as `section.subsection.name=value`, a name alone without `=`.
private func parsed(_ text: String) -> [String] {
  GitConfiguration(parsing: text).entries.map { entry in
    let name = ([entry.section, entry.subsection, entry.name] as [String?]).compactMap(\.self).joined(separator: ".")
    return entry.value.map { "\(name)=\($0)" } ?? name
  }
}

struct GitConfigurationTests {
  @Test(
    arguments: [
      (
        "[user]\n\tname = Ada Lovelace\n\temail = ada@example.com",
        ["user.name=Ada Lovelace", "user.email=ada@example.com"]
      ),
      ("[user]name=Ada", ["user.name=Ada"]),
      ("[USER]\nName=Ada", ["user.name=Ada"]),
      ("[user] # who\nname = Ada # me\nemail = a@b.c ; mail", ["user.name=Ada", "user.email=a@b.c"]),
      ("# whole line\n; another\n[user]\n  # indented\n  name = Ada", ["user.name=Ada"]),
      ("[user]\nname = \"Ada # Lovelace\" # not this", ["user.name=Ada # Lovelace"]),
      ("[user]\nname = \"  Ada  \"  ", ["user.name=  Ada  "]),
      ("[user]\nname = Ada   \"King \" Noel", ["user.name=Ada   King  Noel"]),
      ("[user]\nname = a\\\"b\\\\c\\td\\ne", ["user.name=a\"b\\c\td\ne"]),
      ("[user]\nname = Ada \\\n  Lovelace", ["user.name=Ada   Lovelace"]),
      ("[user]\nname = \"Ada \\\nLovelace\"", ["user.name=Ada Lovelace"]),
      ("[user]\r\nname = Ada\r\nemail = a@b.c\r\n", ["user.name=Ada", "user.email=a@b.c"]),
      ("[user]\r\nname = Ada \\\r\nLovelace", ["user.name=Ada Lovelace"]),
      ("\u{FEFF}[user]\nname = Ada", ["user.name=Ada"]),
      ("[remote \"Origin\"]\nurl = x", ["remote.Origin.url=x"]),
      ("[remote \"a\\\"b\\\\c]d\"]\nurl = x", ["remote.a\"b\\c]d.url=x"]),
      ("[remote.Origin]\nurl = x", ["remote.origin.url=x"]),
      ("[core]\nbare\nignoreCase = true", ["core.bare", "core.ignorecase=true"]),
      ("[user]\nname =", ["user.name="]),
      ("[user]\nname = \"\"", ["user.name="]),
      ("", []),
      ("[user]", []),
    ] as [(String, [String])])
  func `git's syntax is read as git reads it`(text: String, entries: [String]) {
    #expect(parsed(text) == entries)
    #expect(GitConfiguration(parsing: text).malformedLines == [])
  }

  @Test(
    arguments: [
      ("name = Ada\n[user]\nemail = a@b.c", ["user.email=a@b.c"], [1]),
      ("[user\nname = Ada\n[user]\nemail = a@b.c", ["user.email=a@b.c"], [1, 2]),
      ("[user]\n= x\nemail = a@b.c", ["user.email=a@b.c"], [2]),
      ("[user]\nna me = x\nemail = a@b.c", ["user.email=a@b.c"], [2]),
      ("[user]\nname = \"Ada\nemail = a@b.c", ["user.email=a@b.c"], [2]),
      ("[user]\nname = \\x\nemail = a@b.c", ["user.email=a@b.c"], [2]),
      ("[user]\nbare # comment\nemail = a@b.c", ["user.email=a@b.c"], [2]),
      ("[remote\"x\"]\nurl = x", [], [1, 2]),
      ("[user]\n%%%\n\u{0}\nname = x", ["user.name=x"], [2, 3]),
      ("[]\nname = x", [], [1, 2]),
    ] as [(String, [String], [Int])])
  func `what git refuses is skipped and noted`(text: String, entries: [String], lines: [Int]) {
    #expect(parsed(text) == entries)
    #expect(GitConfiguration(parsing: text).malformedLines == lines)
  }

  @Test func `the last value of a variable holds`() {
    let configuration = GitConfiguration(parsing: "[user]\nname = A\n[user]\nname = B\n[user \"x\"]\nname = C")
    #expect(configuration.value("user", "name") == "B")
    #expect(configuration.value("user", "name", subsection: "x") == "C")
    #expect(configuration.value("user", "email") == nil)
  }

  @Test func `any bytes are read to their end`() {
    var generator = SeededGenerator(seed: 3)
    let letters = "[]\"\\=#; \n\tab.-\r".map(String.init) + ["[user]\n", "name = "]
    for _ in 0..<5_000 {
      let text = (0..<Int.random(in: 0..<40, using: &generator)).compactMap { _ in
        letters.randomElement(using: &generator)
      }.joined()
      #expect(GitConfiguration(parsing: text).malformedLines.count <= text.utf8.count)
    }
  }
}
