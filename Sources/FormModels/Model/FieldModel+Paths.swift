package import FormDefinitions
import Values
import Wording

extension FieldModel {
  /// A path answer with `~` expanded, since no shell will do that later.
  package func withHome(_ answer: AnswerValue) -> AnswerValue {
    HomePath.expanded(answer, in: definition, home: form.inputs.facts.homeDirectory)
  }

  package var pathProblem: String? {
    guard definition.type == .path, let traits = definition.text, let files = form.inputs.files,
      case .string(let path) = stored.current, traits.pathMustExist || traits.pathKind != nil
    else { return nil }
    guard let found = files.kind(path) else {
      guard traits.pathMustExist else { return nil }
      return switch traits.pathKind {
      case .file: form.words(.problemNoFile)
      case .directory: form.words(.problemNoDirectory)
      case nil: form.words(.problemNoFileOrDirectory)
      }
    }
    switch (traits.pathKind, found) {
    case (.file, .directory): return form.words(.problemIsDirectory)
    case (.directory, .file), (.directory, .other): return form.words(.problemIsNoDirectory)
    default: return nil
    }
  }
}

/// Paths that begin with `~`.
package enum HomePath {
  /// The answer of a path field with `~` expanded; other answers unchanged.
  static func expanded(_ answer: AnswerValue, in field: FieldDefinition, home: String?) -> AnswerValue {
    guard field.type == .path, case .string(let path) = answer else { return answer }
    return .string(expanded(path, home: home))
  }

  /// The path with a leading `~` or `~/` expanded; other paths unchanged.
  package static func expanded(_ path: String, home: String?) -> String {
    guard let home, !home.isEmpty, path == "~" || path.hasPrefix("~/") else { return path }
    return (home.hasSuffix("/") ? String(home.dropLast()) : home) + path.dropFirst()
  }
}
