import Expressions
import FormDefinitions
import Testing
import Values

/// What a person is told about a value.
struct FieldValidationTests {
  /// Keys of a field, a value, and what is said about it; nil when nothing is.
  static let cases: [(keys: String, value: AnswerValue, problem: String?)] = [
    ("required: true", .string(""), "A is required"),
    ("required: true, label: E-mail", .null, "E-mail is required"),
    ("required: true, type: select, options: [x]", .null, "A is required: choose one"),
    ("required: true, type: multiselect, options: [x]", .list([]), "A is required: choose at least one"),
    ("required: true, type: boolean", .null, "A is required: answer yes or no"),
    ("required: true, type: boolean", .bool(false), nil),
    ("required: true, type: list, fields: [{id: b}]", .list([]), "A is required: add at least one"),
    ("required: \"x == 'y'\"", .null, "A is required"),
    ("minLength: 3", .string(""), nil),
    ("minLength: 3", .string("ab"), "Use at least 3 characters: there are 2"),
    ("minLength: 2", .string("👨‍👩‍👧"), "Use at least 2 characters: there is 1"),
    ("maxLength: 3", .string("e\u{301}e\u{301}e\u{301}"), nil),
    ("maxLength: 1", .string("ab"), "Use at most 1 character: there are 2"),
    ("pattern: '^[a-z]+$'", .string("ab1"), "This must look like bcdefg"),
    ("pattern: b", .string("abc"), nil),
    ("mask: '(999) 999'", .string("(123) 45"), "Fill in the whole of (999) 999"),
    ("mask: '(999) 999'", .string("(123) 456"), nil),
    ("format: uuid", .string("x"), "This is not a UUID"),
    ("format: ipv4", .string("1.2.3.256"), "This is not an IPv4 address such as 192.0.2.1"),
    ("format: ipv6", .string("2001:db8::1"), nil),
    ("format: ipv6", .string("1:::2"), "This is not an IPv6 address such as 2001:db8::1"),
    ("format: hostname", .string("::1"), "This is not a host name such as host.example.com"),
    ("format: ipv6", .string("2001:db8::1::"), "This is not an IPv6 address such as 2001:db8::1"),
    ("format: date", .string("2026-02-30"), "February 2026 has 28 days"),
    ("format: time", .string("14:30:00+01:00"), nil),
    ("format: date-time", .string("2026-02-28T00:00:00Z"), nil),
    ("format: duration", .string("P1DT2H"), nil),
    ("format: duration", .string("1 day"), "This is not a duration such as P1DT2H"),
    ("format: json-pointer", .string("a"), "This is not a JSON pointer such as /a/0"),
    ("format: regex", .string("("), "This is not a regular expression"),
    ("format: email", .string("ada@host"), nil),
    (
      "format: email", .string("jörg@müller.example"),
      "Enter a valid email address, such as name@example.com: 'ö' cannot stand before the @ sign"
    ),
    (
      "format: email", .string("ada"),
      "Enter a valid email address, such as name@example.com: the @ sign is missing"
    ),
    ("format: iri", .string("https://例え.jp/パス"), nil),
    ("format: uri-reference", .string("../a/b?c=d#e"), nil), ("format: uri-reference", .string("//host/a"), nil),
    ("format: uri-reference", .string("urn:isbn:1"), nil), ("format: uri-reference", .string(""), nil),
    ("format: uri-reference", .string("a b"), "This is not a URI reference such as ../a?b=c"),
    ("format: uri-reference", .string("1a:b"), "This is not a URI reference such as ../a?b=c"),
    ("format: uri-reference", .string("%zz"), "This is not a URI reference such as ../a?b=c"),
    ("format: uri-reference", .string("パス"), "This is not a URI reference such as ../a?b=c"),
    ("format: iri-reference", .string("パス?a=%20"), nil),
    ("format: iri-reference", .string("<a>"), "This is not a URI reference such as ../a?b=c"),
    ("format: uri-template", .string("/users/{id}{?page,size:3,tags*}"), nil),
    ("format: uri-template", .string("/users/{id"), "This is not a URI template such as /users/{id}"),
    ("format: uri-template", .string("/users/{}"), "This is not a URI template such as /users/{id}"),
    ("format: relative-json-pointer", .string("1/a~1b"), nil), ("format: relative-json-pointer", .string("0#"), nil),
    ("format: relative-json-pointer", .string("/a"), "This is not a relative JSON pointer such as 1/a"),
    ("format: relative-json-pointer", .string("01/a"), "This is not a relative JSON pointer such as 1/a"),
    ("contentType: email", .string("ada@example.com"), nil),
    ("type: text, hideLength: true, minLength: 3", .string("x"), "Use at least 3 characters: there is 1"),
    ("type: password, hideLength: true, minLength: 3", .string("x"), "Use at least 3 characters"),
    ("type: list, minItems: 1, item: {}", .null, "Add at least 1 row: there are none"),
    ("type: list, minItems: 2, required: true, item: {}", .null, "A is required: add at least one"),
    ("type: list, minItems: 2, item: {}", .list([]), "Add at least 2 rows: there are none"),
    ("type: multiselect, options: [x, y, z], minItems: 2", .null, "Choose at least 2"),
    ("type: integer, minimum: 3", .integer(2), "This must be at least 3"),
    ("type: integer, maximum: 3", .integer(4), "This must be at most 3"),
    ("type: number, exclusiveMinimum: 0", .integer(0), "This must be more than 0"),
    ("type: number, exclusiveMaximum: 1", .number(1), "This must be less than 1"),
    ("type: number, multipleOf: 0.1", .number(0.3), nil),
    ("type: number, multipleOf: 0.1", .number(0.35), "This must be a multiple of 0.1"),
    ("type: number, multipleOf: 0.01", .number(5_000_000.005), "This must be a multiple of 0.01"),
    ("type: number, multipleOf: 0.01", .number(5_000_000.01), nil),
    ("type: number, multipleOf: 3", .integer(.max), "This must be a multiple of 3"),
    ("type: integer, multipleOf: 5", .integer(12), "This must be a multiple of 5"),
    ("type: date, minimum: 2026-01-05, multipleOf: 7", .string("2026-01-12"), nil),
    (
      "type: date, minimum: 2026-01-05, multipleOf: 7", .string("2026-01-13"),
      "This must be in steps of 7 days from 2026-01-05"
    ),
    ("type: date, maximum: 2026-01-05", .string("2026-02-01"), "This must be 2026-01-05 or earlier"),
    ("type: date", .string("2026-02-29"), "February 2026 has 28 days"),
    ("type: time, multipleOf: 900", .string("14:10:00"), "This must be in steps of 15 minutes"),
    ("type: select, options: [x, {value: y, disabled: true}]", .string("z"), "Choose one of the options"),
    ("type: select, options: [x, {value: y, disabled: true}]", .string("y"), "y cannot be chosen"),
    ("type: multiselect, options: [x, y, z], minItems: 2", .list([.string("x")]), "Choose at least 2"),
    ("type: multiselect, options: [x, y], maxItems: 1", .list([.string("x"), .string("y")]), "Choose at most 1"),
    (
      "type: list, fields: [{id: b, required: true}]", .list([.object([.init("b", .null)])]),
      "Row 1, B: B is required"
    ),
    (
      "type: list, uniqueItems: true, fields: [{id: b, type: number}]",
      .list([.object([.init("b", .integer(1))]), .object([.init("b", .number(1))])]),
      "Rows 1 and 2 are the same: each may be there once"
    ),
    ("validate: [{rule: \"self != 'admin'\", message: Taken}]", .string("admin"), "Taken"),
    ("validate: [{rule: \"self != 'admin'\"}]", .string("admin"), "A is not valid"),
    ("validate: [{rule: \"self != x\", message: Same}]", .string("y"), "Same"),
    ("type: date, validate: [{rule: self >= today, message: Too early}]", .string("2026-05-01"), nil),
    ("type: date, validate: [{rule: self > today, message: Too early}]", .string("2026-05-01"), "Too early"),
  ]

