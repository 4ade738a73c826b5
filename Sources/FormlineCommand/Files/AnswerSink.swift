import FormDefinitions
import Glibc
import TerminalDriver

/// Where the answers go, and how they are written.
nonisolated struct AnswerSink {
  private let options: OutputOptions
  /// The text that the answers are written into, where there is one.
  private let template: AnswerTemplate?

  /// - Throws: What is wrong with the template: nobody should fill in a form for nothing.
  init(options: OutputOptions, definition: FormDefinition, isColored: Bool) throws(CommandFailure) {
    self.options = options
    guard let path = options.template else {
      template = nil
      return
    }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try InputFile.read(path, limit: FormFile.limit)
    } catch {
      throw CommandFailure(reading: error)
    }
    let (template, diagnostics) = AnswerTemplate.read(bytes, path: path, for: definition)
    guard let template else {
      throw CommandFailure(.wrongInput, report: diagnostics.map { $0.rendered(color: isColored) })
    }
    self.template = template
  }

  /// Finds out, as far as that is possible before, whether the answers can be written: nobody should fill in a form for
  /// nothing.
  func prepare() throws(CommandFailure) {
    guard let path = options.path else {
      // A closed stream was replaced by one that cannot be written to.
      let flags = fcntl(STDOUT_FILENO, F_GETFL)
      guard flags >= 0, flags & O_ACCMODE != O_RDONLY else {
        throw CommandFailure(.unwritable, "cannot write standard output: \(Self.sentence(EBADF))")
      }
      return
    }
    try Self.checkWritable(path)
  }

  /// Finds out whether a file can be made, or replaced, at a path.
  static func checkWritable(_ path: String) throws(CommandFailure) {
    if Folder.exists(at: path) { throw failure(path, EISDIR) }
    if access(path, F_OK) == 0 {
      guard access(path, W_OK) == 0 else { throw failure(path, errno) }
    } else {
      let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
      let folder = slash.map { String(path[...$0]) } ?? "."
      guard access(folder, W_OK | X_OK) == 0 else { throw failure(path, errno) }
    }
  }

  /// Writes the answers, all of them or none.
  func write(_ answers: [(id: String, value: AnswerValue)]) throws(CommandFailure) {
    let text: String
    do throws(AnswerFormat.EncodingError) {
      text = try options.format.answerFormat?.encode(answers) ?? template?.text(answers) ?? ""
    } catch {
      throw CommandFailure(.unwritable, error.message)
    }
    do throws(FileError) {
      if let path = options.path {
        try AtomicFile.write(Array(text.utf8), to: path)
      } else {
        try StandardOutput.write(Array(text.utf8))
      }
    } catch {
      throw CommandFailure(.unwritable, "\(error)")
    }
  }

  private static func failure(_ path: String, _ number: Int32) -> CommandFailure {
    CommandFailure(.unwritable, "cannot write '\(path)': \(sentence(number))")
  }

  private static func sentence(_ number: Int32) -> String { SystemError(number: number).sentence }
}
