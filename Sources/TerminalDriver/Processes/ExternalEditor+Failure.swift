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

nonisolated extension ExternalEditor.Failure: CustomStringConvertible {
  /// A phrase for the user, without an end: what happened, or what would help.
  package var description: String {
    switch self {
    case .file(let error): "no text came back: \(error.reason.sentence)"
    case .ended(let editor, .exited(status: 126)), .ended(let editor, .exited(status: 127)):
      "the editor '\(editor)' cannot be run: set VISUAL or EDITOR to yours"
    case .ended(let editor, .exited(let status)):
      "the editor '\(editor)' ended with status \(status): nothing is changed"
    case .ended(let editor, .signalled(let signal)): "the editor '\(editor)' was ended by signal \(signal)"
    case .ended(let editor, .notStarted(let error)): "the editor '\(editor)' cannot be run: \(error.sentence)"
    case .ended(let editor, _): "the editor '\(editor)' did not end: nothing is changed"
    case .notText(let editor): "what '\(editor)' has left is not UTF-8: nothing is changed"
    }
  }
}
