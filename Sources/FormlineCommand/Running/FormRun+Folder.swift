import DefinedForms
import FormImports
import Values

/// A folder of issue forms, one of which is chosen and filled in.
extension FormRun {
  /// Asks for a form of the folder, unless the call names it, and runs it.
  func performChoice() throws(CommandFailure) {
    let folder = FormFile(command.file, options: reading, imports: command.source.options)
    guard let chooser = try folder.chooser() else { return try perform(command.file, nil) }
    var run = self
    let given = run.command.answers.takeChoice(from: command.file)
    let choice = given == command.file ? try choose(in: folder, from: chooser) : given
    let entry = chooser.entries.first { $0.name == choice || command.file.folderPrefix + $0.name == choice }
    guard let entry else {
      throw CommandFailure(
        .wrongInput, "there is no form '\(choice)' in the folder: there are \(chooser.names)")
    }
    switch entry.entry {
    case .page(let address):
      throw CommandFailure(.failure, "'\(entry.name)' is not asked here but at \(address)")
    case .blank:
      var options = command.source.options
      options.asksTitle = command.output.format != .body
      try run.perform(command.file, IssueChooser.blank(options: options, reading: reading))
    case .form(let name): try run.perform(command.file.folderPrefix + name, nil)
    }
  }

  /// Asks a person; the answer is written nowhere.
  /// - Returns: The name of the entry.
  private func choose(in folder: FormFile, from chooser: IssueChooser) throws(CommandFailure) -> String {
    let (definition, _) = try folder.form()
    let option = "'--set \(IssueChooser.field)=NAME' makes it, with NAME one of \(chooser.names)"
    guard !command.noInput, command.keys == nil, command.record == nil else {
      throw CommandFailure(command.noInput ? .incomplete : .usage, "the folder is a choice of forms: \(option)")
    }
    command.language.warnIfUnknown(to: definition)
    var host = host
    host.helpWithoutTerminal = "the folder is a choice of forms: \(option)"
    var configuration = try configuration(prefilled: [:])
    configuration.reviews = .asDefined
    let form = try host.ask(
      definition, configuration, timeout: command.timeout?.duration, leavesSummary: false)
    return form.value(of: IssueChooser.field)?.text ?? ""
  }
}

extension IssueChooser {
  /// What can be chosen, for messages.
  fileprivate var names: String { entries.map(\.name).joined(separator: ", ") }
}
