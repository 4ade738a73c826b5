import Foundation
import TestSupport
import Testing

/// The compiler gives up on expressions that take it too long. A form of many fields in one body is none of those.
@Suite struct CompileTimeTests {
  private static let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"

  private static var hasCompiler: Bool {
    path.split(separator: ":").contains { FileManager.default.isExecutableFile(atPath: $0 + "/swiftc") }
      && FileManager.default.fileExists(atPath: Executable.modules + "/Formline.swiftmodule")
  }

  /// A form of 60 fields, each with modifiers and an action, over a struct of structs.
  private static var source: String {
    let members = (0..<10).map { "var f\($0) = \"\"" }.joined(separator: "; ")
    let groups = (0..<6).map { "var g\($0) = Ten()" }.joined(separator: "; ")
    let fields = (0..<60).map { number in
      """
            TextField("Field \(number)", text: $values.g\(number / 10).f\(number % 10))
              .focused($focus, equals: \(number)).padding(.leading, isWide ? 2 : 0).onSubmit { focus = \(number + 1) }
      """
    }
    return """
      import Formline

      struct Ten { \(members) }
      struct Values { \(groups) }

      @MainActor struct Large: View {
        @State private var values = Values()
        @FocusState private var focus: Int?
        let isWide: Bool

        var body: some View {
          Form {
      \(fields.joined(separator: "\n"))
          }
        }
      }
      """
  }

  @Test(.enabled(if: hasCompiler))
  func `a body of 60 fields with modifiers is checked within seconds`() throws {
    let folder = TemporaryFolder()
    let file = folder.write("Large.swift", Self.source)
    let maps = ["CPlatform", "CReadline", "CTerminal"].flatMap {
      ["-Xcc", "-fmodule-map-file=\(Executable.modules)/../\($0).build/module.modulemap"]
    }
    // Warnings say what takes longer than so many milliseconds: the budget, several times what slow machines need.
    let budget = ["-Xfrontend", "-warn-long-function-bodies=10000"]
    let compiler = try DetachedCommand(
      executable: "/usr/bin/env",
      ["swiftc", "-typecheck", "-swift-version", "6", "-I", Executable.modules] + maps + budget + [file],
      environment: ["PATH": Self.path, "HOME": folder.path])
    #expect(compiler.error == "")
    #expect(compiler.status == 0)
  }
}
