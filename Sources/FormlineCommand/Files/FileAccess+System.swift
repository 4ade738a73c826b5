import FormDefinitions
import FormTesting
import TerminalDriver

extension FileAccess {
  /// The files of the system.
  /// - Parameters:
  ///   - kinds: Whether pipes may be read too.
  ///   - named: Which files definitions may have read.
  static func system(
    _ kinds: InputFile.Kinds = .regularFiles, named: ReadingOptions.Files = .ownFolder
  ) -> FileAccess {
    FileAccess(
      read: { path in
        do throws(FileError) {
          return .success(try InputFile.read(path, limit: 64 << 20, kinds: kinds))
        } catch {
          return .failure(ResourceError(reason: error.phrase))
        }
      },
      write: { path, bytes in
        do throws(FileError) {
          try AtomicFile.write(bytes, to: path, mode: 0o644)
          return nil
        } catch {
          return ResourceError(reason: error.phrase)
        }
      },
      options: ReadingOptions(files: named),
      readNamed: { FormFile.resource($0, beside: $1, named) },
      paths: .system)
  }
}
