package import FormDefinitions
import Wording

/// A question from one field to an external source: its inputs, how to ask it, and whether an answer is pending.
package final class LiveQuestion {
  package let source: LiveSource
  package unowned let field: FieldModel
  /// True while an answer is pending.
  package let isPending: Stored<Bool>
  private let asker: Asker
  private var task: Task<Void, Never>?

  private enum Asker {
    case command(CommandDefinition, CommandRunner)
    case host(String, HostAsker)
  }

  /// Nil if the source may not be asked.
  package init?(_ source: LiveSource, of field: FieldModel) {
    let sources = field.form.inputs.sources
    switch source.provider {
    case .command(let command):
      guard let run = sources.run else { return nil }
      asker = .command(command, run)
    case .host(let name):
      guard let ask = sources.ask else { return nil }
      asker = .host(name, ask)
    }
    self.source = source
    self.field = field
    isPending = Stored(false, host: field.form.host, in: field.lifetime)
  }

  /// Starts to observe the source's inputs; all fields must have been made.
  package func follow(_ changed: @escaping () -> Void) {
    guard source.inputs?.isEmpty == false else { return }
    Watch.start(host: field.form.host, in: field.lifetime) { [unowned self] in
      inputs
    } changed: { _, _ in
      changed()
    }
  }

  /// The answers passed to the source. A field of the same row takes precedence over one of the form; a field that does
  /// not exist is null. In a rule, they become dependencies.
  package var inputs: [AnswerValue.Member] {
    (source.inputs ?? []).map { id in
      guard let input = field.form.field(id, meantBy: field), input.exists.value else {
        return AnswerValue.Member(id, .null)
      }
      return AnswerValue.Member(id, input.givenAnswer)
    }
  }

  /// The inputs, without becoming dependencies.
  package var currentInputs: [AnswerValue.Member] { field.form.graph.untracked { inputs } }

  package var isHost: Bool { if case .host = asker { true } else { false } }

  /// Asks the source.
  /// - Parameters:
  ///   - inputs: The answers passed to it.
  ///   - text: The input of a command that declares no inputs.
  ///   - reply: Called once, synchronously if the answer is known already; never after `cancel()`.
  package func ask(
    _ kind: HostQuestion.Kind, _ inputs: [AnswerValue.Member], text: String = "", reply: @escaping (HostReply) -> Void
  ) {
    isPending.value = true
    task = start(kind, inputs, text) { [weak self] answer in
      self?.end()
      reply(answer)
    }
  }

  package var isAsking: Bool { task != nil }

  /// Gives up a pending answer.
  package func cancel() {
    task?.cancel()
    end()
  }

  private func end() {
    task = nil
    if isPending.current { isPending.value = false }
  }

  /// - Returns: The task that waits for the answer; nil if it was known already.
  private func start(
    _ kind: HostQuestion.Kind, _ inputs: [AnswerValue.Member], _ text: String, reply: @escaping (HostReply) -> Void
  ) -> Task<Void, Never>? {
    let say = field.definition.language
    switch asker {
    case .command(let command, let run):
      let input = commandInput(kind, inputs, text)
      return Task {
        let outcome = await run(command, Array(input.utf8))
        guard !Task.isCancelled else { return }
        reply(Self.reply(of: outcome, kind, say))
      }
    case .host(let name, let asker):
      let question = HostQuestion(
        host: name, field: field.id, answers: inputs, kind: kind, timeout: source.timeout)
      switch asker {
      case .now(let ask):
        reply(ask(question))
        return nil
      case .later(let ask):
        return Task {
          let answer = await ask(question)
          guard !Task.isCancelled else { return }
          reply(answer)
        }
      }
    }
  }

  /// A JSON object of the declared inputs and, for a check, the value; `text` if the definition declares no inputs.
  private func commandInput(_ kind: HostQuestion.Kind, _ inputs: [AnswerValue.Member], _ text: String) -> String {
    guard source.inputs != nil else { return text }
    var members = inputs.filter { $0.name != field.definition.id }
    if case .verdict(let value) = kind { members.insert(AnswerValue.Member(field.definition.id, value), at: 0) }
    return AnswerValue.object(members).json.text(.spaced) + "\n"
  }

  private static func reply(of outcome: CommandOutcome, _ kind: HostQuestion.Kind, _ say: DisplayLanguage) -> HostReply
  {
    switch (outcome, kind) {
    case (.exited(status: 0, _, _), .verdict): return .verdict(nil)
    case (.exited(_, _, let message), .verdict): return .verdict(message)
    case (.exited(status: 0, let output, _), _):
      guard let text = String(validating: output, as: UTF8.self) else {
        return .failed(reason: Message.formCommandWroteNoText.text(in: say))
      }
      return .options(options(of: text), isComplete: true)
    case (.exited(let status, _, let message), _):
      return .failed(reason: message.isEmpty ? Message.formCommandEnded(status: Int(status)).text(in: say) : message)
    case (.timedOut, _): return .timedOut
    case (.failed(let reason), _): return .failed(reason: reason)
    }
  }

  /// The distinct non-empty lines, without their terminators.
  private static func options(of output: String) -> OptionList {
    var seen: Set<String> = []
    return OptionList(
      output.utf8.split(separator: UInt8(ascii: "\n")).compactMap { line in
        let line = String(Substring(line.last == UInt8(ascii: "\r") ? line.dropLast() : line))
        return line.isEmpty || !seen.insert(line).inserted ? nil : OptionDefinition(value: .string(line))
      })
  }
}

