import ContentTypes
import Testing

/// `user.name=value` and `remote.name.url=value`.
private func parsed(_ text: String) -> [String] {
  let configuration = GitConfiguration(parsing: text)
  return configuration.user.sorted { $0.key > $1.key }.map { "user.\($0)=\($1)" }
    + configuration.remotes.map { "remote.\($0.name).url=\($0.url)" }
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
      ("[user]\r\nname = Ada\r\nemail = a@b.c\r\n", ["user.name=Ada", "user.email=a@b.c"]),
      ("\u{FEFF}[user]\nname = Ada", ["user.name=Ada"]),
      ("[remote \"Origin\"]\nurl = x", ["remote.Origin.url=x"]),
      ("[core]\nbare\nignoreCase = true\n[user \"x\"]\nname = x", []),
      ("[user]\nname =", ["user.name="]),
      ("[user]\nname = \"\"", ["user.name="]),
      ("", []),
      ("[user]", []),
    ] as [(String, [String])])
  func `git's syntax is read as git reads it`(text: String, entries: [String]) {
    #expect(parsed(text) == entries)
  }

  @Test(
    arguments: [
      ("name = Ada\n[user]\nemail = a@b.c", ["user.email=a@b.c"]),
      ("[user\nname = Ada\n[user]\nemail = a@b.c", ["user.email=a@b.c"]),
      ("[user]\nname = \"Ada\nemail = a@b.c", ["user.email=a@b.c"]),
      ("[user]\nname = \\x\nemail = a@b.c", ["user.email=a@b.c"]),
      ("[user]\nname = Ada \\\n  Lovelace\nemail = a@b.c", ["user.email=a@b.c"]),
      ("[user]\nbare # comment\nemail = a@b.c", ["user.email=a@b.c"]),
      ("[user]\n%%%\n\u{0}\nname = x", ["user.name=x"]),
      ("[]\nname = x", []),
    ] as [(String, [String])])
  func `a line that cannot be read is skipped`(text: String, entries: [String]) {
    #expect(parsed(text) == entries)
  }

  @Test func `the last value of a variable holds`() {
    #expect(GitConfiguration(parsing: "[user]\nname = A\n[user]\nname = B").user == ["name": "B"])
  }
}