  @Test(arguments: cases)
  func `a value is judged in a sentence`(keys: String, value: AnswerValue, problem: String?) throws {
    let form = try definition("formline: 1\nfields:\n  - {id: a, \(keys)}\n  - {id: x}\n")
    let today = Instant(expressionText: "2026-05-01").map { ExpressionValue.timestamp($0) }
    let problems = FieldValidation.problems(of: value, field: form.fields[0]) { name in
      ["x": .string("y"), "today": today ?? .null][name]
    }
    #expect(problems == [problem].compactMap { $0 })
  }

  @Test(arguments: [
    "type: text, pattern: ^a$", "type: text, format: ipv4", "type: text, format: date-time", "type: text, format: uri",
    "type: text, contentType: emailAddress", "type: text, mask: '99'", "type: text, maxLength: 3",
    "type: password, maxLength: 3", "type: textarea, maxLength: 3", "type: path, maxLength: 3", "type: integer",
    "type: number", "type: number, unit: kg", "type: boolean", "type: date", "type: time", "type: datetime",
    "type: select, options: [x, y]", "type: multiselect, options: [x, y]", "type: list, item: {type: date}",
    "type: list, fields: [{id: b}]", "type: map, item: {type: time}",
  ])
  func `no message quotes a long text whole`(keys: String) throws {
    let field = try field(keys)
    let (letters, digits) = (String(repeating: "z", count: 10_000), String(repeating: "9", count: 10_000))
    for text in [
      letters, digits, "0.\(digits)", "2026-02-28T14:30\(letters)", "14:30\(digits)", "[\(letters)", "k=\(letters)",
    ] {
      for outcome in [
        AnswerConversion.parse(typed: text, for: field), AnswerConversion.convert(.string(text), for: field),
      ] {
        let messages =
          switch outcome {
          case .success(let value): FieldValidation.problems(of: value, field: field) { _ in nil }
          case .failure(let mismatch): [mismatch.message, mismatch.help ?? ""]
          }
        #expect(messages.allSatisfy { $0.count < 200 }, "\(text.prefix(20)): \(messages.map { $0.prefix(200) })")
      }
    }
  }

