internal import Expressions

/// A kind of value that a key takes; written as a text, one that needs no example.
struct WantedKind: ExpressibleByStringInterpolation {
  var phrase: String
  /// How to write it.
  var help: String

  init(_ phrase: String, help: String) { (self.phrase, self.help) = (phrase, help) }
  init(stringLiteral phrase: String) { self.init(phrase, help: "write \(phrase)") }

  static let wholeNumber = WantedKind("a whole number", help: "write it like 3")
  static let number = WantedKind("a number", help: "write it like 2.5")
  static let boolean = WantedKind("true or false", help: "write one of the two words, without quotes")
  static let text = WantedKind("text", help: "write it as one text")
  static let mapping = WantedKind("a mapping of keys", help: "write it like {key: value}")
  static let expression = WantedKind("an expression", help: "write it as text, such as plan == 'team'")

  /// A list, or one of other forms.
  static func list(of what: String, or others: [String] = []) -> WantedKind {
    WantedKind(
      (["a list of \(what)"] + others).alternatives, help: "write it like [a, b], or a line for each behind '- '")
  }
}
