import DefinedForms
import FormModels
import FormImports

/// A folder of forms, one of which is chosen and filled in.
extension FormRun {
  /// Asks for a form of the folder, unless the call names it, and runs it.
  func performChoice() throws(CommandFailure) {
    let folder = FormFile(call.file, options: reading, imports: call.imports)
    let files = try folder.filesOfFolder()
    guard folder.customResources(in: files) == nil, let chooser = folder.chooser(of: files) else {
      return try perform(call.file, nil)
    }
    var run = self
    let given = try run.call.answers.takeChoice(of: IssueChooser.field)
    let choice = if let given { given } else { try choose(from: chooser) }
    func isChosen(_ name: String) -> Bool { name == choice }
    // It says itself what is wrong with it.
    if let name = chooser.leftOut.first(where: isChosen) {
      return try run.perform(call.file.folderPrefix + name, nil)
    }
    guard let entry = chooser.entries.first(where: { isChosen($0.name) }) else {
      throw CommandFailure(
        call.noInput ? .incomplete : .wrongInput,
        "there is no form '\(call.file.folderPrefix)\(choice)' in the folder: there are \(chooser.names)")
    }
    switch entry.entry {
    case .page(let address):
      throw CommandFailure(.failure, "'\(entry.name)' is not asked here but at \(address)")
    case .blank:
      guard call.imports.entry == nil else { throw FormFile.entryElsewhere }
      var options = call.imports
      options.asksTitle = call.output.format != .body
      try run.perform(call.file, IssueChooser.blank(options: options, reading: reading))
    case .form(let name): try run.perform(call.file.folderPrefix + name, nil)
    }
  }

  /// Asks a person.
  /// - Returns: The name of the entry.
  private func choose(from chooser: IssueChooser) throws(CommandFailure) -> String {
    let offered = ImportedForm(chooser)
    let (definition, _) = try FormFile.usable(offered.reading, offered)
    let help =
      "the folder is a choice of forms: '--set \(IssueChooser.field)=NAME' makes it, with NAME one of \(chooser.names)"
    guard !call.noInput, call.keys == nil, call.record == nil else {
      throw CommandFailure(call.noInput ? .incomplete : .usage, help)
    }
    LanguageOptions.warn(ifUnknown: call.language.chosen, to: definition)
    return try askBeforehand(definition, help: help).value(of: IssueChooser.field)?.text ?? ""
  }
}

extension IssueChooser {
  /// What can be chosen, for messages.
  fileprivate var names: String { entries.map(\.name).joined(separator: ", ") }
}
