internal import Wording

/// What is wrong at some place, in words. Every text this target shows about a file is phrased in the extensions of
/// this type: `Problem+YAML`, `+Shape`, `+Form`, `+Field`, `+Action`, `+Expression`, `+Answer`.
struct Problem: Sendable {
  var severity = Diagnostic.Severity.error
  /// Lower case, no final period; what the author wrote stands in single quotes.
  var message: String
  /// What to do about it.
  var help: String?
  /// Whether the line of the file may hold a secret and is not shown.
  var hidesSource = false

  init(_ message: String, help: String? = nil) {
    self.message = message
    self.help = help
  }

  /// The same as a warning: the file can be used all the same.
  var asWarning: Problem {
    var problem = self
    problem.severity = .warning
    return problem
  }

  /// The same without the line it is about.
  var withoutSource: Problem {
    var problem = self
    problem.hidesSource = true
    return problem
  }

  /// `a, b or c`.
  static func alternatives(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return "\(words.dropLast().joined(separator: ", ")) or \(last)"
  }

  /// `did you mean 'text'? Types are text, …`: only the list when nothing is near, only the name when there are many.
  static func suggestion(for name: String, among names: [String], plural: String) -> String {
    let list = "\(plural) are \(names.joined(separator: ", "))"
    guard let nearest = NearestWord.to(name, among: names) else { return list }
    if names.count > 24 { return "did you mean '\(nearest)'?" }
    return "did you mean '\(nearest)'? \(list.prefix(1).uppercased())\(list.dropFirst())"
  }

  /// An author's text as it is quoted: cut when it is long.
  static func quoted(_ text: String) -> String {
    text.count <= 60 ? "'\(text)'" : "'\(text.prefix(57))…'"
  }
}
