import Testing

@testable import Expressions

struct TypeMistakeTests {
  static let environment = TypeEnvironment(variables: [
    "email": .nullable(.string), "plan": .nullable(.string), "seats": .nullable(.int), "price": .nullable(.double),
    "agreed": .bool,
    "born": .nullable(.timestamp), "today": .timestamp, "tags": .list(of: .string),
    "env": .map(key: .string, value: .string),
    "guests": .list(of: .record(["name": .nullable(.string), "age": .nullable(.int)])), "self": .any, "count": .uint,
  ])

  func check(_ source: String, expecting type: ExpressionType = .any) throws -> [String] {
    try Expression(parsing: source).check(Self.environment, expecting: type).map(\.line)
  }

  @Test(
    "what is certain to go wrong is reported with its place and a way out",
    arguments: [
      ("emial == 'a'", ["0-5: unknown name 'emial' | did you mean 'email'?"]),
      ("Plan == 'a'", ["0-4: unknown name 'Plan' | did you mean 'plan'?"]),
      ("zzz + qqq", ["0-3: unknown name 'zzz'", "6-9: unknown name 'qqq'"]),
      ("nil == 1", ["0-3: unknown name 'nil' | write null for no value"]),
      ("guests.all(g, g.agee > 1)", ["16-20: 'g' has no field 'agee' | did you mean 'age'?"]),
      ("guests[0]['nme'] == ''", ["10-15: 'guests[0]' has no field 'nme' | did you mean 'name'?"]),
      ("has(guests[0].phone)", ["0-3: 'guests[0]' has no field 'phone' | known names are age, name"]),
      ("email.lenght()", ["6-12: unknown function 'lenght'"]),
      ("email.length() > 3", ["6-12: unknown function 'length' | did you mean 'size'?"]),
      ("email.startWith('a')", ["6-15: unknown function 'startWith' | did you mean 'startsWith'?"]),
      ("today()", ["0-5: unknown function 'today' | 'today' is a value: write it without parentheses"]),
      ("email.toLowerCase()", ["6-17: unknown function 'toLowerCase' | did you mean 'lowerAscii'?"]),
      ("frobnicate()", ["0-10: unknown function 'frobnicate'"]),
      ("email.size", ["6-10: 'email' is a string and has no field 'size' | write .size(…) to call the function"]),
      ("email.length", ["6-12: 'email' is a string and has no field 'length' | did you mean the function 'size'?"]),
      ("startsWith(email, 'a')", ["0-10: 'startsWith' is called on a value | write value.startsWith(…)"]),
      ("email.int()", ["6-9: 'int' is not called on a value | write int(value)"]),
      ("all(tags)", ["0-3: 'all' is called on a list or a map | write list.all(x, …)"]),
      ("email.startsWith()", ["6-16: 'startsWith' takes 1 argument, not 0"]),
      ("email.trim(1)", ["6-10: 'trim' takes no arguments, not 1"]),
      ("email.substring(1, 2, 3)", ["6-15: 'substring' takes 1 or 2 arguments, not 3"]),
      ("size(email, plan)", ["0-4: 'size' takes 1 argument, not 2"]),
      ("email.startsWith(1)", ["17-18: 'startsWith' takes a string here, not an int"]),
      ("seats.startsWith('1')", ["0-5: 'startsWith' takes a string here, not an int"]),
      ("size(seats)", ["5-10: 'size' takes a string, bytes, a list or a map here, not an int"]),
      ("seats.matches('1')", ["0-5: 'matches' takes a string here, not an int"]),
      ("seats + 'x'", ["0-11: '+' cannot combine an int and a string | write string(seats)"]),
      ("seats * price", ["0-13: '*' cannot combine an int and a double | write double(seats)"]),
      ("price * 2", ["0-9: '*' cannot combine a double and an int | write 2.0"]),
      ("count + 1", ["0-9: '+' cannot combine a uint and an int | write 1u"]),
      ("email - plan", ["0-12: '-' cannot combine a string and a string"]),
      ("price % 2.0", ["0-11: '%' cannot combine a double and a double"]),
      ("today + 1", ["0-9: '+' cannot combine a timestamp and an int | write duration('24h') for a span of time"]),
      ("null + 1", ["0-8: '+' cannot combine null and an int"]),
      ("seats < 'x'", ["0-11: '<' cannot compare an int and a string"]),
      ("seats > '3'", ["0-11: '>' cannot compare an int and a string"]),
      ("born < '2000-01-01'", ["0-19: '<' cannot compare a timestamp and a string | write timestamp('2000-01-01')"]),
      ("1 < seats < 3", ["0-13: comparisons cannot be chained | write a < b && b < c"]),
      ("seats == '3'", ["0-12: '==' between an int and a string is never true"]),
      ("plan != 3", ["0-9: '!=' between a string and an int is always true | write '3'"]),
      ("plan == seats", ["0-13: '==' between a string and an int is never true"]),
      ("1 in tags", ["0-9: an int is never in a list(string)"]),
      ("'a' in plan", ["7-11: 'in' looks into a list or a map, and 'plan' is a string | write text.contains(part)"]),
      ("plan && agreed", ["0-4: '&&' needs true or false, and 'plan' is a string | write plan != '' or plan != null"]),
      ("!seats", ["1-6: '!' needs true or false, and 'seats' is an int | write seats != 0"]),
      ("tags ? 1 : 2", ["0-4: '?' needs true or false, and 'tags' is a list(string) | write size(tags) > 0"]),
      ("-plan", ["0-5: '-' cannot negate a string"]), ("-agreed", ["0-7: '-' cannot negate a bool | write ! for not"]),
      ("plan.all(x, true)", ["0-4: 'all' runs over a list or a map, and 'plan' is a string"]),
      (
        "tags.all(t, t + 'x')",
        ["12-19: 'all' needs true or false, and 't + 'x'' is a string | write t + 'x' != '' or t + 'x' != null"]
      ),
      ("tags['a']", ["5-8: a list is subscripted with an int, not with a string"]),
      ("plan[0]", ["0-7: 'plan' is a string and cannot be subscripted | write plan.charAt(0)"]),
      ("{1.5: 2}", ["1-4: a double cannot be the key of a map | keys are strings, ints, uints or bools"]),
      ("{'a': 1}.b", ["9-10: '{'a': 1}' has no field 'b' | known names are a"]),
    ])
  func mistake(_ source: String, _ expected: [String]) throws {
    #expect(try check(source) == expected)
  }

