import TestSupport
import Testing

@testable import Expressions

struct RandomExpressionTests {
  private static let words = [
    "a", "b", "'x'", "1", "2u", "1.5", "null", "true", "(", ")", "[", "]", "{", "}", ".", ",", ":", "?", "+", "-", "*",
    "/", "%", "!", "<", "==", "!=", "&&", "||", "in", "size", "map", "all",
    "has", "matches", "x", "r'(", "\"", "\\", "é", "for", "`", "0x", "b'\\xff'", " ", "\n", "//",
  ]

  @Test(
    "any text is an expression or has placed mistakes, and evaluates to a value or an error",
    arguments: 1...10 as ClosedRange<UInt64>)
  func noise(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let source = (0..<Int.random(in: 0...14, using: &random)).compactMap { _ in
        Self.words.randomElement(using: &random)
      }.joined(separator: " ")
      exercise(source)
    }
  }

  @Test("any well-formed expression is checked and evaluated without a crash", arguments: 1...10 as ClosedRange<UInt64>)
  func wellFormed(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let source = expression(4, &random)
      _ = try Expression(parsing: source)
      exercise(source)
    }
  }

  @Test(
    "an expression of the inferred type yields a value of that type, or an error",
    arguments: 1...10 as ClosedRange<UInt64>)
  func inference(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let variables: [String: ExpressionValue] = [
      "a": 1, "b": "text", "l": [1, 2, 3], "m": ["k": "v"], "d": 2.5, "n": nil, "t": true,
    ]
    let environment = TypeEnvironment(variables: [
      "a": .int, "b": .string, "l": .list(of: .int), "m": .map(key: .string, value: .string), "d": .double,
      "n": .nullable(.string), "t": .bool,
    ])
    for _ in 0..<300 {
      let source = expression(3, &random)
      let expression = try Expression(parsing: source)
      guard case .success(let value) = expression.evaluate({ variables[$0] }) else { continue }
      let type = expression.type(in: environment)
      #expect(type.mayBe(ExpressionType(of: value)), "\(source) is \(value), not \(type)")
    }
  }

  private func exercise(_ source: String) {
    do throws(ExpressionDiagnostics) {
      let expression = try Expression(parsing: source)
      for diagnostic in expression.check(TypeEnvironment(variables: ["a": .int, "b": .nullable(.string)])) {
        #expect(diagnostic.range.upperBound <= source.utf8.count)
      }
      if case .failure(let error) = expression.evaluate(
        stepLimit: 5000, { ["a": 1, "b": "x", "l": [1], "n": nil][$0] })
      {
        #expect(error.range.upperBound <= source.utf8.count && !error.message.isEmpty)
      }
    } catch {
      #expect(!error.all.isEmpty, "\(source)")
      for diagnostic in error.all {
        #expect(diagnostic.range.lowerBound >= 0 && diagnostic.range.upperBound <= source.utf8.count, "\(source)")
      }
    }
  }

  private func expression(_ depth: Int, _ random: inout SeededGenerator) -> String {
    func part(_ random: inout SeededGenerator) -> String { expression(depth - 1, &random) }
    switch Int.random(in: 0..<(depth == 0 ? 3 : 13), using: &random) {
    case 0:
      return ["0", "1", "-1", "9223372036854775807", "1u", "1.5", "'a'", "''", "true", "false", "null", "b'x'"]
        .randomElement(using: &random) ?? "0"
    case 1, 2: return ["a", "b", "l", "m", "d", "n", "t"].randomElement(using: &random) ?? "a"
    case 3, 4, 5:
      let operation =
        ["+", "-", "*", "/", "%", "==", "!=", "<", ">=", "&&", "||", "in"].randomElement(using: &random) ?? "+"
      return "(\(part(&random)) \(operation) \(part(&random)))"
    case 6: return "(\(part(&random)) ? \(part(&random)) : \(part(&random)))"
    case 7: return "[\(part(&random)), \(part(&random))]"
    case 8: return "{'k': \(part(&random))}"
    case 9:
      let macro = ["all", "exists", "exists_one", "filter", "map"].randomElement(using: &random) ?? "all"
      return "\(["l", "m", "[1, 'a']"].randomElement(using: &random) ?? "l").\(macro)(a, \(part(&random)))"
    case 10:
      return
        "\(["size", "int", "string", "double", "bool", "type", "dyn", "timestamp", "duration"].randomElement(using: &random) ?? "dyn")(\(part(&random)))"
    case 11:
      let call =
        [
          "split('a')", "trim()", "upperAscii()", "charAt(0)", "contains('a')", "matches('a')", "indexOf('')", "join()",
          "format([1])",
        ].randomElement(using: &random) ?? "trim()"
      return "(\(part(&random))).\(call)"
    default: return "(\(part(&random)))\(["[0]", "['k']", ".k"].randomElement(using: &random) ?? "[0]")"
    }
  }
}
