import Expressions
import FormDefinitions
import FormImports
import Platform
import TerminalDriver
import TestSupport
import Testing

@testable import FormProofs

/// Mistakes that a generator puts into the forms of the gallery, and how many of them are found; and the forms as they
/// are, in which nothing is.
struct SeededMistakeTests {
  /// All of them by `make long`, each eighth otherwise.
  @Test(.needs(.z3)) func `of the mistakes made at least nineteen in twenty are found`() throws {
    let forms = try Gallery.forms()
    let step = FuzzEffort.factor > 1 ? 1 : 8
    var (made, found) = (0, 0)
    var missed: [String] = []
    print("| mistake | made | found |")
    for kind in SeededMistake.Kind.allCases {
      let before = (made, found)
      for (name, definition) in forms {
        for (number, mistake) in SeededMistake.all(of: kind, in: definition).enumerated() where number % step == 0 {
          made += 1
          let findings = Asking.findings(in: mistake.form, solver: Asking.z3).filter { $0.verdict != .undecided }
          if findings.contains(where: { kind.findings.contains($0.kind) }) {
            found += 1
          } else {
            missed.append("\(kind.rawValue) in \(name): \(mistake.words)")
          }
        }
      }
      print("| \(kind.rawValue) | \(made - before.0) | \(found - before.1) |")
      #expect(found > before.1, "none of \(kind.rawValue)")
    }
    #expect(made * step >= 990)
    #expect(found * 100 >= made * 95, "\(found) of \(made); missed: \(missed.joined(separator: "; "))")
  }

  @Test(.needs(.z3)) func `nothing is found in the gallery`() throws {
    for (name, definition) in try Gallery.forms() {
      #expect(
        Asking.findings(in: definition, solver: Asking.z3).filter { $0.verdict != .undecided }.map(\.message) == [],
        "\(name)")
    }
  }

  @Test(.needs(.z3), arguments: Gallery.importedKinds) func `nothing is found in forms of others`(
    kind: ImportedKind
  ) throws {
    for definition in try Gallery.imported(kind) {
      let found = Asking.findings(in: definition, solver: Asking.z3, isImported: true)
        .filter { $0.verdict != .undecided }
      #expect(found.map(\.message) == [], "\(definition.title ?? "")")
    }
  }
}

/// The forms beside the sources.
enum Gallery {
  private static let root = #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined()

  static func forms() throws -> [(name: String, definition: FormDefinition)] {
    try Folder.names(in: root + "/forms").filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".json") }.sorted().map {
      name in
      let bytes = try InputFile.read("\(root)/forms/\(name)", limit: 1 << 20)
      let reading = DefinitionReader.read(bytes, path: name) { path in
        (try? InputFile.read("\(root)/forms/\(path)", limit: 1 << 20)).map { .success($0) }
          ?? .failure(ResourceError(reason: "no such file"))
      }
      return (name, try #require(reading.definition))
    }
  }

  /// The kinds of which the import tests have files.
  static let importedKinds = {
    let names = Folder.names(in: "\(root)/Tests/FormImportsTests/Cases")
    return ImportedKind.allCases.filter { names.contains("\($0.rawValue).txt") }
  }()

  /// The usable files of the import tests.
  static func imported(_ kind: ImportedKind) throws -> [FormDefinition] {
    let path = "\(root)/Tests/FormImportsTests/Cases/\(kind.rawValue).txt"
    let text = String(decoding: try InputFile.read(path, limit: 1 << 22), as: UTF8.self)
    var options = ImportOptions()
    options.kind = kind
    return text.split(separator: "\n== ").compactMap { part in
      let lines = part.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
      let file = lines.prefix { $0 != "-- becomes" }.joined(separator: "\n")
      let form = ImportedForm.read(Array(file.utf8), path: "f", options: options, reading: ReadingOptions())
      guard let reading = form?.reading, reading.isUsable else { return nil }
      return reading.definition
    }
  }
}
