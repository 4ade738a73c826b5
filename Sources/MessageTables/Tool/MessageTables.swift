import Foundation
import Gettext

/// Writes catalogues as Swift: `message-tables FOLDER MESSAGES TABLES`.
///
/// `formline.pot` in the folder has every message, in English; each `LANGUAGE.po` beside it has them all in another
/// language. What is missing there, or still translates an older text, is reported as a compiler reports it.
@main
enum MessageTables {
  static func main() {
    do {
      let paths = CommandLine.arguments.dropFirst().map { URL(filePath: $0) }
      guard paths.count == 3 else { throw Mistake("usage: message-tables FOLDER MESSAGES TABLES") }
      try write(catalogues: paths[0], messages: paths[1], tables: paths[2])
    } catch {
      FileHandle.standardError.write(Data("\((error as? Mistake)?.text ?? "error: \(error)")\n".utf8))
      exit(1)
    }
  }

  private static func write(catalogues folder: URL, messages: URL, tables: URL) throws {
    let text = try String(contentsOf: folder.appending(path: "formline.pot"), encoding: .utf8)
    let template = CatalogueTemplate(text)
    for model in template.models {
      let isNamed = model.context.split(separator: ".", omittingEmptySubsequences: false).count == 2
      guard isNamed, !model.texts.joined().contains("\n"), template.model(model.context)?.place == model.place else {
        throw Mistake(
          "\(folder.path(percentEncoded: false))formline.pot:1: error: '\(model.context)' needs a name of its own, with "
            + "a dot in it, and a text of one line")
      }
    }
    let languages = try Language.builtIn(in: folder, of: template)
    try """
    extension Message {
    \(template.models.map(declaration).joined(separator: "\n"))
    }
    """.write(to: messages, atomically: true, encoding: .utf8)
    try """
    extension DisplayLanguage {
    \(languages.enumerated().map { $1.constant(at: $0) }.joined(separator: "\n"))
      static let builtIn: UInt8 = \(languages.count)
    }
    extension CatalogueTable {
      static func of(_ place: UInt8) -> CatalogueTable {
        switch place {
    \(languages.enumerated().dropFirst().map { "    case \($0): \($1.table)" }.joined(separator: "\n"))
        default: \(languages[0].table)
        }
      }
    }
    enum MessageTemplate {
      static let text: StaticString = \(literal(text))
    }
    \(languages.map(\.words).joined(separator: "\n"))

    """.write(to: tables, atomically: true, encoding: .utf8)
  }

  /// What makes a message; its arguments are what is inserted.
  private static func declaration(of model: CatalogueTemplate.Model) -> String {
    let parts = model.context.split(separator: ".", maxSplits: 1)
    let name = parts[0] + parts[1].prefix(1).uppercased() + parts[1].dropFirst()
    let summary = "  /// \(model.texts.last ?? "")"
    guard !model.placeholders.isEmpty else {
      return "\(summary)\n  package static var \(name): Message { Message(\(model.place)) }"
    }
    let parameters = model.placeholders.map { "\($0.name): \($0.isNumber ? "Int" : "String")" }
    let inserts = model.placeholders.map { ".\($0.isNumber ? "number" : "text")(\($0.name))" }
    let count = model.placeholders.first(where: \.decidesPlural).map { ", count: \($0.name)" } ?? ""
    return """
      \(summary)
        package static func \(name)(\(parameters.joined(separator: ", "))) -> Message {
          Message(\(model.place), [\(inserts.joined(separator: ", "))]\(count))
        }
      """
  }

  static func literal(_ text: String) -> String { "#\"\"\"\n\(text)\n\"\"\"#" }
}