  @Test(
    "what may succeed is not a mistake",
    arguments: [
      "email.split('@')[0]", "plan == 'team' && seats > 3", "plan == null", "seats == 1.0", "seats < price",
      "self > 3 && self + 1 == 2", "guests.all(g, g.age > 18)",
      "has({'a': 1}.b)", "has({'a': {'b': 1}}.a.c)", "has(env.HOME) ? env.HOME : ''", "env['HOME'] + '/x'",
      "today - born > duration('24h')", "'a' in tags",
      "seats in [1, 2u, 3.0]", "'HOME' in env", "size(tags) + size(email)",
      "guests.map(g, g.name).join(', ')", "type(seats) == int", "[1, 'a'][0] + 1", "dyn(seats) == 'x'",
      "string(seats) + plan", "agreed ? 1 : 'x'", "born == null || born < today",
      "tags + ['x'] == []", "{'a': 1}.a + seats", "price * double(seats)", "-price", "'%d'.format([seats])",
      "email.matches('^a')", "email == null ? '' : email", "[1] == [1.0]",
    ])
  func noMistake(_ source: String) throws {
    #expect(try check(source) == [])
  }

  @Test("a result of the wrong type is a mistake of the whole expression")
  func unexpectedResult() throws {
    #expect(
      try check("plan", expecting: .bool) == [
        "0-4: expected a condition, found a string | compare it with something, as in x == 'yes'"
      ])
    #expect(
      try check("seats + 1", expecting: .string) == [
        "0-9: expected a string, found an int | convert it, as in string(x)"
      ])
    #expect(try check("agreed && true", expecting: .bool) == [])
    #expect(try check("self", expecting: .bool) == [])
  }

  @Test(
    "the type of the result is inferred",
    arguments: [
      ("seats + 1", .int), ("price", .nullable(.double)), ("plan == 'a'", .bool),
      ("tags.map(t, size(t))", .list(of: .int)), ("tags.filter(t, true)", .list(of: .string)),
      ("guests[0].age", .nullable(.int)), ("guests.exists(g, true)", .bool), ("env.HOME", .string),
      ("agreed ? seats : 2", .nullable(.int)), ("agreed ? seats : null", .nullable(.int)),
      ("agreed ? 1 : 'a'", .any), ("today - born", .any), ("today - today", .any),
      ("today + duration('1h')", .timestamp), ("email.split('@')[0]", .string), ("self + 1", .int),
      ("self + self", .any), ("-seats", .int), ("{'a': 1}", .record(["a": .int])),
      ("[1, null]", .list(of: .nullable(.int))), ("type(1)", .type), ("size('')", .int), ("null", .null),
      ("timestamp('x').getFullYear()", .int), ("has(env.A)", .bool), ("!agreed", .bool),
    ] as [(String, ExpressionType)])
  func inference(_ source: String, _ expected: ExpressionType) throws {
    let type = try Expression(parsing: source).type(in: Self.environment)
    #expect(type == expected || (expected == .any && source.hasPrefix("today - ") && type == .duration))
  }
}
