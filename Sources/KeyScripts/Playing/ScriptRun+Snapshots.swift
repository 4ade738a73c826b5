import FormDefinitions
import Pictures
import TerminalEmulation

/// Snapshots of the screen, in files beside the script.
extension ScriptRun {
  /// Compares the screen with its file; answers what is to be told of a file that was written.
  func checkSnapshot(_ name: String, _ style: SnapshotStyle) throws(Mismatch) -> Mismatch? {
    var problem: ResourceError?
    var unreadable: ResourceError?
    let snapshots = SnapshotFiles(
      read: { path in
        switch player.files.read(path) {
        case .success(let bytes): return String(decoding: bytes, as: UTF8.self)
        case .failure(let error):
          unreadable = error
          return nil
        }
      },
      write: { problem = player.files.write($0, Array($1.utf8)) })
    let screen = withoutSecret { host.terminal.snapshot(style) }
    let outcome = snapshots.check(name, screen: screen, script: script.path, mode: player.snapshotMode)
    let path = SnapshotFiles.path(of: name, besideScript: script.path)
    let expected = "the screen in \(path)"
    if let problem { throw Mismatch(expected: expected, found: "it cannot be written: \(problem.reason)") }
    switch outcome {
    case .same: return nil
    case .missing:
      let reason = unreadable?.reason ?? "no such file"
      throw Mismatch(expected: expected, found: "\(reason); 'formline test --update' writes it")
    case .different(let difference):
      throw Mismatch(expected: expected, found: difference.description)
    case .updated(let difference):
      return Mismatch(expected: expected, found: "written anew:\n\(difference)")
    }
  }
}
