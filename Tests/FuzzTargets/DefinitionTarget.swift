import FormDefinitions

import FormTesting

extension FuzzTarget {
  /// What an author, or somebody who means harm, may write into a definition file.
  package static let definition = FuzzTarget(
    "definition", usual: 500,
    dictionary: [
      "\n  - ", "{", "}", "[", "]", ": ", "&a", "*a", "<<: ", "!!int ", "|\n", ">-\n", "\"\\u001b[31m\"", "'", "#",
      "---\n",
      "type: select", "options: [a, b]", "when: ", "cel: \"", "a == b", "pattern: (a+)+$", "default: ", "validate: ",
      "id: ", "999999999999999999999", "\u{202E}", "\t", "\u{0}", "contentType: ", "onSubmit: [next]", "layout: pages",
    ]
  ) { input in
    let reading = DefinitionReader.read(input, path: "f.yaml") { _ in
      .failure(ResourceError(reason: "no such file"))
    }
    let lines = input.count { $0 == 0x0A || $0 == 0x0D } + 1
    for diagnostic in reading.diagnostics {
      guard (1...lines).contains(diagnostic.line), diagnostic.column >= 1, diagnostic.caretLength >= 1 else {
        return "a mistake is placed outside of the file: \(diagnostic.line):\(diagnostic.column)"
      }
      let shown = diagnostic.rendered(color: false).unicodeScalars
      if shown.contains(where: { $0.value < 0x20 && $0 != "\n" || (0x7F...0x9F).contains($0.value) }) {
        return "a message holds a control character"
      }
    }
    guard reading.isUsable, reading.definition != nil else { return nil }
    // What has no mistakes can be filled in.
    let form = try FormSession(definition: String(decoding: input, as: UTF8.self), columns: 30, rows: 8)
    for key in ["Tab", "Down", "Space", "Enter", "F10"] where form.isRunning {
      form.press(key)
      form.type("a")
    }
    // Actions that keep changing one another are stopped, and that is said.
    return form.issues.first { !$0.contains("kept changing state") }
  }
}
