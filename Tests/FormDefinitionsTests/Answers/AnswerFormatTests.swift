import FormDefinitions
import Testing
import Values

/// Answers as each format writes them.
struct AnswerFormatTests {
  private let answers: [(id: String, value: AnswerValue)] = [
    ("name", .string("Ada")), ("bio", .string("one\ntwo")), ("tags", .list([.string("a")])), ("age", .null),
    ("quote", .string("it's $HOME")), ("n", .number(2.5)), ("yes", .bool(true)),
  ]

  @Test func `json is one object`() throws {
    #expect(
      try AnswerFormat.json.encode(answers)
        == #"{"name": "Ada", "bio": "one\ntwo", "tags": ["a"], "age": null, "quote": "it's $HOME", "n": 2.5, "yes": true}"#
        + "\n")
  }

  @Test func `yaml quotes what could be taken for something else`() throws {
    #expect(
      try AnswerFormat.yaml.encode(answers) == """
        name: Ada
        bio: "one\\ntwo"
        tags: ["a"]
        age: null
        quote: "it's $HOME"
        "n": 2.5
        "yes": true

        """)
  }

  @Test func `env escapes newlines`() throws {
    #expect(
      try AnswerFormat.env.encode(answers) == """
        name=Ada
        bio=one\\ntwo
        tags=["a"]
        age=
        quote=it's $HOME
        n=2.5
        yes=true

        """)
  }

  @Test func `shell is safe to eval`() throws {
    #expect(
      try AnswerFormat.shell.encode(answers) == """
        name='Ada'
        bio='one
        two'
        tags='["a"]'
        age=''
        quote='it'\\''s $HOME'
        n='2.5'
        yes='true'

        """)
  }

  @Test func `shell has no NUL`() {
    #expect(throws: AnswerFormat.EncodingError.nulInShell(id: "a")) {
      try AnswerFormat.shell.encode([("a", .string("x\0y"))])
    }
    #expect(
      AnswerFormat.EncodingError.nulInShell(id: "a").message
        == "the answer 'a' contains NUL, which a shell variable cannot hold")
  }

  @Test func `no answers are still a document`() throws {
    #expect(try AnswerFormat.json.encode([]) == "{}\n")
    #expect(try AnswerFormat.yaml.encode([]) == "{}\n")
    #expect(try AnswerFormat.shell.encode([]) == "")
  }
}
