import FormTesting

extension FuzzTarget {
  private static let everything = """
    formline: 1
    title: Everything
    fields:
      - {id: name, required: true, description: "Your *name*", suggestions: [Ada Lovelace, "Ada\\e[31m"]}
      - {id: password, type: password, minLength: 3}
      - {id: age, type: integer, minimum: 18, when: "name != null"}
      - {id: news, type: boolean}
      - {id: plan, type: select, options: [free, team, {value: x, label: 漢字, disabled: true}, enterprise]}
      - {id: tags, type: multiselect, options: [a, b, c], maxItems: 2}
      - {id: born, type: date, when: news}
      - {id: bio, type: textarea, rows: 3}
      - {id: size, type: computed, cel: "size(tags)"}
    """

  /// What may be sent to a form while it runs.
  package static let session = FuzzTarget(
    "session", usual: 60,
    dictionary: [
      "\t", "\u{1B}[Z", "\r", "\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D", "\u{1B}[H", "\u{1B}[F", "\u{1B}[3~",
      "\u{7F}",
      "\u{1B}", "\u{3}", "\u{1}", "\u{5}", "\u{B}", "\u{19}", "\u{12}", "\u{1F}", "\u{18}(", "\u{18})", "\u{18}e",
      "\u{1B}5",
      "\u{1B}[200~", "\u{1B}[201~", "\u{1B}OQ", "\u{1B}OS", "\u{1B}[21~", "\u{1B}[<0;5;5M", "\u{1B}[<64;5;5M", "Ada",
      "é",
      "👩‍👩‍👧", "\u{1B}[?62;4c", "\u{1B}[1;1R", " ", "y", "n", "2026-01-02",
    ]
  ) { input in
    let form = try FormSession(definition: everything, columns: 40, rows: 14)
    for start in stride(from: 0, to: input.count, by: 16) where form.isRunning {
      let piece = Array(input[start..<min(input.count, start + 16)])
      // No text has this byte: the next ones are a size.
      if piece.count > 2, piece[0] == 0xFE {
        form.resize(columns: Int(piece[1] % 100) + 1, rows: Int(piece[2] % 40) + 1)
      }
      form.send(piece)
      if let problem = problem(of: form) { return problem }
    }
    return nil
  }

  /// What is not as it must be at any time.
  static func problem(of form: FormSession<String>) -> String? {
    if let issue = form.issues.first { return issue }
    if let focused = form.focusedField, !form.exists(focused) { return "focus is on '\(focused)', which is not there" }
    let session = form.host.session
    let shown = form.screen.dropFirst(form.host.regionRow).prefix(session.lines.count)
    guard Array(shown) == session.lines else { return "the screen is not what was drawn" }
    let terminal = form.host.terminal
    guard terminal.title.isEmpty, terminal.clipboard == nil, terminal.unsupported.isEmpty else {
      return "something reached the terminal that is not of the form: \(terminal.unsupported)"
    }
    return nil
  }
}
