import FormTesting

extension FuzzTarget {
  /// What may stand in the init file of readline.
  package static let inputrc = FuzzTarget(
    "inputrc", usual: 150,
    dictionary: [
      "\n", "set ", "editing-mode vi\n", "keyseq-timeout 1\n", "$if mode=vi\n", "$else\n", "$endif\n", "$include rc\n",
      "\"\\C-xa\": ", "\"\\e[A\": ", "\"x\": ", "\"\\t\": ", "\"\\r\": ", "\"abc\"\n", "\"xx\"\n",
      "history-search-backward\n",
      "re-read-init-file\n", "do-lowercase-version\n", "undo\n", "yank\n", "vi-movement-mode\n", "accept-line\n",
      "\\M-", "\\C-", "\\", "\"", ":", "#", "\u{0}", "é",
    ]
  ) { input in
    let form = try FormSession(
      definition: """
        formline: 1
        title: T
        fields: [{id: a}, {id: b, type: textarea}, {id: c, type: select, options: [x, y]}, {id: d, type: password}]
        """, columns: 40, rows: 12, inputrc: String(decoding: input, as: UTF8.self))
    for key in ["x", "\u{18}a", "\u{1B}[A", "\t", "xyz", "\u{12}", "x", "\r", "\t", "y", "\t", "\u{19}", "\u{1F}"]
    where form.isRunning {
      form.send(Array(key.utf8))
      if let problem = problem(of: form) { return problem }
    }
    return nil
  }
}