/// Options or suggestions from an external source. It is asked when they are first needed, again when one of its inputs
/// has changed, and again after a failure. Replies to outdated requests are not shown; every reply is cached for as
/// long as the form runs.
package final class LiveList {
  private let question: LiveQuestion
  /// The current options; nil while unknown.
  package let options: Stored<OptionList?>
  /// Why there are no options, as a phrase within a sentence.
  package let failure: Stored<String?>
  /// True if `options` are all there are.
  package private(set) var isComplete = true
  /// Called after each reply and when an old one becomes invalid.
  package var hasChanged: () -> Void = {}
  /// True once `load()` was called.
  private var isWanted = false
  private var known: [Request: (options: OptionList, isComplete: Bool)] = [:]
  /// The request that `options` or `failure` answer, or whose answer is pending.
  private var current: Request?

  /// The search text, for a host that does not give all options at once.
  private var query = ""

  /// Everything that an answer depends on.
  private struct Request: Hashable {
    let inputs: [AnswerValue.Member]
    /// The text to complete, or to search options for; empty for commands.
    let text: String
  }

  /// Nil if the field has no such source or may not ask it.
  package init?(of field: FieldModel) {
    let source: LiveSource
    if case .live(let options)? = field.definition.choice?.options {
      source = options
    } else if case .live(let suggestions)? = field.definition.text?.suggestions {
      source = suggestions
    } else {
      return nil
    }
    guard let question = LiveQuestion(source, of: field) else { return nil }
    self.question = question
    let host = field.form.host
    options = Stored(nil, host: host, in: field.lifetime)
    failure = Stored(nil, host: host, in: field.lifetime)
  }

  package var isLoading: Stored<Bool> { question.isPending }

  /// Starts to observe the source's inputs; all fields must have been made.
  package func follow() { question.follow { [unowned self] in inputsDidChange() } }

  private func inputsDidChange() {
    guard isWanted, request != current else { return }
    cancel()
    if options.current != nil { options.value = nil }
    if failure.current != nil { failure.value = nil }
    hasChanged()
    if question.field.exists.current { load() }
  }

  private var isForSuggestions: Bool { question.field.definition.choice == nil }

  private var request: Request {
    let text = isForSuggestions ? question.isHost ? question.field.text.current : "" : query
    return Request(inputs: question.currentInputs, text: text)
  }

  /// Searches the options of a host that has not given all of them.
  package func find(_ text: String) {
    guard question.isHost, !isForSuggestions, text != query, !query.isEmpty || !isComplete else { return }
    query = text
    if options.current != nil { load() }
  }

  /// Asks the source, unless the answer is known or pending.
  package func load() {
    isWanted = true
    let request = request
    // Typing does not restart a pending request; `finish` asks again if the text has changed.
    if question.isAsking, request.inputs == current?.inputs { return }
    if request == current, options.current != nil, failure.current == nil { return }
    cancel()
    current = request
    if let answer = known[request] { return take(answer.options, isComplete: answer.isComplete) }
    if failure.current != nil { failure.value = nil }
    let kind: HostQuestion.Kind = isForSuggestions ? .suggestions(text: request.text) : .options(query: request.text)
    question.ask(kind, request.inputs) { [weak self] in self?.finish($0, of: request) }
  }

  /// Like `load()`, but does not repeat a request that has failed: for what is asked again with each change.
  package func loadUnlessFailed() {
    if failure.current != nil, request == current { return }
    load()
  }

  package func cancel() {
    question.cancel()
    current = nil
  }

  private func finish(_ reply: HostReply, of request: Request) {
    if case .options(let options, let isComplete) = reply { known[request] = (options, isComplete) }
    // The text has changed in the meantime: this answers an old question.
    guard request.text == self.request.text else { return load() }
    let say = question.field.definition.language
    switch reply {
    case .options(let options, let isComplete): take(options, isComplete: isComplete)
    case .failed(let reason): fail(reason)
    case .timedOut: fail(Message.formSourceTooLong.text(in: say))
    case .verdict: fail(Message.formNoList.text(in: say))
    }
  }

  private func take(_ options: OptionList, isComplete: Bool) {
    // A search returns only some of the options.
    self.isComplete = isComplete && query.isEmpty
    let chosen = chosen(besides: options)
    self.options.value = chosen.isEmpty ? options : OptionList(options + chosen)
    if failure.current != nil { failure.value = nil }
    hasChanged()
  }

  /// The chosen options that are missing from search results, and from a list that is not complete.
  private func chosen(besides options: OptionList) -> [OptionDefinition] {
    guard !isForSuggestions, !isComplete else { return [] }
    let missing = question.field.chosenOptions(in: question.field.stored.current)
      .filter { options.place(of: $0.value) == nil }
    guard !missing.isEmpty, let earlier = self.options.current else { return missing }
    return missing.map { option in earlier.place(of: option.value).map { earlier[$0] } ?? option }
  }

  private func fail(_ reason: String) {
    failure.value = reason
    hasChanged()
  }
}
