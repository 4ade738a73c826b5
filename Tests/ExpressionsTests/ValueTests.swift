import TestSupport
import Testing

@testable import Expressions

struct ValueTests {
  @Test("exact equality tells values apart that the language calls equal")
  func exactEquality() {
    #expect(ExpressionValue.int(1) != .double(1))
    #expect(ExpressionValue.int(1).isEqual(to: .double(1)))
    #expect(ExpressionValue.double(.nan) == .double(.nan))
    #expect(!ExpressionValue.double(.nan).isEqual(to: .double(.nan)))
    #expect(ExpressionValue.string("\u{e9}") != .string("e\u{301}"))
    #expect((["a": 1, "b": 2] as ExpressionValue) != ["b": 2, "a": 1])
    #expect((["a": 1, "b": 2] as ExpressionValue).isEqual(to: ["b": 2, "a": 1]))
    #expect(Set<ExpressionValue>([1, 1.0, .uint(1), "1", 1]).count == 4)
  }
}
