import TerminalDriver

nonisolated extension StandardOutput {
  /// Writes text.
  static func print(_ text: String) throws(CommandFailure) {
    do throws(FileError) {
      try write(Array(text.utf8))
    } catch {
      throw CommandFailure(.unwritable, "\(error)")
    }
  }
}
