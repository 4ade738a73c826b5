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

  /// Lets the user edit a text while the terminal is lent.
  /// - Returns: The text without the final newline that editors add.
  package func edit(_ text: String, on terminal: Terminal) throws(Failure) -> String {
    let file = try makeFile(text)
    let ending = terminal.lend(to: ["/bin/sh", "-c", shellCommand, command, file.path])
    guard ending == .exited(status: 0) else { throw .ended(name, ending) }
    guard let edited = String(validating: try content(of: file), as: UTF8.self) else { throw .notText(name) }
    return edited.hasSuffix("\n") && !text.hasSuffix("\n") ? String(edited.dropLast()) : edited
  }

  /// The variable may contain arguments, even quoted ones. `exec` lets signals reach the editor.
  private var shellCommand: String {
    let setsVariables = command.prefix { $0 != " " }.contains("=")
    return (setsVariables ? "" : "exec ") + command + " \"$@\""
  }

  private func makeFile(_ text: String) throws(Failure) -> TemporaryText {
    do throws(FileError) {
      return try TemporaryText(text, in: folder)
    } catch {
      throw .file(error)
    }
  }

  private func content(of file: TemporaryText) throws(Failure) -> [UInt8] {
    do throws(FileError) {
      return try file.read(limit: Self.limit)
    } catch {
      throw .file(error)
    }
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
