/// What a line means that was given to a question: an answer, or a wish.
enum Reply: Equatable {
  case answer(String)
  /// Ask the question before again.
  case back
  /// Say what was answered so far.
  case review
  /// Say all there is to say about the question.
  case help
  /// Take the answer away.
  case clear

  private static let wishes: [String: Reply] = ["back": .back, "review": .review, "help": .help, "clear": .clear]

  /// Every word that is a wish, in the order in which they are explained.
  static let words = ["back", "review", "help", "clear"]

  /// A wish is one word in small letters and nothing else; with a backslash before it, it is an answer.
  init(_ line: String) {
    if let wish = Self.wishes[line] {
      self = wish
    } else if line.hasPrefix("\\"), Self.wishes[String(line.drop { $0 == "\\" })] != nil {
      self = .answer(String(line.dropFirst()))
    } else {
      self = .answer(line)
    }
  }
}
