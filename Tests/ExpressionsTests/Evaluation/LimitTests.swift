import Testing

@testable import Expressions

struct LimitTests {
  @Test(
    "what would take too long ends with an error",
    arguments: [
      "l.exists(a, l.exists(b, l.exists(c, a + b + c == -1)))", "l.map(a, l.map(b, l)) == l.map(a, l.map(b, l))",
      "l.all(a, l.all(b, l.all(c, c > -1)))",
      "['x'].map(s, s + s)" + String(repeating: ".map(s, s + s)", count: 40),
      "[[1]]" + String(repeating: ".map(a, [a, a])", count: 40),
      "[[1]]" + String(repeating: ".map(a, [a, a])", count: 40) + " == [[1]]"
        + String(repeating: ".map(a, [a, a])", count: 40),
      "['%s'.format([[1]" + String(repeating: ".map(a, [a, a])", count: 40) + "])]",
      "[l.map(x, 'abcdefghij').join()].map(s, s.replace('', s))",
      "l.map(x, text.matches('(a|b|ab)*c{50}x')).exists(m, m)", "l.map(x, text.contains(text)).size()",
    ])
  func tooLong(_ source: String) {
    let list = ExpressionValue.list((0..<300).map { .int($0) })
    let text = ExpressionValue.string(String(repeating: "ab", count: 3000))
    guard case .error(let message) = outcome(source, ["l": list, "text": text], stepLimit: 50_000) else {
      Issue.record("it ended")
      return
    }
    #expect(message.hasSuffix(": expression takes too long"))
  }

  @Test(
    "what would make too much ends with an error",
    arguments: [
      "'%s'.format([nested])", "'%s %s'.format([nested, 1]).size()", "nested",
      "[text, text, text].map(t, t + t).size()",
      "texts", "texts.join('')", "text.replace('a', text)",
      "[text].map(t, t + t).map(t, t + t).map(t, t + t)[0].size()",
      "text + text == '' || true", "text.split('').size()", "bytes(text + text).size()",
      "l.map(x, l).map(x, x + x).size()",
    ])
  func tooMuch(_ source: String) {
    let text = ExpressionValue.string(String(repeating: "a", count: 60_000))
    // A map in a map in a map …: small in memory, 2³⁰ texts to write.
    var nested = ExpressionValue.map(ExpressionMap([(key: .string("a"), value: text)]))
    for _ in 0..<30 {
      nested = .map(ExpressionMap([(key: .string("a"), value: nested), (key: .string("b"), value: nested)]))
    }
    let values: [String: ExpressionValue] = [
      "text": text, "texts": .list(Array(repeating: text, count: 20)), "nested": nested,
      "l": .list((0..<300).map { .int($0) }),
    ]
    let outcome = try? Expression(parsing: source).evaluate(byteLimit: 100_000) { values[$0] }
    guard case .failure(let error)? = outcome else {
      Issue.record("it ended: \(source)")
      return
    }
    #expect(error.message == "expression makes too much text")
  }

  @Test("no operator absorbs the end of the budget")
  func budgetIsFinal() {
    #expect(outcome("(1 + 1 + 1 + 1 == 0) || true", stepLimit: 4) == .error("1-6: expression takes too long"))
  }

  @Test("a value never appears in an error message")
  func secrecy() {
    let secret: [String: ExpressionValue] = ["pin": "hunter2", "m": ["a": 1]]
    for source in [
      "int(pin)", "m[pin]", "'a'.matches(pin + '(')", "timestamp(pin)", "pin + 1", "{pin: 1, pin: 2}",
      "'%d'.format([pin])", "pin.charAt(99)", "bool(pin)", "pin.x",
    ] {
      guard case .error(let message) = outcome(source, secret) else {
        Issue.record("\(source) has a value")
        continue
      }
      #expect(!message.contains("hunter2"))
    }
  }
}
