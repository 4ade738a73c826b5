import ArgumentParser
import FormDefinitions

/// How the answers are written, as `--output` takes it.
nonisolated enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
  case json, yaml, env, shell, lines
  /// A text of the user's with the answers in it.
  case template

  /// The format of answers alone; nil for a template.
  var answerFormat: AnswerFormat? { AnswerFormat(rawValue: rawValue) }
}
