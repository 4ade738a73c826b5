import CReadline
import Glibc

extension LineEditor {
  /// The readline names of every command that Formline adds.
  package static let commandNames: [String] = (0..<fl_command_total()).map { String(cString: fl_command_name($0)) }

  /// How long readline waits for the rest of a key sequence, in milliseconds: the variable `keyseq-timeout`.
  package func keyseqTimeout() -> Int {
    guard let value = fl_variable("keyseq-timeout") else { return 500 }
    return Int(String(cString: value)) ?? 500
  }

  /// How long a lone Esc waits for the rest of an escape sequence, in milliseconds: `keyseq-timeout` where the user
  /// set it, and 100 where it has readline's default, which suits fingers and not terminals.
  package func escapeTimeout() -> Int {
    let timeout = keyseqTimeout()
    return timeout == 500 ? 100 : timeout
  }

  /// Everything that is bound, in inputrc syntax, one section a keymap; characters that insert themselves left out.
  ///
  /// Read as an inputrc, the lines bind the same again; the last of them leaves the keymap as it is at the start.
  package func bindings() -> [String] {
    let sections = ["emacs-standard", "vi-insert", "vi-command"].flatMap { keymap in
      let dump: UnsafeMutablePointer<CChar> = fl_dump_bindings(keymap)
      defer { free(dump) }
      let lines = String(decoding: UnsafeRawBufferPointer(start: dump, count: strlen(dump)), as: UTF8.self)
        .split(separator: "\n").map(String.init)
        .filter { !$0.isEmpty && !$0.hasSuffix(": self-insert") && !$0.hasSuffix(": do-lowercase-version") }
      return ["set keymap \(keymap)"] + Self.withoutDoubles(lines)
    }
    return sections + ["set keymap \(fl_is_vi() ? "vi-insert" : "emacs-standard")"]
  }

  /// readline's names for what is a command of ours here.
  private static let otherNames = [
    "accept-line", "operate-and-get-next", "insert-comment", "vi-eof-maybe", "clear-screen", "clear-display",
    "redraw-current-line", "arrow-key-prefix",
  ]

  /// Leaves out what is listed under another name as well. What a key is bound to that begins longer sequences is listed
  /// by readline with a NUL behind it, which read again would be another key.
  private static func withoutDoubles(_ lines: [String]) -> [String] {
    lines.filter { line in !otherNames.contains { line.hasSuffix(": \($0)") || line == "# \($0) (not bound)" } }
      .map { $0.replacing(#"\000":"#, with: #"":"#) }
  }

  /// The function that a key sequence runs in the present keymap; nil when it runs none. The beginning of a longer
  /// sequence is `(prefix)`, a macro `(macro)`.
  package func isBound(keySequence bytes: [UInt8]) -> String? {
    fl_binding(bytes, bytes.count).map { String(cString: $0) }
  }

  /// The value of a readline variable, such as `editing-mode`; nil when there is none of that name.
  package func variable(_ name: String) -> String? {
    fl_variable(name).map { String(cString: $0) }
  }

  /// Inside ``LineEditorDelegate/lineEditor(_:perform:)``: runs a readline function right after the present command,
  /// on the buffer that is active then, such as `complete` after `form-next-field`.
  package func runAfterCommand(_ functionName: String) {
    _ = fl_run_after_command(functionName)
  }
}
