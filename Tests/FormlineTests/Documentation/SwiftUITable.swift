import Foundation

/// The table of what is here of SwiftUI, and the source that it speaks of.
nonisolated enum SwiftUITable {
  enum State: String, Sendable { case yes, inert, no }

  struct Row: Sendable, CustomStringConvertible {
    let name: String
    /// Whether it is here, accepted without effect, or not here.
    let state: State
    var isHere: Bool { state != .no }
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
      guard cells.count == 5, let state = State(rawValue: cells[2]) else { return [] }
      return cells[1].split(separator: "`").filter { $0.first.map { $0.isLetter || "@#".contains($0) } ?? false }
        .map { Row(name: $0.filter { !"@#".contains($0) }, state: state, note: cells[3]) }
    }
  }()

  private static let declarations = "Declarations.swift"

  /// What is declared so that the compiler says why it is not here: names, each with the message. Attributes may stand
  /// between the two.
  static let refusals: [(name: String, message: String)] = declared.text.matches(
    of:
      /@available\(\*, unavailable, message: "(.*)"\).*\n(?: *@.*\n)* *public (?:func|var|struct|protocol|typealias|macro) (\w+)/
  ).map { (String($0.2), String($0.1)) }

  /// What is declared and gives back its view.
  static let inertNames = Set(
    declared.inert.matches(of: /\n +public func (\w+).* -> Self/).map { String($0.1) })

  /// What Swift or Foundation declares, and only the table speaks of.
  static let declaredElsewhere: Set = ["Observable", "ObservationIgnored", "AttributedString"]

  /// The declarations; first come those that are accepted.
  private static let declared: (text: String, inert: Substring) = {
    let file = sources.appending(path: "Formline/Porting/\(declarations)")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return (
      text, text.prefix(upTo: text.firstRange(of: "// What a terminal cannot follow")?.lowerBound ?? text.startIndex)
    )
  }()

  /// The names of everything public in the modules that views are written with.
  static let publicNames: Set<String> = {
    var names: Set<String> = []
    let modules = ["ViewTree", "FormControls", "Formline", "FormlineCombine"]
    let declaration =
      /public (?:static |nonisolated |final |\w+\(set\) )*(?:struct|class|enum|protocol|func|var|typealias) (\w+)/
    for module in modules {
      let files = FileManager.default.enumerator(at: sources.appending(path: module), includingPropertiesForKeys: nil)
      // What is only declared is not here.
      for case let file as URL in files ?? .init()
      where file.pathExtension == "swift" && file.lastPathComponent != declarations {
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        for match in text.matches(of: declaration) { names.insert(String(match.1)) }
      }
    }
    return names
  }()
}
