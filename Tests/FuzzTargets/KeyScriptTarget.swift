import KeyScripts

extension FuzzTarget {
  /// What may be written into a key script.
  package static let keyScript = FuzzTarget(
    "key-script", usual: 700,
    dictionary: [
      "\n", "Type \"", "\"", "\\u{1F600}", "\\", "Enter", "Tab 3", "Ctrl+", "Alt+", "Expect ", "Expect no ", "value a ",
      "error a /", "/", "screen /(", "answers {", "}", "Paste \"", "Bytes 1b", "Click ", "Scroll Up", "Resize 40 10",
      "Wait 500ms", "Snapshot a", "Env A \"", "$NAME", "#", "Size 80 24", "999999999999999999999", "\u{0}", "é",
    ]
  ) { input in
    let (script, diagnostics) = KeyScript.parse(String(decoding: input, as: UTF8.self), path: "f.keys")
    let texts = diagnostics.map { $0.rendered(color: false) }
    if texts.contains(where: { $0.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" } }) {
      return "a message holds a control character"
    }
    let again = KeyScript.parse(script.text, path: "f.keys")
    guard again.diagnostics.isEmpty else { return "what was read cannot be read again: \(again.diagnostics)" }
    return again.script.lines.map(\.command) == script.lines.map(\.command)
      ? nil : "what was read is something else the second time"
  }
}
