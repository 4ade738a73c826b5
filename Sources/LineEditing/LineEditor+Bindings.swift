import CReadline
import Platform
package import TerminalModel

/// The source of a user's key bindings and readline variables.
nonisolated package enum InputrcSource: Equatable, Sendable {
  /// The file named by `INPUTRC`, else `~/.inputrc`, else `/etc/inputrc`; if it is missing, there are no bindings.
  case user
  /// Only the defaults.
  case none
  /// The text itself, in inputrc syntax.
  case text(String)
  /// A file; an unreadable one is reported as a diagnostic.
  case file(String)
}

nonisolated extension InputrcSource {
  /// The file that is read, if there is one.
  package var path: String? {
    switch self {
    case .user:
      Self.userPath(
        environment: { getenv($0).map { String(cString: $0) } }, isReadable: { access($0, R_OK) == 0 })
    case .file(let path): path
    case .none, .text: nil
    }
  }

  static func userPath(environment: (String) -> String?, isReadable: (String) -> Bool) -> String? {
    if let named = environment("INPUTRC"), !named.isEmpty { return named }
    let home = environment("HOME").map { $0 + "/.inputrc" }
    return [home, "/etc/inputrc"].compactMap(\.self).first(where: isReadable)
  }
}

extension LineEditor {
  /// Reads the user's bindings and variables over the defaults.
  ///
  /// A further call first resets all bindings, variables and modes, kill ring, keyboard macro and last search, but no
  /// texts. ``takeDiagnostics()`` returns the mistakes in the source. The first call of a process costs half a
  /// millisecond.
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

  /// The mistakes in the inputrc, a message each, with its line; empties the list.
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

  /// The reasons why this process's readline may not work as expected, a sentence each.
  ///
  /// - Parameters:
  ///   - version: as readline numbers itself: 0x0802 is 8.2.
  ///   - missing: undocumented symbols that it lacks.
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

  /// The time to wait for the rest of a key or paste, in milliseconds; nil if nothing is incomplete, or without limit.
  ///
  /// - Parameter pending: what the host's decoder waits for.
  package func timeout(for pending: KeyDecoder.Pending) -> Int? {
    switch pending {
    case .sequence: return escapeTimeout
    // The network may delay the other bytes.
    case .scalar, .paste: return 1000
    case .none: break
    }
    if case .timed(let milliseconds) = phase { return milliseconds }
    return nil
  }

  /// The time to wait for the rest of a sequence after an Esc, in milliseconds: `keyseq-timeout` if the user set it,
  /// where 0 means without limit; otherwise 100, since readline's default is for fingers, not terminals.
  private var escapeTimeout: Int? {
    guard let written = variable("keyseq-timeout"), written != FL_UNSET_TIMEOUT, let timeout = Int(written) else {
      return 100
    }
    return timeout > 0 ? timeout : nil
  }

  /// All bindings in inputrc syntax, a section for each keymap, without self-inserting characters. Read as an inputrc,
  /// they give the same bindings and keymap.
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

  /// Drops functions that are also listed under another name. readline lists the binding of a prefix of longer
  /// sequences with a NUL after it, which would read as another key.
  private static func withoutDoubles(_ lines: [String]) -> [String] {
    lines.filter { line in
      !CommandName.replacedNames.contains { line.hasSuffix(": \($0)") || line == "# \($0) (not bound)" }
    }
    .map { $0.replacing(#"\000":"#, with: #"":"#) }
  }

  /// The function of a key sequence in the current keymap, `(prefix)` for the beginning of a longer one, `(macro)` for
  /// a macro; nil if it is unbound.
  package func isBound(keySequence bytes: [UInt8]) -> String? {
    fl_binding(bytes, bytes.count).map { String(cString: $0) }
  }

  /// The function of a key sequence, if a form knows it by name.
  package func command(of keySequence: [UInt8]) -> CommandName? {
    isBound(keySequence: keySequence).flatMap(CommandName.init(spelling:))
  }

  /// The value of a readline variable, such as `editing-mode`; nil if there is no such variable.
  package func variable(_ name: String) -> String? { fl_variable(name).map { String(cString: $0) } }

  /// The key sequences of a command in the current keymap as bytes, the shortest first. Walks the keymap.
  package func keySequences(of command: CommandName) -> [[UInt8]] {
    let capacity = 4096
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      guard let start = buffer.baseAddress else { return }
      count = fl_keys_of(command.spelling, start, capacity)
    }
    var sequences: [[UInt8]] = []
    var place = 0
    // Each sequence follows its length.
    while place < bytes.count {
      let end = place + 1 + Int(bytes[place])
      sequences.append(Array(bytes[(place + 1)..<end]))
      place = end
    }
    return sequences.sorted { $0.count < $1.count }
  }
}
