import Foundation

/// The table of what is here of SwiftUI, and the source that it speaks of.
nonisolated enum SwiftUITable {
  struct Row: Sendable, CustomStringConvertible {
    let name: String
    let isHere: Bool
    /// What the table says of it, the reason where it is not here.
    let note: String

    var description: String { name }
  }

  private static let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")

  /// A row for each name; a row of the table may have several.
  static let rows: [Row] = {
    let text = (try? String(contentsOf: sources.appending(path: "SWIFTUI.md"), encoding: .utf8)) ?? ""
    return text.split(separator: "\n").flatMap { line -> [Row] in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard cells.count == 5, ["yes", "no"].contains(cells[2]) else { return [] }
      return cells[1].split(separator: "`").filter { $0.first?.isLetter == true || $0.first == "@" }
        .map { Row(name: $0.filter { $0 != "@" }, isHere: cells[2] == "yes", note: cells[3]) }
    }
  }()

  /// The names of everything public in the modules that views are written with.
  static let publicNames: Set<String> = {
    var names: Set<String> = []
    let modules = ["ViewTree", "Formline", "FormlineCombine"]
    let declaration =
      /public (?:static |nonisolated |final |\w+\(set\) )*(?:struct|class|enum|protocol|func|var|typealias) (\w+)/
    for module in modules {
      let files = FileManager.default.enumerator(at: sources.appending(path: module), includingPropertiesForKeys: nil)
      for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        for match in text.matches(of: declaration) { names.insert(String(match.1)) }
      }
    }
    return names
  }()
}
