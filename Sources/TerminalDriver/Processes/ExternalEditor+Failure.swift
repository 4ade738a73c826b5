extension ExternalEditor {
  /// Why a text stays as it was.
  nonisolated package enum Failure: Error, Equatable {
    // Editors by their names.

    /// The file for it could not be made, or read again.
    case file(FileError)
    /// The editor did not end as one that has done its work.
    case ended(String, ChildProcess.Ending)
    /// What it has left is not UTF-8.
    case notText(String)
  }
}
