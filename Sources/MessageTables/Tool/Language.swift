import Foundation
import Gettext

/// A built-in language, and what it says.
struct Language {
  /// BCP 47.
  let tag: String
  /// That of its constant.
  let name: String
  private let plural: String
  /// A line a message: its plural forms between separators (U+001F), placeholders by number.
  private let lines: [String]

  /// In the order of their places; the first one is the template's.
  private static let names = [
    ("en", "english"), ("de", "german"), ("fr", "french"), ("es", "spanish"), ("zh", "chinese"), ("ja", "japanese"),
    ("pl", "polish"), ("uk", "ukrainian"), ("ar", "arabic"), ("he", "hebrew"), ("hi", "hindi"), ("ko", "korean"),
    ("tr", "turkish"),
  ]

  /// - Throws: `Mistake` where a catalogue has no name here, or lacks something.
  static func builtIn(in folder: URL, of template: CatalogueTemplate) throws -> [Language] {
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let named = names.map { "\($0.0).po" }
    for file in files where file.pathExtension == "po" && !named.contains(file.lastPathComponent) {
      throw Mistake("\(file.path(percentEncoded: false)):1: error: this language has no name in \(#filePath)")
    }
    return try names.map { tag, name in
      let path = folder.appending(path: tag == "en" ? "formline.pot" : "\(tag).po")
      return try Language(
        tag, name, PortableObject(String(contentsOf: path, encoding: .utf8)), template, path.path(percentEncoded: false)
      )
    }
  }

  private init(
    _ tag: String, _ name: String, _ file: PortableObject, _ template: CatalogueTemplate, _ path: String
  ) throws(Mistake) {
    func mistake(_ line: Int, _ message: String) -> Mistake { Mistake("\(path):\(line): error: \(message)") }
    if let problem = file.problems.first { throw mistake(problem.line, problem.message) }
    guard let rule = file.headerField("Plural-Forms")?.split(separator: "plural=").last else {
      throw mistake(1, "the header has no Plural-Forms")
    }
    let entries = Dictionary(file.entries.map { ($0.context, $0) }) { _, last in last }
    self.tag = tag
    self.name = name
    plural = String(rule.prefix { $0 != ";" })
    lines = try template.models.map { model throws(Mistake) in
      guard let entry = entries[model.context] else { throw mistake(1, "'\(model.context)' is missing") }
      guard [entry.id] + (entry.plural.map { [$0] } ?? []) == model.texts else {
        throw mistake(entry.line, "the English text of '\(model.context)' has changed")
      }
      let texts = tag == "en" ? model.texts : entry.texts
      guard !entry.isFuzzy, !texts.isEmpty, !texts.contains("") else {
        throw mistake(entry.line, "'\(model.context)' is not translated")
      }
      return texts.map(model.numbered).joined(separator: "\u{1F}")
    }
  }

  func constant(at place: Int) -> String {
    """
      /// \(name.capitalized), `\(tag)`.
      public static let \(name) = DisplayLanguage(place: \(place))
    """
  }

  var table: String { "CatalogueTable(\"\(tag)\", \(name).texts, \(name).ends, \"\(plural)\")" }

  /// Where the lines end is counted here, so that nothing is searched when a form starts.
  var words: String {
    let ends = lines.reduce(into: [Int]()) { $0.append(($0.last ?? 0) + $1.utf8.count + 1) }
    let text = (lines + [""]).joined(separator: "\n").replacing("\u{1F}", with: "\\#u{1F}")
    return """
      private enum \(name) {
        static let ends: [UInt32] = \(ends)
        static let texts: StaticString = \(MessageTables.literal(text))
      }
      """
  }
}

/// A line as compilers write them.
struct Mistake: Error {
  let text: String

  init(_ text: String) { self.text = text }
}
