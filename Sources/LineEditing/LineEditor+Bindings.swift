import CReadline
import Glibc
package import TerminalModel

/// Where a user's key bindings and readline variables come from.
nonisolated package enum InputrcSource: Equatable, Sendable {
  /// As readline looks for it: the file named by `INPUTRC`, else `~/.inputrc`, else `/etc/inputrc`. A missing file
  /// means no bindings.
  case user
  /// Nothing but the defaults.
  case none
  /// The text itself, in inputrc syntax.
  case text(String)
  /// A file. One that cannot be read is a diagnostic.
  case file(String)
}

nonisolated extension InputrcSource {
  /// The file that is read; nil for bindings that come from none.
  package var path: String? {
    switch self {
    case .user:
      Self.userPath(
        environment: { getenv($0).map { String(cString: $0) } }, isReadable: { access($0, R_OK) == 0 })
    case .file(let path): path
    case .none, .text: nil
    }
  }

  /// The file that a user's own bindings are in.
  static func userPath(environment: (String) -> String?, isReadable: (String) -> Bool) -> String? {
    if let named = environment("INPUTRC"), !named.isEmpty { return named }
    let home = environment("HOME").map { $0 + "/.inputrc" }
    return [home, "/etc/inputrc"].compactMap(\.self).first(where: isReadable)
  }
}

extension LineEditor {
  /// Reads the user's bindings and variables over the defaults.
  ///
  /// A further call takes every binding, variable and mode of the last one back first, and forgets kill ring,
  /// keyboard macro and last search. Buffers keep their texts. Mistakes in the source are reported by
  /// ``takeDiagnostics()``. The first call of a process costs about half a millisecond.
  package func start(inputrc source: InputrcSource) {
    starts += 1
    abandon()
    if hasStarted {
      fl_line_leave(current.line)
      fl_reset()
      fl_forget_kills()
      fl_forget_searches()
    }
    read(source)
    fl_finish_inputrc()
    collectDiagnostics()
    if !hasStarted {
      hasStarted = true
      fl_run_until_key()
      diagnostics += Self.complaints(version: Int(fl_readline_version()), missing: Self.missingSymbols)
    }
    fl_line_enter(current.line)
  }

  /// What was wrong with the inputrc, a message each, with its line; empties the list.
  package func takeDiagnostics() -> [String] {
    collectDiagnostics()
    defer { diagnostics = [] }
    return diagnostics
  }

  /// The version of the readline of this process, such as 8.2.
  nonisolated package static var readlineVersion: String {
    let version = fl_readline_version()
    return "\(version >> 8).\(version & 0xFF)"
  }

  /// Why the readline of this process may not work as expected, a sentence for each reason.
  ///
  /// - Parameters:
  ///   - version: as readline numbers itself: 0x0802 is 8.2.
  ///   - missing: the symbols it lacks of those that are not in its headers.
  static func complaints(version: Int, missing: [String]) -> [String] {
    let name = "readline \(version >> 8).\(version & 0xFF)"
    var complaints: [String] = []
    if !(0x0801...0x0803).contains(version) {
      complaints.append("\(name) is not known to Formline: it is made for 8.1, 8.2 and 8.3")
    }
    if !missing.isEmpty {
      let symbols = missing.map { "'\($0)'" }.joined(separator: ", ")
      complaints.append("\(name) lacks \(symbols): some keys may not do what they should")
    }
    return complaints
  }

  static var missingSymbols: [String] {
    var symbols: [String] = []
    while let symbol = fl_missing_symbol(Int32(symbols.count)) { symbols.append(String(cString: symbol)) }
    return symbols
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

  // MARK: Bindings

  /// The readline names of every command that Formline adds.
  package static let commandNames: [String] = (0..<fl_command_total()).map { String(cString: fl_command_name($0)) }

  /// How long what has come of a key or of a paste waits for the rest, in milliseconds; nil when nothing waits, or when it
  /// waits for the next byte however late that comes.
  ///
  /// - Parameter pending: what the decoder of the host's terminal waits for.
  package func timeout(for pending: KeyDecoder.Pending) -> Int? {
    switch pending {
    case .sequence: return escapeTimeout
    // The other bytes of a character may be held up by the network.
    case .scalar: return 1000
    case .paste: return 5000
    case .none: break
    }
    if case .timed(let milliseconds) = phase { return milliseconds }
    return nil
  }

  /// How long a lone Esc waits for the rest of an escape sequence, in milliseconds: the variable `keyseq-timeout` where
  /// the user set it, of which 0 means without end, and 100 where it has readline's default, which suits fingers and not
  /// terminals.
  private var escapeTimeout: Int? {
    switch variable("keyseq-timeout").flatMap({ Int($0) }) {
    case nil, 500: 100
    case let timeout? where timeout <= 0: nil
    case let timeout: timeout
    }
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

  /// readline's names of functions that commands of ours replace.
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

  /// The key sequences that run a function of readline, or one of ours, in the present keymap; the bytes of each, the
  /// shortest first. Costs a walk through the keymap.
  package func keySequences(of function: String) -> [[UInt8]] {
    let capacity = 4096
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      guard let start = buffer.baseAddress else { return }
      count = fl_keys_of(function, start, capacity)
    }
    var sequences: [[UInt8]] = []
    var place = 0
    // Each stands behind its length.
    while place < bytes.count {
      let end = place + 1 + Int(bytes[place])
      sequences.append(Array(bytes[(place + 1)..<end]))
      place = end
    }
    return sequences.sorted { $0.count < $1.count }
  }
}
