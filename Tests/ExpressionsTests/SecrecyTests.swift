import Testing

@testable import Expressions

/// What is made of a secret is a secret.
struct SecrecyTests {
  private static let environment = TypeEnvironment(variables: [
    "name": .nullable(.string), "code": .secret(.nullable(.string)), "made": .secret(.any),
    "codes": .secret(.list(of: .string)), "keys": .list(of: .secret(.string)),
    "guests": .list(
      of: .record([
        "name": .nullable(.string), "pin": .secret(.nullable(.string)), "age": .nullable(.int),
        "pets": .list(of: .record(["kind": .string, "chip": .secret(.int)])),
      ])),
    "any": .any,
  ])

  private func isSecret(_ source: String) throws -> Bool {
    let expression = try Expression(parsing: source)
    #expect(expression.check(Self.environment) == [])
    return expression.tellsSecret(in: Self.environment)
  }

  @Test(
    "a secret",
    arguments: [
      "code", "made", "codes", "codes[0]", "keys[0]", "codes.size()", "code == 'x'", "code != null", "size(code)",
      "code.startsWith('a') ? 'a' : 'b'", "name == 'x' ? code : ''", "!(code == 'x')", "name == 'x' && code == 'y'",
      "[code]", "[name, code][0]", "{'a': code}", "{'a': code}.a", "{'a': name, 'b': code}.a", "'%s'.format([code])",
      "[1, 2][size(code)]", "{'a': 1}[code]", "code.matches('^a')", "name.matches(code)", "string(made)", "-int(made)",
      "name in codes", "'a' in keys", "name + code", "dyn(code)", "has(made.x)", "made.x", "made[0]", "type(code)",
      "[1, 2].map(x, code)", "[1, 2].filter(x, code == 'y')", "[1, 2].exists(x, string(x) == code)",
      "codes.map(c, 1)", "codes.all(c, true)", "keys.map(k, k)", "keys.exists(k, k == name)",
      "guests[0].pin", "guests.map(g, g.pin)", "guests.filter(g, g.pin == 'x')", "guests.map(g, g)", "guests",
      "guests[0]", "guests + []", "'%s'.format([guests])", "[guests]", "name == 'x' ? guests : []", "dyn(guests)",
      "guests == []", "guests.map(g, g.name + string(g.pets[0].chip))", "guests.map(g, g.pets)", "guests[0]['pin']",
      "guests[0].pets.map(p, p.chip)", "guests.exists(g, g.pets.exists(p, p.chip == 7))", "guests.filter(g, true)",
      "[[code]].map(a, a.map(b, 1))", "guests[0][name]",
    ])
  func secret(source: String) throws { #expect(try isSecret(source), "\(source)") }

  @Test(
    "none",
    arguments: [
      "name", "any", "name + 'x'", "size(guests)", "guests.size() > 2", "guests[0].name", "guests.map(g, g.name)",
      "guests.filter(g, g.age > 3).size()", "guests.map(g, g.pets.size())", "guests.map(g, g.pets.map(p, p.kind))",
      "guests[0].pets[0].kind", "guests.exists(g, g.name == name)", "size(keys)", "type(guests)", "has(guests[0].pin)",
      "[1, 2].map(code, code + 1)", "guests.filter(g, g.age > 3).map(g, g.name)",
    ])
  func open(source: String) throws { #expect(try !isSecret(source), "\(source)") }
}
