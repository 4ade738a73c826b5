import Expressions
import FormDefinitions
import TerminalModel
import Values

/// Says which submissions a list or an export has.
nonisolated struct SubmissionMatcher {
  private let condition: Expression?
  private let since: String?
  private let definition: FormDefinition
  /// How many submissions the condition says nothing of, and why it does not of the first.
  private var undecided: (count: Int, reason: String) = (0, "")

  init(_ filter: SubmissionFilter, for definition: FormDefinition, zone: ZoneRules) throws(SiteFailure) {
    self.definition = definition
    since = try filter.since.map { text throws(SiteFailure) in try Self.start(text, zone) }
    guard let text = filter.condition else {
      condition = nil
      return
    }
    let mistakes: [ExpressionDiagnostic]
    var parsed: Expression?
    do throws(ExpressionDiagnostics) {
      let expression = try Expression(parsing: text)
      parsed = expression
      mistakes = expression.check(TypeEnvironment(variables: Self.variables(definition)), expecting: .bool)
    } catch {
      mistakes = error.all
    }
    guard mistakes.isEmpty else {
      let sentences = mistakes.map { mistake in
        DisplayText.visible("--where: \(mistake.message)" + (mistake.help.map { " (\($0))" } ?? ""), lines: .single)
      }
      throw SiteFailure(
        .usage, problems: sentences.map { ReportedProblem($0, text: "formline: \($0)") })
    }
    condition = parsed
  }

  private static func variables(_ definition: FormDefinition) -> [String: ExpressionType] {
    var variables: [String: ExpressionType] = [
      "id": .string, "person": .string, "submitted": .timestamp, "revision": .int,
    ]
    for field in definition.fields where field.hasAnswer && !field.isSecret {
      variables[field.id] = field.expressionType
    }
    return variables
  }

  /// The time of `--since`, as in the tables.
  static func start(_ text: String, _ zone: ZoneRules) throws(SiteFailure) -> String {
    guard let time = time(text, zone) else {
      throw SiteFailure(
        .usage, "--since must be a day, a moment or a span before now: 2026-11-01, 2026-11-01T09:00:00Z, 12h, 7d")
    }
    return SiteClock.text(time)
  }

  /// Milliseconds since 1970. A span may have a minus before it, as journalctl has it.
  private static func time(_ text: String, _ zone: ZoneRules) -> Int64? {
    let text = String(text.trimmingPrefix("-"))
    if let span = SiteReader.duration(text) { return SiteClock.now - span.nanoseconds / 1_000_000 }
    return SiteReader.moment(text, zone)
  }

  /// False if the condition is false, or undefined for these answers, as where one is missing.
  /// - Throws: If it takes too much to evaluate: nobody knows what it says.
  mutating func accepts(_ submission: Submission, _ history: FormHistory) throws(SiteFailure) -> Bool {
    if let since, submission.submitted < since { return false }
    guard let condition else { return true }
    let answers = history.answers(of: submission)
    var readsPurged = false
    let result = condition.evaluate { name in
      if let field = definition.field(name) {
        readsPurged = readsPurged || answers == nil
        let value = answers?.first { $0.name == field.answerName }?.value ?? .null
        guard case .success(let answer) = AnswerConversion.convert(value, for: field)
        else { return .null }
        return answer.expressionValue(for: field)
      }
      switch name {
      case "id": return .string(submission.id)
      case "person": return .string(submission.person)
      case "submitted": return Instant(rfc3339: submission.submitted).map { .timestamp($0) }
      case "revision": return .int(submission.revision)
      default: return nil
      }
    }
    switch result {
    case .failure(let error) where [.tooManySteps, .tooManyBytes].contains(error.cause):
      throw SiteFailure(.usage, "--where: \(error.message)")
    case _ where readsPurged: return leaveOut(submission, "its answers were purged")
    case .success(.bool(let isWanted)): return isWanted
    case .success: return leaveOut(submission, "it is neither true nor false")
    case .failure(let error):
      let help = error.unansweredVariable.map { "; '\($0) != null && …' leaves them out without a word" }
      return leaveOut(submission, error.message + (help ?? ""))
    }
  }

  private mutating func leaveOut(_ submission: Submission, _ reason: String) -> Bool {
    if undecided.count == 0 { undecided.reason = "of \(submission.id): \(reason)" }
    undecided.count += 1
    return false
  }

  /// What the condition has left out without having said so; nil if nothing.
  var sentenceOfUndecided: String? {
    guard undecided.count > 0 else { return nil }
    let left = undecided.count == 1 ? "1 submission, which is" : "\(undecided.count) submissions, which are"
    return DisplayText.visible("--where says nothing of \(left) left out; \(undecided.reason)", lines: .single)
  }
}
