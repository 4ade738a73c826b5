/// The user's editor: `$VISUAL`, else `$EDITOR`, else vi.
package struct ExternalEditor {
  /// Its name and arguments, in shell syntax.
  package let command: String
  private let folder: String

  /// The program's name in messages, without its folder and arguments.
  private var name: String {
    let program = command.prefix { $0 != " " }
    return program.split(separator: "/").last.map(String.init) ?? command
  }

  /// The maximum length of an edited text, in bytes.
  package static let limit = 16 << 20

  /// The editor named by an environment; texts are passed in files below `$TMPDIR`, else `/tmp`.
  package init(environment: [String: String]) {
    func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    command = value("VISUAL") ?? value("EDITOR") ?? "vi"
    folder = value("TMPDIR") ?? "/tmp"
  }

  /// Lets the user edit a text while the terminal is lent. What was saved counts however the editor ended, as when the
  /// terminal is gone or the form's time is over, unless it says itself that it failed.
  /// - Returns: The text without the final newline that editors add.
  package func edit(_ text: String, on terminal: Terminal) throws(Failure) -> String {
    let ending: ChildProcess.Ending
    var bytes: [UInt8]?
    do throws(FileError) {
      let scratch = try ScratchFolder(named: "formline", in: folder)
      // Also removes other files left there, such as backups.
      defer { scratch.remove() }
      let path = scratch.path + "/text.txt"
      try AtomicFile.write(Array(text.utf8), to: path, flushing: .later)
      ending = terminal.lend(to: ["/bin/sh", "-c", shellCommand, command, path])
      switch ending {
      case .exited(status: 0): bytes = try InputFile.read(path, limit: Self.limit, kinds: .regularFiles)
      // Some editors that were told to end have a status all the same.
      case .exited where !terminal.isToEnd: break
      default:
        let saved = try? InputFile.read(path, limit: Self.limit, kinds: .regularFiles)
        bytes = saved.flatMap { $0.isEmpty || $0.elementsEqual(text.utf8) ? nil : $0 }
      }
    } catch {
      throw .file(error)
    }
    guard let bytes else { throw .ended(name, ending) }
    guard let edited = String(validating: bytes, as: UTF8.self) else { throw .notText(name) }
    return edited.hasSuffix("\n") && !text.hasSuffix("\n") ? String(edited.dropLast()) : edited
  }

  /// The variable may contain arguments, even quoted ones. `exec` lets signals reach the editor.
  private var shellCommand: String {
    let setsVariables = command.prefix { $0 != " " }.contains("=")
    return (setsVariables ? "" : "exec ") + command + " \"$@\""
  }
}

extension ExternalEditor {
  /// Why a text was not changed.
  nonisolated package enum Failure: Error, Equatable {
    // The strings are names of editors.

    /// The temporary file could not be created or read.
    case file(FileError)
    /// The editor failed.
    case ended(String, ChildProcess.Ending)
    /// The result is not UTF-8.
    case notText(String)
  }
}
