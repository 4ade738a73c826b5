import Testing
import Values

@testable import FormTesting

@Suite("Answers that scripts keep secret")
struct SecretAnswerTests {
  @Test("a text that is just a variable also matches the variable's content")
  func secretAnswers() throws {
    let expected = try JSONParser.parse(#"{"name": "Ada", "password": "$PASSWORD"}"#)
    let environment = { (name: String) in name == "PASSWORD" ? "hunter2" : nil }
    #expect(
      expected.matches(try JSONParser.parse(#"{"password": "hunter2", "name": "Ada"}"#), environment: environment))
    #expect(expected.matches(expected, environment: environment))
    #expect(!expected.matches(try JSONParser.parse(#"{"password": "x", "name": "Ada"}"#), environment: environment))
    #expect(!expected.matches(try JSONParser.parse(#"{"password": "hunter2"}"#), environment: environment))
  }
}