  /// Content types among them whose problems say how many digits there are.
  @Test(arguments: [
    "minLength: 8", "minLength: 3, maxLength: 5", "contentType: creditCardNumber",
    "contentType: creditCardSecurityCode", "contentType: oneTimeCode",
  ])
  func `no problem tells how long a secret of hidden length is`(keys: String) throws {
    let field = try field("type: text, secret: true, hideLength: true, \(keys)")
    let problems = (1...40).map { count in
      FieldValidation.problems(of: .string(String(repeating: "1", count: count)), field: field) { _ in nil }
    }
    #expect(Set(problems.joined()).count == (keys.contains("maxLength") ? 2 : 1), "\(Set(problems))")
  }

  @Test func `rules wait for a value of the right form`() throws {
    let field = try field("type: integer, minimum: 5, validate: [{rule: self > 3, message: Small}]")
    #expect(
      FieldValidation.problems(of: .integer(1), field: field, lookup: { _ in nil }) == ["This must be at least 5"])
  }

  @Test func `a rule that reads an unanswered field is not broken`() throws {
    let form = try definition(
      "formline: 1\nfields:\n  - {id: a, validate: [{rule: self.startsWith(b), message: No}]}\n  - {id: b}\n")
    let problems = FieldValidation.problems(of: .string("x"), field: form.fields[0]) { _ in .null }
    #expect(problems.isEmpty)
  }

  @Test func `a rule across fields names the fields it is at`() throws {
    let form = try definition(
      """
      formline: 1
      fields: [{id: a}, {id: b}, {id: c}]
      validate: [{rule: a == b, message: They differ}, {rule: a == c, message: No, at: [c]}]
      """)
    let values: [String: ExpressionValue] = ["a": "1", "b": "2", "c": "3"]
    func findings(exists: (String) -> Bool) -> [FormValidation.Finding] {
      form.rules.flatMap { rule in
        FormValidation.problems(of: rule, exists: exists) { rule in rule.expression.evaluate { values[$0] } }
      }
    }
    let all = findings { _ in true }
    #expect(all.map { "\($0.field): \($0.message)" } == ["a: They differ", "b: They differ", "c: No"])
    #expect(findings { $0 != "c" }.map(\.field) == ["a", "b"])
  }
}
