import FormDefinitions

@testable import KeyScripts

/// Scripts and forms in memory, and how to play them.
final class MemoryFolder {
  var files: [String: String]
  var isWritable = true
  /// What the caller grants.
  var grants = Grants()

  init(_ files: [String: String] = [:]) { self.files = files }

  var access: FileAccess {
    FileAccess(
      read: { path in
        self.files[path].map { .success(Array($0.utf8)) } ?? .failure(ResourceError(reason: "no such file"))
      },
      write: { path, bytes in
        guard self.isWritable else { return ResourceError(reason: "the disk is full") }
        self.files[path] = String(decoding: bytes, as: UTF8.self)
        return nil
      }, options: ReadingOptions(grants: grants))
  }

  func player(
    mode: SnapshotFile.Mode = .compare, variables: [String: String] = [:]
  ) -> ScriptPlayer {
    ScriptPlayer(files: access, snapshotMode: mode, variables: { variables[$0] })
  }

  /// What the report says of one script; empty where it passed.
  func report(_ path: String, mode: SnapshotFile.Mode = .compare, variables: [String: String] = [:]) -> String {
    TestReport.prettyDetails(of: player(mode: mode, variables: variables).result(ofScriptAt: path))
  }
}

/// Plays lines against a definition's fields; empty where they pass.
/// - Parameter granted: The variables that may be typed anywhere.
func play(
  _ fields: String, _ lines: String, variables: [String: String] = [:], granted: Set<String> = []
) -> String {
  let folder = MemoryFolder([
    "form.yaml": "formline: 1\nfields:\n" + fields, "a.keys": "Form form.yaml\n" + lines,
  ])
  folder.grants.variables = granted
  return folder.report("a.keys", variables: variables)
}
