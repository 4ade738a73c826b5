import FormDefinitions
import Formline
import KeyScripts
import TerminalModel
import TestSupport
import Testing
import Values

@testable import DefinedForms
import FormModels

/// Sources outside that answer late, in any order, to questions that nobody asks any more, or not at all. However they
/// do, the form ends as it does when each has answered before the next step, and what was said to an old question never
/// stands there as if it were said to the present one.
struct RandomSourceTests {
  @Test(arguments: 0..<4)
  func `late, failing and disordered answers come to what a slow serial run comes to`(part: Int) async throws {
    for seed in stride(from: part, to: 80 * FuzzEffort.factor, by: 4) {
      var random = SeededGenerator(seed: UInt64(seed))
      let steps =
        (0..<Int.random(in: 4...10, using: &random)).map { _ in Step.random(using: &random) }
        + Step.choosingWell(using: &random)
      let serial = try SourcedForm(isSerial: true, random)
      await serial.perform(steps)
      let late = try SourcedForm(isSerial: false, random)
      await late.perform(steps)
      guard late.isAlwaysCurrent, late.ending == serial.ending else {
        Issue.record("seed \(seed): \(late.log.joined(separator: "\n"))\n\(late.ending)\nserially \(serial.ending)")
        return
      }
    }
  }
}

/// What a person does, or the program that shows the form.
private enum Step {
  case set(String, AnswerValue)
  case focus(String)
  case type(String)

  /// What leaves nothing wrong but what the checks find: those run when nothing else is.
  static func choosingWell(using random: inout SeededGenerator) -> [Step] {
    let region = ["eu", "us", "ap"].randomElement(using: &random) ?? ""
    return [
      .set("region", .string(region)), .set("cluster", .string("c1@\(region)")), .set("space", .null),
      .set("tags", .list([])),
    ]
  }

  static func random(using random: inout SeededGenerator) -> Step {
    let region = ["eu", "us", "ap"].randomElement(using: &random) ?? ""
    let number = Int.random(in: 1...2, using: &random)
    return switch Int.random(in: 0..<12, using: &random) {
    case 0...2: .set("region", .string(region))
    case 3: .set("region", .null)
    case 4, 5: .set("cluster", .string("c\(number)@\(region)"))
    case 6: .set("space", .string("s\(number)@\(region)/c1@\(region)"))
    case 7: .set("tags", .list([.string("t\(number)@\(region)")]))
    case 8, 9: .type(["a", "bc", "d"].randomElement(using: &random) ?? "")
    default: .focus(["cluster", "space", "name", "size", "word", "note"].randomElement(using: &random) ?? "")
    }
  }
}

/// What the sources know: every answer names what it was asked with.
private enum World {
  static let definition = """
    formline: 1
    fields:
      - {id: region, type: select, options: [eu, us, ap]}
      - {id: cluster, type: select, required: true, options: {host: clusters, of: [region]}}
      - {id: space, type: select, options: {command: [spaces], of: [region, cluster]}}
      - {id: tags, type: multiselect, when: "region != 'ap'", options: {host: tags, of: [region]}}
      - {id: name, check: {host: names, of: [cluster]}}
      - {id: size, check: {command: [sizes], of: [region]}}
      - {id: word, suggestions: {host: words, of: [region]}}
      - {id: note}

    """
  /// Whom the fields ask.
  static let lists = [("cluster", "clusters"), ("space", "spaces"), ("tags", "tags")]
  static let checks = [("name", "names"), ("size", "sizes")]

  /// - Parameter given: The answers that the source is given.
  static func options(of source: String, _ given: (String) -> String) -> [String] {
    let region = given("region")
    return switch source {
    case "clusters": ["c1@\(region)", "c2@\(region)"]
    case "spaces": ["s1@\(region)/\(given("cluster"))", "s2@\(region)/\(given("cluster"))"]
    default: ["t1@\(region)", "t2@\(region)"]
    }
  }

  static func problem(of source: String, _ value: String, _ given: (String) -> String) -> String? {
    let place = given(source == "names" ? "cluster" : "region")
    return (value + place).utf8.reduce(0) { $0 + Int($1) } % 2 == 0 ? "\(value) is taken in \(place)" : nil
  }

  static func failure(of source: String, _ given: (String) -> String) -> String {
    "no route to \(source) of \(given("region"))\(source == "spaces" ? " " + given("cluster") : "")!"
  }
}

/// A form, and the sources that it asks.
private final class SourcedForm {
  /// How it stands when all is said.
  struct Ending: Equatable {
    let outcome: Session.Outcome?
    let isWaiting: Bool
    let fields: [String]
  }

  private(set) var isAlwaysCurrent = true
  private(set) var log: [String] = []
  private let isSerial: Bool
  private var random: SeededGenerator
  private var made: RunningForm?
  private var host: VirtualHost?
  /// Questions that are not answered yet, with the millisecond in which they will be.
  private var waiting: [(due: Int, answer: CheckedContinuation<Bool, Never>)] = []
  private var now = 0
  /// From now on every source is reached.
  private var isCalm: Bool

  init(isSerial: Bool, _ random: SeededGenerator) throws {
    (self.isSerial, self.random) = (isSerial, random)
    isCalm = isSerial
    var options = ReadingOptions()
    options.grants.hosts = ["clusters", "tags", "names", "words"]
    let reading = DefinitionReader.read(Array(World.definition.utf8), path: "form.yaml", options: options) { _ in
      .failure(ResourceError(reason: "no such file"))
    }
    let definition = try #require(reading.definition, "\(reading.diagnostics)")
    var configuration = FormConfiguration()
    configuration.inputs.sources.ask = .later { [unowned self] in await reply(to: $0) }
    configuration.inputs.sources.run = { [unowned self] in await run($0.arguments[0], $1) }
    host = VirtualHost(inputrc: .none, capabilities: TerminalCapabilities()) {
      let form = RunningForm(
        definition, configuration: configuration, columns: 60, rows: 24, placement: .inline,
        capabilities: TerminalCapabilities())
      made = form
      return form.session
    }
  }

