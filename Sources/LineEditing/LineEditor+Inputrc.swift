import CReadline
import Glibc

extension LineEditor {
  /// Reads the user's bindings and variables over the defaults.
  ///
  /// A further call takes every binding, variable and mode of the last one back first, and forgets kill ring,
  /// keyboard macro and last search. Buffers keep their texts. What is wrong with the source is told by
  /// ``takeDiagnostics()``. The first call of a process costs about half a millisecond.
  package func start(inputrc source: InputrcSource) {
    starts += 1
    precondition(!isRunning, "an editor is not started again by its delegate")
    cancelPending()
    if hasStarted {
      leaveActive()
      fl_reset()
      fl_forget_kills()
      fl_forget_searches()
    }
    read(source)
    fl_finish_inputrc()
    collectDiagnostics()
    if !hasStarted {
      hasStarted = true
      run()
    }
    enterActive()
  }

  /// What was wrong with the inputrc, a message each, with its line; empties the list.
  package func takeDiagnostics() -> [String] {
    collectDiagnostics()
    defer { diagnostics = [] }
    return diagnostics
  }

  private func read(_ source: InputrcSource) {
    switch source {
    case .none: break
    case .user: if let path = source.path { _ = fl_read_inputrc(path) }
    case .file(let path): readFile(path)
    case .text(let text): readText(text)
    }
  }

  private func readFile(_ path: String) {
    let status = fl_read_inputrc(path)
    if status != 0 { diagnostics.append("\(path): \(String(cString: strerror(status)))") }
  }

  private func readText(_ text: String) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      fl_parse(String(line))
      collectDiagnostics(prefix: "line \(index + 1): ")
    }
  }

  private func collectDiagnostics(prefix: String = "") {
    let text = String(cString: fl_diagnostics())
    if text.isEmpty { return }
    fl_clear_diagnostics()
    for line in text.split(separator: "\n") {
      let message = line.hasPrefix("readline: ") ? line.dropFirst("readline: ".count) : line
      diagnostics.append(prefix + message)
    }
  }
}
