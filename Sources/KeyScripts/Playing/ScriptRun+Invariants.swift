import DefinedForms
import FormModels
import Pictures
import TerminalEmulation

/// Invariants of every form, checked after every line.
extension ScriptRun {
  /// - Parameter isThorough: True to compare with a full redraw; doing so every time would hide forgotten damage.
  func checkInvariants(isThorough: Bool) throws(Mismatch) {
    guard form.session.outcome == nil else { return try checkSubmittedAnswers() }
    if let focused = form.focusedField, !form.exists(focused) {
      throw Mismatch(expected: "focus on a field that exists", found: "focus on \(focused)")
    }
    try checkScreen()
    if isThorough { try checkRedrawing() }
  }

  /// The terminal shows what the form has drawn, and nothing below it.
  private func checkScreen() throws(Mismatch) {
    let drawn = form.session.lines
    let shown = Array(host.terminal.lines.dropFirst(host.regionRow))
    for (row, line) in shown.enumerated() {
      let expected = row < drawn.count ? drawn[row] : ""
      guard line != expected else { continue }
      throw Mismatch(
        expected: "the screen to be as the form has drawn it",
        found: "row \(host.regionRow + row + 1) is \(ScriptText.quoted(line)), not \(ScriptText.quoted(expected))")
    }
  }

  /// Incremental drawing gives the same screen as a full redraw.
  private func checkRedrawing() throws(Mismatch) {
    let before = host.terminal.snapshot(.styled)
    form.session.redraw()
    host.show()
    let after = host.terminal.snapshot(.styled)
    guard before != after else { return }
    throw Mismatch(
      expected: "the screen to be the same when all of it is drawn again",
      found: LineDifference(from: before, to: after).description)
  }

  /// The submitted answers are valid when prefilled in a new form.
  private func checkSubmittedAnswers() throws(Mismatch) {
    guard form.session.outcome == .submitted else { return }
    var inputs = form.model.inputs
    inputs.sources.run = nil
    inputs.prefilled = [:]
    let definition = form.model.definition
    for (id, value) in form.answers where value != .null && definition.field(id)?.type != .computed {
      inputs.prefilled[id] = value
    }
    let problems = UndrawnForm(definition, inputs: inputs).model.problems()
    guard !problems.isEmpty else { return }
    throw Mismatch(
      expected: "answers that keep the form's rules",
      found: problems.map { "\($0.id): \($0.messages.joined(separator: " "))" }.joined(separator: "\n"))
  }
}
