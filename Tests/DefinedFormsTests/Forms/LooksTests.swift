import Foundation
import Testing

@testable import FormTesting

/// How the forms of the gallery look on terminals of three sizes, when they open and when they are submitted at once.
///
/// `UPDATE_SCREENS=1 swift test --filter LooksTests` writes what is seen into Tests/Screens; look at the difference.
@Suite struct LooksTests {
  private nonisolated static let sizes = [(80, 24), (40, 12), (120, 40)]
  private nonisolated static let folder = URL(filePath: GalleryTests.folder).deletingLastPathComponent().appending(
    path: "Tests/Screens")

  /// What definitions of the gallery name.
  private nonisolated static let files = ["travel-cities.txt", "travel-projects.txt"].reduce(into: [:]) {
    $0[$1] = (try? String(contentsOfFile: GalleryTests.folder + "/" + $1, encoding: .utf8)) ?? ""
  }

  @Test(arguments: GalleryTests.names)
  func `a form is seen as it was recorded`(name: String) throws {
    let text = try String(contentsOfFile: GalleryTests.folder + "/" + name, encoding: .utf8)
    var seen = ""
    for (columns, rows) in Self.sizes {
      let form = try FormSession(
        definition: text, path: name, files: Self.files, columns: columns, rows: rows)
      seen += Self.screen(form, "\(columns) × \(rows)")
      form.press("F10")
      let submitted = Self.screen(form, "\(columns) × \(rows), submitted as it is")
      form.press("Ctrl+L")
      #expect(Self.screen(form, "\(columns) × \(rows), submitted as it is") == submitted)
      seen += submitted
    }
    let file = Self.folder.appending(path: name.prefix { $0 != "." } + ".screens")
    if ProcessInfo.processInfo.environment["UPDATE_SCREENS"] != nil {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      try seen.write(to: file, atomically: true, encoding: .utf8)
    }
    let recorded = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    #expect(seen == recorded)
  }

  @Test(arguments: [20, 24]) func `twenty columns suffice to fill a form in`(columns: Int) throws {
    let text = try String(contentsOfFile: GalleryTests.folder + "/contact.yaml", encoding: .utf8)
    let form = try FormSession(definition: text, path: "contact.yaml", columns: columns, rows: 12)
    form.type("Ada")
    form.press("Tab")
    form.type("ada@example.com")
    form.press("Tab")
    #expect(form.screen.contains { $0.hasPrefix("▌ Topic *") })
    #expect(form.screen.contains { $0.contains("›") })
    form.press("Space")
    form.press("Tab")
    form.type("Hello, is anybody there?")
    #expect(form.screen.contains { $0.hasPrefix("▌ Message *") })
    #expect(form.screen.contains { $0.contains("Hello") })
    form.press("F10")
    #expect(form.isSubmitted)
  }

  private static func screen(_ form: FormSession<String>, _ title: String) -> String {
    var lines = form.screen
    while lines.last == "" { lines.removeLast() }
    return "── \(title)\n" + lines.map { $0 + "\n" }.joined() + "\n"
  }
}
