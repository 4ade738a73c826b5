/// Mistakes of templates.
extension Problem {
  static let templateNotUTF8 = Problem("this is not UTF-8 text", help: "save the file as UTF-8")

  static let tagNotClosed = Problem("'{{' is never closed", help: "write '}}' behind the name")

  static func sectionNotClosed(_ name: String) -> Problem {
    Problem("the section \(quoted(name)) is never closed", help: "write {{/\(name)}} where it ends")
  }

  static func wrongSectionEnd(_ name: String, open: String?) -> Problem {
    Problem(
      "no section \(quoted(name)) is open here",
      help: open.map { "the innermost open one is '\($0)'" } ?? "a section begins with {{#\(name)}}")
  }

  static func unknownTemplateTag(_ sigil: String) -> Problem {
    Problem("tags with '\(sigil)' are not understood", help: "there are variables, sections and comments")
  }
}
