import FormDefinitions
import Testing

/// Templates: a part of Mustache. The rules for lines are those of its specification.
struct AnswerTemplateTests {
  private static let form = """
    formline: 1
    fields:
      - {id: name}
      - {id: tags, type: multiselect, options: [a, b, c]}
      - {id: ok, type: boolean}
      - {id: count, type: integer}
      - {id: none}
      - {id: rows, type: list, fields: [{id: day}, {id: amount, type: number}]}
      - {type: note, label: Hi}
    """

  private static let answers: [(id: String, value: AnswerValue)] = [
    ("name", .string("Ada <b>")), ("tags", .list([.string("a"), .string("c")])), ("ok", .bool(false)),
    ("count", .integer(0)), ("none", .null),
    (
      "rows",
      .list([
        .object([.init("day", .string("Mon")), .init("amount", .number(1.5))]),
        .object([.init("day", .string("Tue")), .init("amount", .integer(2))]),
      ])
    ),
  ]

  @Test(
    "tags are replaced, and nothing is escaped",
    arguments: [
      ("", ""), ("plain { } text", "plain { } text"), ("{{name}}", "Ada <b>"), ("[{{ name }}]", "[Ada <b>]"),
      ("{{{name}}}{{&name}}", "Ada <b>Ada <b>"), ("{{tags}}", "a, c"), ("{{ok}} {{count}}", "false 0"),
      ("{{#tags}}<{{.}}>{{/tags}}", "<a><c>"), ("{{#ok}}yes{{/ok}}{{^ok}}no{{/ok}}", "no"),
      ("{{#count}}there{{/count}}", "there"), ("{{! nothing }}x", "x"),
      ("{{#rows}}{{day}}={{amount}} of {{name}};{{/rows}}", "Mon=1.5 of Ada <b>;Tue=2 of Ada <b>;"),
      ("{{#name}}{{^ok}}both{{/ok}}{{/name}}", "both"), ("é{{name}}é", "éAda <b>é"),
      ("{{#name}}[{{.}}]{{/name}}", "[Ada <b>]"), ("{{#count}}{{.}}{{^ok}} {{.}}{{/ok}}{{/count}}", "0 0"),
    ])
  func tags(template: String, expected: String) throws {
    #expect(try render(template) == expected)
  }

  @Test(
    "tags of sections and comments that are alone on a line leave none",
    arguments: [
      ("a\n{{#rows}}\n- {{day}}\n{{/rows}}\nb\n", "a\n- Mon\n- Tue\nb\n"),
      ("a\n  {{#ok}}  \nx\n  {{/ok}}\nb", "a\nb"), ("{{! first }}\na", "a"), ("a\n{{! last }}", "a\n"),
      ("a\r\n{{#count}}\r\nb\r\n{{/count}}\r\nc", "a\r\nb\r\nc"), ("a {{#count}}\nb{{/count}}\n", "a \nb\n"),
      ("{{#count}}{{/count}}\n", "\n"), ("{{name}}\n", "Ada <b>\n"),
    ])
  func lines(template: String, expected: String) throws {
    #expect(try render(template) == expected)
  }

  /// mustache(5), tag type by tag type, and the specification's rules for lines.
  @Test(
    "what is taken of Mustache means what its manual says",
    arguments: [
      // Variables: braces alone are text, blanks in tags are nothing, a variable alone on a line keeps it.
      ("Hello from {Mustache}!\n", "Hello from {Mustache}!\n"), ("{{{ name }}}|{{& name }}", "Ada <b>|Ada <b>"),
      ("  {{name}}\n", "  Ada <b>\n"), ("| {{{name}}} |", "| Ada <b> |"), ("{{ count }}{{ok}}", "0false"),
      // Sections: false and empty lists are left out, other values render once, with themselves as context.
      ("[{{#none}}x{{/none}}]", "[]"), ("{{#none}}{{#none}}x{{/none}}y{{/none}}z", "z"),
      ("| A {{#name}}B {{#name}}C{{/name}} D{{/name}} E |", "| A B C D E |"),
      ("| A {{#ok}}B {{#ok}}C{{/ok}} D{{/ok}} E |", "| A  E |"),
      ("{{#name}}{{.}} is {{name}}{{/name}}", "Ada <b> is Ada <b>"),
      ("|{{# name }}={{/ name }}|", "|=|"), (" | {{#name}}\t|\t{{/name}} | \n", " | \t|\t | \n"),
      (" | {{#name}} {{! Important }}\n {{/name}} | \n", " |  \n  | \n"),
      (" {{#name}}YES{{/name}}\n {{#name}}GOOD{{/name}}\n", " YES\n GOOD\n"),
      // Lists: the section once for each item, names that an item lacks looked up outside.
      ("{{#tags}}({{.}}){{/tags}}", "(a)(c)"), ("{{#tags}}{{count}}{{/tags}}", "00"),
      ("{{#rows}}{{#amount}}{{day}}{{.}}{{/amount}}{{/rows}}", "Mon1.5Tue2"),
      // Inverted sections: the other way round.
      ("{{^name}}x{{/name}}{{^none}}y{{/none}}{{^rows}}z{{/rows}}", "y"),
      ("| A {{^ok}}B {{^ok}}C{{/ok}} D{{/ok}} E |", "| A B C D E |"), ("|{{^ ok }}={{/ ok }}|", "|=|"),
      // Comments: over lines too.
      ("12345{{! Comment! }}67890", "1234567890"), ("12345{{!\n  two\n  lines\n}}67890\n", "1234567890\n"),
      ("Begin.\n  {{!\n    more\n  }}\nEnd.\n", "Begin.\nEnd.\n"), ("  12 {{! 34 }}\n", "  12 \n"),
      ("{{! {{name} }}.", "."),
      // Lines of nothing but such a tag.
      ("|\r\n{{! x }}\r\n|", "|\r\n|"), ("!\n  {{! x }}", "!\n"), ("  {{#name}}\n#{{/name}}\n/", "#\n/"),
      ("#{{#name}}\n/\n  {{/name}}", "#\n/\n"), ("| a\n{{^ok}}\n|\n{{/ok}}\n| b\n", "| a\n|\n| b\n"),
      ("{{#name}}\n* 1\n{{/name}}\n* {{count}}\n{{^ok}}\n* 3\n{{/ok}}\n", "* 1\n* 0\n* 3\n"),
    ])
  func manual(template: String, expected: String) throws {
    #expect(try render(template) == expected)
  }

