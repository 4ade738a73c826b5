import FormDefinitions

extension FieldModel {
  /// What completes the field's paths; nil where it has none, or nothing is known of files.
  var pathCompletion: PathCompletion? {
    guard definition.type == .path, !definition.isSecret, let files = form.configuration.files else { return nil }
    return PathCompletion(
      files: files, home: form.configuration.facts.homeDirectory, kind: definition.text?.pathKind)
  }

  /// An answer of a field for paths, with the home directory in place of `~`: whoever gets it is no shell.
  func withHome(_ answer: AnswerValue) -> AnswerValue {
    guard definition.type == .path, case .string(let path) = answer else { return answer }
    return .string(HomePath.expanded(path, home: form.configuration.facts.homeDirectory))
  }

  /// What is wrong with where the path leads.
  var pathProblem: String? {
    guard definition.type == .path, let traits = definition.text, let files = form.configuration.files,
      case .string(let path) = stored.current, traits.pathMustExist || traits.pathKind != nil
    else { return nil }
    guard let found = files.kind(path) else {
      guard traits.pathMustExist else { return nil }
      return switch traits.pathKind {
      case .file: form.words(.noFile)
      case .directory: form.words(.noDirectory)
      case nil: form.words(.noFileOrDirectory)
      }
    }
    switch (traits.pathKind, found) {
    case (.file, .directory): return form.words(.isDirectory)
    case (.directory, .file), (.directory, .other): return form.words(.isNoDirectory)
    default: return nil
    }
  }
}
