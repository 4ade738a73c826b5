import Formline
import KeyScripts
import TerminalDriver

/// A control as a person finds it on the screen.
nonisolated public struct FormControl: Equatable, Sendable {
  /// The label of the control or of its row, or the title that a field shows as its placeholder.
  public let label: String
  /// The name of its view: `TextField`, `Picker`, `Toggle`, `Button`.
  public let kind: String
  /// The typed text, the names of what is chosen, `yes` or `no`; empty for a button.
  public let value: String
  /// The names of what can be chosen.
  public let options: [String]
  /// The sentence below it that says what is wrong.
  public let problem: String?
  /// False for a control that cannot be used.
  public let isEnabled: Bool
  /// True while keys go to it.
  public let isFocused: Bool
}

/// What a test looked for in vain, what there is instead, and the screen.
nonisolated public struct FormMismatch: Error, CustomStringConvertible {
  /// Several lines.
  public let description: String
}

extension FormSession {
  /// The controls of the page or of the open dialog, in the order of the page, also those that cannot be used.
  public var controls: [FormControl] {
    host.session.focus.shownControls.map(read)
  }

  /// The control with a label, the first of several.
  ///
  ///     #expect(try form.control("E-mail").problem == "The @ sign is missing")
  ///
  /// - Throws: A mismatch that names the labels that there are.
  public func control(_ label: String) throws(FormMismatch) -> FormControl {
    let controls = host.session.focus.shownControls
    if let control = controls.first(where: { $0.name == label }) { return read(control) }
    let labels = controls.map(\.name).filter { !$0.isEmpty }.map { "'\($0)'" }.joined(separator: ", ")
    throw mismatch("no control is called '\(label)'; there \(labels.isEmpty ? "is none" : "are \(labels)")")
  }

  /// Compares the screen with the file `NAME.screen` beside the test, in the format of `Snapshot` in key scripts.
  ///
  /// With `UPDATE=1` in the environment the file is written; the test fails all the same, so that its author looks at it.
  ///
  /// - Throws: A mismatch with the lines that differ.
  public func expectScreen(_ name: String, beside test: String = #filePath) throws(FormMismatch) {
    let path = SnapshotFile.path(of: name, besideScript: test)
    let screen = snapshot()
    let recorded = try? InputFile.read(path, limit: 1 << 20, kinds: .regularFiles)
    let text = recorded.map { String(decoding: $0, as: UTF8.self) }
    if let text, SnapshotFile.isSame(text, screen) { return }
    let difference = "\(path):\n\(LineDifference(from: text ?? "", to: screen))"
    guard ProcessEnvironment.variable("UPDATE") == "1" else {
      throw FormMismatch(description: "another screen than in \(difference)\nUPDATE=1 in the environment writes it")
    }
    do {
      try AtomicFile.write(Array(screen.utf8), to: path, mode: 0o644)
    } catch {
      throw FormMismatch(description: "\(error)")
    }
    throw FormMismatch(description: "written anew: \(difference)")
  }

  private func read(_ control: Control) -> FormControl {
    let contents = control.contents
    return FormControl(
      label: control.name, kind: control.viewName, value: contents.value, options: contents.options,
      problem: control.shownProblem, isEnabled: control.isEnabled, isFocused: host.session.focus.focused === control)
  }

  func mismatch(_ sentence: String) -> FormMismatch { FormMismatch(description: "\(sentence)\n\(snapshot())") }
}