  // The sources.

  /// Waits for the time of an answer.
  /// - Returns: Whether the source is reached.
  private func isReached() async -> Bool {
    let due = now + (isSerial ? 0 : Int.random(in: 0...2000, using: &random))
    return await withCheckedContinuation { waiting.append((due, $0)) }
  }

  private func reply(to question: HostQuestion) async -> HostReply {
    let given: (String) -> String = { name in question.answers.first { $0.name == name }?.value.text ?? "" }
    guard await isReached() else {
      let isLate = Bool.random(using: &random)
      return isLate ? .timedOut : .failed(reason: World.failure(of: question.host, given))
    }
    switch question.kind {
    case .options:
      let options = World.options(of: question.host, given).map { OptionDefinition(value: .string($0)) }
      return .options(OptionList(options), isComplete: true)
    case .suggestions(let text):
      return .options([OptionDefinition(value: .string("\(text)@\(given("region"))"))], isComplete: true)
    case .verdict(let value): return .verdict(World.problem(of: question.host, value.text, given))
    }
  }

  private func run(_ command: String, _ input: [UInt8]) async -> CommandOutcome {
    let answers = (try? JSONParser.parse(String(decoding: input, as: UTF8.self))) ?? .null
    let given: (String) -> String = { if case .string(let text)? = answers[$0] { text } else { "" } }
    guard await isReached() else {
      if Bool.random(using: &random) { return .timedOut }
      let reason = World.failure(of: command, given)
      // A check that ends with a status has decided.
      return command == "sizes" ? .failed(reason: reason) : .exited(status: 3, output: [], message: reason)
    }
    guard command == "sizes" else {
      return .printed(World.options(of: command, given).map { $0 + "\n" }.joined())
    }
    let problem = World.problem(of: command, given("size"), given)
    return problem.map { .exited(status: 1, output: [], message: $0) } ?? .accepted
  }

  // The run.

  func perform(_ steps: [Step]) async {
    await settle()
    for step in steps {
      await pass(isSerial ? 0 : Int.random(in: 0...700, using: &random))
      log.append("\(now) ms: \(step)")
      take(step)
      await settle()
      if isSerial { await answerAll() }
    }
    isCalm = true
    await answerAll()
    // What has failed is asked again by the first.
    for _ in 0..<3 where made?.session.outcome == nil {
      host?.press(Key(.function(10)))
      await answerAll()
    }
  }

  private func take(_ step: Step) {
    guard let form = made else { return }
    switch step {
    case .set(let id, let value): form.set([(id, value)], problems: [])
    case .focus(let id): form.model.perform(.focus(id), from: nil)
    case .type(let text):
      if ["name", "size", "word", "note"].contains(form.focusedField) { host?.type(text) }
    }
  }

  /// Lets so many milliseconds go by.
  private func pass(_ milliseconds: Int) async {
    let end = now + milliseconds
    while let next = waiting.indices.min(by: { waiting[$0].due < waiting[$1].due }), waiting[next].due <= end {
      move(to: max(now, waiting[next].due))
      let isReached = isCalm || Int.random(in: 0..<4, using: &random) > 0
      waiting.remove(at: next).answer.resume(returning: isReached)
      await settle()
    }
    move(to: end)
  }

  private func move(to time: Int) {
    if time > now { _ = host?.wait(.milliseconds(time - now)) }
    now = time
  }

  private func answerAll() async {
    await settle()
    while !waiting.isEmpty { await pass(2000) }
  }

  /// Lets tasks run, draws, and looks whether everything there is of the present.
  private func settle() async {
    for _ in 0..<5 { await Task.yield() }
    // Tasks begin and go on by way of other threads, which may be busy.
    for _ in 0..<50 where waiting.isEmpty && made?.hasRunningCommands == true { await Task.yield() }
    host?.show()
    let old = stale
    if !old.isEmpty {
      isAlwaysCurrent = false
      log.append("\(now) ms: of an earlier question: \(old)")
    }
  }

  /// What stands there as if it were said to the present questions.
  private var stale: [String] {
    guard let form = made else { return [] }
    let given: (String) -> String = { form.value(of: $0)?.text ?? "" }
    var stale: [String] = []
    for (id, source) in World.lists where form.exists(id) {
      let shown = form.model.field(id)?.knownOptions?.map(\.label)
      if let shown, shown != World.options(of: source, given) { stale += shown }
      stale += form.errors(of: id).filter { $0.contains("no route") && !$0.contains(World.failure(of: source, given)) }
    }
    for (id, source) in World.checks {
      let problem = World.problem(of: source, given(id), given)
      stale += form.errors(of: id).filter { $0.contains(" is taken in ") && $0 != problem }
    }
    if let suggestion = (form.session.focus.focused as? TextControl)?.suggestion, suggestion.contains("@"),
      !suggestion.hasSuffix("@\(given("region"))")
    {
      stale.append(suggestion)
    }
    return stale
  }

  var ending: Ending {
    guard let form = made else { return Ending(outcome: nil, isWaiting: false, fields: []) }
    let fields = form.model.existing.map { field in
      let options = field.knownOptions?.map(\.label) ?? []
      return "\(field.id) = \(field.finalAnswer.json) of \(options), \(form.errors(of: field.id))"
    }
    return Ending(outcome: form.session.outcome, isWaiting: form.isWaiting, fields: fields)
  }
}