  @Test(
    "an answer goes by its name as well as by the id of its field",
    arguments: ["{{what-happened}}", "{{a}}", "{{#rows}}{{the-day}}{{/rows}}", "{{#all-rows}}{{d}}{{/all-rows}}"])
  func names(template: String) throws {
    let form = try definition(
      "formline: 1\nfields: [{id: a, name: what-happened}, "
        + "{id: rows, name: all-rows, type: list, fields: [{id: d, name: the-day}]}]")
    let (read, _) = AnswerTemplate.read(Array(template.utf8), path: "t.txt", for: form)
    let rows = AnswerValue.list([.object([.init("d", .string("x"))])])
    #expect(try #require(read).text([("a", .string("x")), ("rows", rows)]) == "x")
    let (_, found) = AnswerTemplate.read(Array("{{what-hapened}}".utf8), path: "t.txt", for: form)
    #expect(found.map(\.help) == ["did you mean 'what-happened'?"])
  }

  @Test func `an id is no other answer's name`() throws {
    let form = try definition("formline: 1\nfields: [{id: b, name: a}, {id: a, name: other}]")
    let (read, _) = AnswerTemplate.read(Array("{{a}}".utf8), path: "t.txt", for: form)
    #expect(try #require(read).text([("b", .string("y")), ("a", .string("x"))]) == "x")
  }

