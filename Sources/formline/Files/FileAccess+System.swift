import FormDefinitions
import FormTesting
import TerminalDriver

extension FileAccess {
  /// The files of the system.
  /// - Parameter kinds: Whether pipes may be read too.
  static func system(_ kinds: InputFile.Kinds = .regularFiles) -> FileAccess {
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
      })
  }
}
