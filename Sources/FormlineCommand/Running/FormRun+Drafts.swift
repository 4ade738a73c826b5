import DefinedForms
import FormDefinitions
import TerminalDriver

extension FormRun {
  /// The storage for unfinished answers; a definition from standard input has no draft of its own.
  func drafts(of definition: FormDefinition) throws(CommandFailure) -> DraftFile? {
    guard !call.noDraft else { return nil }
    let form = formPath
    if let path = call.draft { return try draft(at: path, form: form, definition) }
    return form.map {
      DraftFile(
        ofFormAt: $0, definition, in: BaseDirectory.state.path(of: "formline/drafts", environment),
        // A recording begins with nothing.
        offersEarlier: call.record == nil, opening: opening)
    }
  }

  private func opening(_ names: [String]) -> FormDefinition? { parts?.opening(names)?.definition }

  /// The draft in a file named by the user.
  private func draft(
    at path: String, form: String?, _ definition: FormDefinition
  ) throws(CommandFailure) -> DraftFile? {
    do throws(DraftFile.Refusal) {
      return try DraftFile(at: path, form: form, definition, opening: opening)
    } catch {
      switch error {
      case .taken: throw CommandFailure(.unwritable, "cannot write '\(path)': another run keeps its draft there")
      case .unwritable(let error):
        StandardError.report([.warning("no draft is kept: cannot write '\(path)': \(error.sentence)")])
        return nil
      case .unreadable(let error): throw CommandFailure(reading: error)
      case .noDraft: throw CommandFailure(.wrongInput, "'\(path)' holds something else than a draft")
      }
    }
  }
}