  @Test func `a name is no field of the rows that has the id of its field`() throws {
    let form = try definition(
      "formline: 1\nfields: [{id: a, name: open}, {id: rows, type: list, fields: [{id: a, secret: true}, {id: b}]}]")
    let (read, found) = AnswerTemplate.read(Array("{{#rows}}{{open}}{{/rows}}".utf8), path: "t.txt", for: form)
    #expect(read == nil && found.map(\.message) == ["no field is called 'open'"])
    #expect(found.map(\.help) == [nil])
    #expect(
      AnswerTemplate.read(Array("{{open}}{{#rows}}{{b}}{{/rows}}".utf8), path: "t.txt", for: form).template != nil)
  }

  @Test(
    "what is not taken of Mustache is a mistake, never another text",
    arguments: [
      "{{=<% %>=}}", "{{> part}}", "{{rows.day}}", "{{#rows.day}}{{/rows.day}}", "{{.name}}", "{{missing}}",
      "{{#missing}}{{/missing}}", "{{^missing}}{{/missing}}", "{{}}", "{{# }}{{/ }}", "{{name name}}", "{{<part}}",
      "{{#.}}{{/.}}", "{{{name}}", "{{& name", "{{#name}}{{/name", "{{! x",
    ])
  func notTaken(template: String) throws {
    let (read, found) = AnswerTemplate.read(Array(template.utf8), path: "t.txt", for: try definition(Self.form))
    #expect(read == nil && !found.isEmpty)
  }

  @Test(
    "mistakes are told at once, each at its place",
    arguments: [
      ("{{nme}}", "t.txt:1:3: error: no field is called 'nme'\n1 | {{nme}}\n  |   ^^^\nhelp: did you mean 'name'?"),
      ("a\n{{name", "t.txt:2:1: error: '{{' is never closed\n2 | {{name\n  | ^^\nhelp: write '}}' behind the name"),
      (
        "{{#ok}}x",
        "t.txt:1:4: error: the section 'ok' is never closed\n1 | {{#ok}}x\n  |    ^^\nhelp: write {{/ok}} where it ends"
      ),
      (
        "{{#ok}}{{/name}}{{/ok}}",
        "t.txt:1:11: error: no section 'name' is open here\n1 | {{#ok}}{{/name}}{{/ok}}\n  |           ^^^^\nhelp: the innermost open one is 'ok'"
      ),
      (
        "{{/ok}}",
        "t.txt:1:4: error: no section 'ok' is open here\n1 | {{/ok}}\n  |    ^^\nhelp: a section begins with {{#ok}}"
      ),
      (
        "{{> other}}",
        "t.txt:1:5: error: tags with '>' are not understood\n1 | {{> other}}\n  |     ^^^^^\nhelp: there are variables, sections and comments"
      ),
      ("{{day}}", "t.txt:1:3: error: no field is called 'day'\n1 | {{day}}\n  |   ^^^"),
      ("{{.}}", "t.txt:1:3: error: no field is called '.'\n1 | {{.}}\n  |   ^"),
      ("{{^ok}}{{.}}{{/ok}}", "t.txt:1:10: error: no field is called '.'\n1 | {{^ok}}{{.}}{{/ok}}\n  |          ^"),
    ])
  func mistakes(template: String, expected: String) throws {
    let (read, found) = AnswerTemplate.read(Array(template.utf8), path: "t.txt", for: try definition(Self.form))
    #expect(read == nil)
    #expect(found.map { $0.rendered(color: false) }.joined(separator: "\n") == expected)
  }

  private static let secretForm = """
    formline: 1
    fields:
      - {id: name}
      - {id: code, type: password}
      - {id: keys, type: list, secret: true, fields: [{id: key}]}
      - id: rows
        type: list
        fields: [{id: day}, {id: pin, secret: true}, {id: inner, type: list, fields: [{id: a}, {id: b, secret: true}]}]
      - {id: hosts, type: map, fields: [{id: url}, {id: token, secret: true}]}
    """

  private static let secretAnswers: [(id: String, value: AnswerValue)] = [
    ("name", .string("Ada")), ("code", .string("hunter2")),
    ("keys", .list([.object([.init("key", .string("hunter2"))])])),
    (
      "rows",
      .list([
        .object([
          .init("day", .string("Mon")), .init("pin", .string("hunter2")),
          .init("inner", .list([.object([.init("a", .string("x")), .init("b", .string("hunter2"))])])),
        ])
      ])
    ),
    ("hosts", .object([.init("one", .object([.init("url", .string("u")), .init("token", .string("hunter2"))]))])),
  ]

  @Test(
    "secrets are written where they are named, and in nothing that has them in it",
    arguments: [
      ("{{#name}}{{.}}{{/name}}", "Ada"), ("{{#code}}set{{/code}}", "set"), ("{{code}}", "hunter2"),
      ("{{#code}}{{.}}{{/code}}", "hunter2"), ("{{rows}}", #"[{"day":"Mon","inner":[{"a":"x"}]}]"#),
      ("{{#rows}}{{.}}{{/rows}}", #"{"day":"Mon","inner":[{"a":"x"}]}"#), ("{{#rows}}{{pin}}{{/rows}}", "hunter2"),
      ("{{#rows}}{{#day}}{{.}}{{/day}}{{inner}}{{/rows}}", #"Mon[{"a":"x"}]"#),
      ("{{#rows}}{{#name}}{{^keys}}{{.}}{{/keys}}{{/name}}{{/rows}}", ""), ("{{keys}}", "[{}]"),
      ("{{#keys}}{{.}}{{#name}}{{.}}{{/name}}{{/keys}}", "{}Ada"), ("{{hosts}}", #"{"one":{"url":"u"}}"#),
      ("{{#hosts}}{{.}}{{/hosts}}", #"{"one":{"url":"u"}}"#),
    ])
  func secrets(template: String, expected: String) throws {
    let form = try definition(Self.secretForm)
    let (read, _) = AnswerTemplate.read(Array(template.utf8), path: "t.txt", for: form)
    #expect(try #require(read).text(Self.secretAnswers) == expected)
  }

  @Test func `sections are not opened without end`() throws {
    let template = String(repeating: "{{#ok}}", count: 50_000)
    let (read, found) = AnswerTemplate.read(Array(template.utf8), path: "t.txt", for: try definition(Self.form))
    #expect(read == nil)
    #expect(found.map(\.message) == ["more than 64 sections are open at once"])
  }

  @Test(
    "a text that would be too long, or take too long, is given up",
    arguments: [String(repeating: "x", count: 10_000), ""])
  func budget(inside: String) throws {
    let form = try definition("formline: 1\nfields: [{id: rows, type: list, fields: [{id: a}]}]")
    let rows = AnswerValue.list(Array(repeating: .object([.init("a", .string("x"))]), count: 100))
    let template = String(repeating: "{{#rows}}", count: 4) + inside + String(repeating: "{{/rows}}", count: 4)
    let (read, _) = AnswerTemplate.read(Array(template.utf8), path: "t.txt", for: form)
    #expect(throws: AnswerFormat.EncodingError.textTooLong) {
      try #require(read).text([("rows", rows)])
    }
  }

  private func render(_ template: String) throws -> String {
    let (read, found) = AnswerTemplate.read(Array(template.utf8), path: "t.txt", for: try definition(Self.form))
    #expect(found.isEmpty)
    return try #require(read).text(Self.answers)
  }
}
