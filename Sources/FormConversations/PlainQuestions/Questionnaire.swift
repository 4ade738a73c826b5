package import FormModels
package import FormDefinitions
package import TerminalDriver
import TerminalModel
import Values
import Wording

/// A form as plain questions, answered line by line: for screen readers, simple terminals, and pipes.
///
///     Create your account
///     Full name (required): Ada Lovelace
///     1. Free: for trying out
///     2. Team: 5 seats
///     Plan [Free]: 2
///
/// An empty line accepts the default in brackets. An invalid answer is reported and asked for again. The words of
/// ``Reply`` go back, read out the answers so far, or explain the question.
package final class Questionnaire {
  /// Another one takes its place when a part is opened.
  package internal(set) var form: UndrawnForm
  /// The time limit for one line; nil for none.
  package var idleLimit: Duration?
  /// Called with the field that is asked for.
  package var focusDidMove: ((FieldModel?) -> Void)?

  let terminal: LineTerminal
  var definition: FormDefinition { form.model.definition }
  private let items: [HostedItem]
  /// True if every answer is read out before the form is submitted.
  private let reviews: Bool
  /// The time limit on ``MonotonicClock``.
  private let limit: Int64?
  /// A question to ask: the index of a section, and the id of a field.
  typealias Place = (section: Int, id: String)
  /// Every field, in the order of asking: that of the form, but what was opened comes where it was opened.
  var places: [Place]
  /// The places asked so far, in order, for `back`.
  var trail: [Int] = []
  var answered: Set<String> = []
  /// The path of a part that the person has chosen to open; the question is left for it.
  var partToOpen: String?
  private let editedLine: EditedLine
  var announcedSection: Int?
  private var isEnded = false
  /// True once an action has submitted the form: nothing more is asked that need not be.
  private var isSubmitted = false

  /// Why the questions end without valid answers. The answers so far are kept in the form's draft.
  nonisolated package enum Interruption: Error {
    /// Nobody can be asked.
    case noTerminal(TerminalError)
    /// The lines of a program ended; lists what is missing or invalid.
    case endedEarly([ReportedProblem])
    /// A person has ended the input; lists the same.
    case closed([ReportedProblem])
    /// No question can fix the problems, or the person has chosen an action of the host.
    case left
    case timedOut
    case signalled(Int32)
  }

  /// - Parameter items: The words with which the person can leave the form in another way.
  package init(
    definition: FormDefinition, inputs: FormInputs, memory: FormMemory = FormMemory(),
    reviewing review: Review = .asDefined, items: [HostedItem] = [], terminal: LineTerminal, timeout: Duration? = nil
  ) {
    self.terminal = terminal
    reviews =
      switch review {
      // Whoever is through with the questions may want to open another part.
      case .asDefined: definition.review || inputs.parts != nil && terminal.isTerminal
      // What was said first has scrolled away, and where nothing is asked, nobody would have agreed.
      case .unlessAllIsInSight: true
      case .always: true
      }
    let keys = Dictionary(firstOfEach: items.map { ($0.key, $0.word) })
    self.items = items
    editedLine = EditedLine(language: definition.language, lines: keys)
    limit = timeout.map { MonotonicClock.now + $0.nanoseconds }
    places = Self.places(of: definition)
    form = UndrawnForm(definition, inputs: inputs, memory: memory)
  }

  /// Runs the main queue also while a line is awaited, so that a host hears and is heard, and may call ``end()``.
  package func followTasks() { terminal.isLeft = { [weak self] in self?.isEnded ?? true } }

  /// Leaves the questions; the answers so far are kept.
  package func end() { isEnded = true }

  /// Asks every existing field, then again those that the form's rules or the host reject.
  /// - Throws: Any end but submission, after saving the answers.
  package func ask() throws(Interruption) -> UndrawnForm {
    defer { editedLine.wipe() }
    do throws(Interruption) {
      try askEverything()
    } catch {
      form.stopCommands()
      form.keepDraft()
      form.wipeSecrets()
      throw error
    }
    return form
  }

  private func askEverything() throws(Interruption) {
    say(
      [definition.title, definition.description]
        + (places.count > 1 ? [questionCount.map { word(.questionQuestions(count: $0)) }, helpfulWords] : [])
        + [wordThatOpens]
        + items.map { word(.questionHostedWord(word: $0.word, label: $0.label)) })
    var place = try firstPlace()
    while true {
      do throws(Interruption) {
        return try askEverything(from: &place)
      } catch {
        guard let path = partToOpen else { throw error }
        partToOpen = nil
        open(path, before: place)
      }
    }
  }

  /// - Parameter place: The question that was reached, whatever ends the asking.
  private func askEverything(from place: inout Int) throws(Interruption) {
    while true {
      while place < places.count { place = try visit(place) }
      let problems = form.model.problems()
      if !problems.isEmpty {
        place = try askAgain(problems)
      } else if reviews, let earlier = try placeToReturnTo() {
        place = try askAgain(at: earlier)
      } else {
        let refusals = try refusals()
        if refusals.isEmpty { return }
        place = try askAgain(refusals)
      }
    }
  }

  /// The problems that the host finds in otherwise valid answers; empty once it accepts them.
  private func refusals() throws(Interruption) -> [(id: String, message: String)] {
    guard let judge = form.model.inputs.judges.last else { return [] }
    let answers = form.answers.map { AnswerValue.Member($0.id, $0.value) }
    var verdict: SubmissionVerdict?
    let judgement = Task { verdict = await judge(answers) }
    defer { judgement.cancel() }
    try wait { verdict == nil }
    if case .failed(let sentence)? = verdict { return [("", sentence)] }
    guard case .refused(let refusals)? = verdict else { return [] }
    // A refusal without a message still counts.
    return refusals.isEmpty ? [("", "")] : refusals
  }

  /// Reports refused answers and asks their fields again; without such fields, asks whether to submit again.
  private func askAgain(_ refusals: [(id: String, message: String)]) throws(Interruption) -> Int {
    let (known, others) = (refusals.filter { form.exists($0.id) }, refusals.filter { !form.exists($0.id) })
    tell(others.map(\.message).filter { !$0.isEmpty })
    if !known.isEmpty {
      let ids = known.map(\.id).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
      return try askAgain(ids.map { id in (id, known.filter { $0.id == id }.map(\.message)) })
    }
    // A review asks that anyway.
    guard !reviews, let earlier = try placeToReturnTo() else { return places.count }
    return try askAgain(at: earlier)
  }

  /// Reads out every answer before submission.
  /// - Returns: The place of a question to go back to; nil to submit.
  private func placeToReturnTo() throws(Interruption) -> Int? {
    say([Message.formReviewTitle.text(in: definition.language)])
    review()
    say([word(.questionSubmitOrGoBack), wordThatOpens])
    while true {
      switch meaning(of: try line(after: definition.submitLabel + "? ", isSecret: false)) {
      case .answer(""): return nil
      case .answer(let name):
        let place = places.firstIndex { place in
          guard let model = form.model.field(place.id), model.isAskable else { return false }
          return [place.id, model.definition.label].contains { $0.folded == name.folded }
        }
        if let place { return place }
        // It is asked as a question that yes answers.
        if means(name, .formYes) { return nil }
        tell([word(.questionSubmitOrGoBack)])
      case .back:
        if let earlier = stepBack() { return earlier }
      case .review: review()
      case .open: try choosePart()
      case .help, .clear: say([word(.questionSubmitOrGoBack)])
      case .quit: throw .left
      }
    }
  }

  /// Asks one question again; returns where to continue.
  private func askAgain(at place: Int) throws(Interruption) -> Int {
    guard let model = form.model.field(places[place].id) else { return places.count }
    let next = try ask(model, at: place)
    return next == place + 1 ? places.count : next
  }

  /// Asks for every invalid answer again, unless fixed by an earlier one; for a field that cannot be asked, such as a
  /// computed one, asks for the answers it depends on. Returns where to continue.
  private func askAgain(_ problems: [(id: String, messages: [String])]) throws(Interruption) -> Int {
    var told: Set<String> = []
    var asked: Set<String> = []
    for problem in problems where asked.isEmpty || form.model.problems().contains(where: { $0.id == problem.id }) {
      let messages = problem.messages.filter { told.insert($0).inserted }
      tell(messages)
      if !messages.isEmpty { say([helpfulWords]) }
      guard let model = form.model.field(problem.id) else { continue }
      for field in model.isAskable ? [model] : model.mendedBy where asked.insert(field.id).inserted {
        guard let place = places.firstIndex(where: { $0.id == field.id }) else {
          // Inside a row, `back` has no earlier place, so it moves on to the next problem.
          _ = try answer(field)
          continue
        }
        let next = try ask(field, at: place)
        if next != place + 1 { return next }
      }
    }
    guard !asked.isEmpty else { throw .left }
    return places.count
  }

  /// Asks a field, if it exists and accepts an answer; returns where to continue.
  private func visit(_ place: Int) throws(Interruption) -> Int {
    let (section, id) = places[place]
    guard let model = form.model.field(id), form.exists(id) else { return place + 1 }
    if announcedSection != section {
      say([definition.sections[section].title, definition.sections[section].description])
      announcedSection = section
    }
    guard model.isAskable else {
      say(Question(model).statement)
      return place + 1
    }
    return try ask(model, at: place)
  }

  private func ask(_ model: FieldModel, at place: Int) throws(Interruption) -> Int {
    while true {
      let ending = if let list = model.list { try answerRows(of: list) } else { try answer(model) }
      switch ending {
      case .answered:
        let next = leave(place)
        if model.list == nil { try runSubmitActions(around: model) }
        return isSubmitted ? places.count : next
      case .back:
        if let earlier = stepBack() { return earlier }
        tell([word(.questionIsFirst)])
      }
    }
  }

  /// Runs the actions of Return in the question that was answered.
  func runSubmitActions(around model: FieldModel) throws(Interruption) {
    switch form.model.runSubmitActions(around: model) {
    case .submit?: isSubmitted = true
    case .cancel?: throw .left
    case nil: break
    }
    form.settle()
  }

  enum Ending { case answered, back }

  /// Asks until there is a valid answer.
  func answer(_ model: FieldModel) throws(Interruption) -> Ending {
    focusDidMove?(model)
    model.prepare()
    try wait(for: model)
    if let failure = model.loadingFailure { tell([failure]) }
    say(Question(model).introduction)
    if let absence = model.form.graph.untracked({ model.absenceProblem }) { tell([absence]) }
    // An answer that is refused is not offered, nor one that was just taken away.
    var offered = model.problemsNow.isEmpty ? model.finalAnswer : .null
    while true {
      let question = Question(model, offering: offered)
      switch try reply(to: question) {
      case .back: return .back
      case .review: review()
      case .open: try choosePart()
      case .help: say([place(of: model)] + question.help)
      case .quit: throw .left
      case .clear:
        offered = .null
        if try accept(question.noAnswer, for: model) { return .answered }
      case .answer(let line):
        if AnswerConversion.leavesOut(line, in: model.definition) {
          say([Message.formControlsLeftOut.text(in: definition.language)])
        }
        switch question.answer(for: line) {
        case .success(let answer):
          // What was given stays as it is, also where the question shows it in another way.
          let isKept = line.isEmpty && model.isWrittenAsGiven && model.problemsNow.isEmpty
          guard try accept(isKept ? nil : answer, for: model) else { continue }
          if let understood = question.understood(line) { say([understood]) }
          return .answered
        case .failure(let mismatch):
          let matches = question.matches(line)
          guard matches.isEmpty else {
            say(matches)
            continue
          }
          tell([mismatch.message] + (mismatch.help.map { [$0] } ?? []))
          say([helpfulWords])
        }
      }
    }
  }

  /// The number of questions, as far as they are known; nil for none.
  private var questionCount: Int? {
    let count = form.model.fields.count { $0.isAskable }
    return count > 0 ? count : nil
  }

  /// Which question of how many it is, as far as those are known; nil for one in a row.
  private func place(of model: FieldModel) -> String? {
    let asked = places.filter { form.model.field($0.id)?.isAskable ?? false }
    return asked.firstIndex { $0.id == model.id }.map { word(.questionPlace(number: $0 + 1, count: asked.count)) }
  }

  func review() {
    let shown = form.model.existing.filter { field in
      field.isAskable || field.definition.type == .computed && !field.definition.isSecret
    }
    say(shown.map { Question($0).recapitulation })
  }

  /// Sets an answer, or leaves the one that is there for nil; returns false, after reporting the problem, if it is invalid.
  private func accept(_ answer: AnswerValue?, for model: FieldModel) throws(Interruption) -> Bool {
    if let answer {
      _ = model.take(answer)
      form.saveDraft()
    }
    model.startCheck()
    try wait(for: model)
    let problems = model.problemsNow
    tell(problems)
    if !problems.isEmpty { say([helpfulWords]) }
    return problems.isEmpty
  }

  /// Waits for a command of the field, until the time limit or a signal.
  private func wait(for model: FieldModel) throws(Interruption) { try wait { model.isWaiting } }

  private func wait(while condition: () -> Bool) throws(Interruption) {
    switch terminal.wait(until: limit, while: { !isEnded && condition() }) {
    case .timedOut?: throw .timedOut
    case .signalled(let signal)?: throw .signalled(signal)
    case .text, .malformed, .end, .left, nil: if isEnded { throw .left }
    }
  }

  private func leave(_ place: Int) -> Int {
    trail.append(place)
    answered.insert(places[place].id)
    return place + 1
  }

  /// The last place in the trail that still exists.
  private func stepBack() -> Int? {
    while let place = trail.popLast() {
      if let model = form.model.field(places[place].id), model.isAskable { return place }
    }
    return nil
  }

  // Lines.

  private func reply(to question: Question) throws(Interruption) -> Reply {
    var lines: [String] = []
    editedLine.mostCharacters = question.field.text?.maxLength
    editedLine.onPause = { [unowned self] in keep(lines + [$0], of: question) }
    defer { editedLine.onPause = nil }
    while true {
      let line: String
      do throws(Interruption) {
        line = try self.line(after: lines.isEmpty ? question.prompt : "", isSecret: question.isSecret)
      } catch {
        let unfinished = editedLine.unfinished
        keep(lines + (unfinished.isEmpty ? [] : [unfinished]), of: question)
        throw error
      }
      if lines.isEmpty { question.model.dropSearch() }
      guard question.hasSeveralLines else { return meaning(of: line) }
      // A backslash before the dot makes it a line of the answer.
      let isDot = line.hasPrefix("\\") && line.drop { $0 == "\\" } == "."
      if isDot {
        lines.append(String(line.dropFirst()))
      } else if lines.isEmpty {
        let reply = meaning(of: line)
        guard case .answer(let first) = reply, first != "" else { return reply }
        lines.append(first)
      } else {
        lines.append(line)
      }
      if line == "." {
        question.model.dropSearch()
        return .answer(lines.dropLast().joined(separator: "\n"))
      }
      keep(lines, of: question)
    }
  }

  /// Keeps what was typed of an answer that is not finished in the draft: it is no answer yet.
  private func keep(_ lines: [String], of question: Question) {
    let model = question.model
    guard !question.isSecret, model.isTyped || model.definition.choice != nil,
      !model.search.isEmpty || lines.contains(where: { !$0.isEmpty })
    else { return }
    model.searchDidChange(lines.joined(separator: "\n"), nil)
    form.saveDraft()
  }

  func meaning(of line: String) -> Reply { Reply(line, in: definition.language, opensParts: opensParts) }

  /// The next line answering `prompt`.
  func line(after prompt: String, isSecret: Bool) throws(Interruption) -> String {
    while true {
      let idle = idleLimit.map { MonotonicClock.now + $0.nanoseconds }
      let deadline = [limit, idle].compactMap(\.self).min()
      switch terminal.ask(prompt, isSecret ? .hidden : .visible, by: editedLine, until: deadline) {
      case .text(let text):
        guard let item = items.first(where: { text.drop { $0 == "\\" } == $0.word }) else {
          return text
        }
        // A backslash before the word makes it an answer.
        if text != item.word { return String(text.dropFirst()) }
        item.action()
        throw .left
      case .malformed: tell([word(.questionLineIsNotText)])
      case .end:
        terminal.write("\n")
        guard terminal.hasGivenLines else {
          throw .noTerminal(.noTerminal(reason: "standard input is empty"))
        }
        throw terminal.isTerminal ? .closed(unanswered) : .endedEarly(unanswered)
      case .timedOut:
        terminal.write("\n")
        throw .timedOut
      case .signalled(let signal):
        terminal.write("\n")
        throw .signalled(signal)
      case .left:
        terminal.write("\n")
        throw .left
      }
    }
  }

  /// The problems if input ends early: every missing or invalid answer.
  private var unanswered: [ReportedProblem] {
    let wrong = Dictionary(form.model.problems().map { ($0.id, $0.messages) }, uniquingKeysWith: +)
    let missing = form.model.existing.filter(\.isAskable).flatMap { model -> [ReportedProblem] in
      let message = answered.contains(model.id) ? [] : [word(.questionWasNotAnswered(label: model.definition.label))]
      return (wrong[model.id] ?? message).map { ReportedProblem(of: definition.answerName(of: model.id), $0) }
    }
    return [ReportedProblem(saying: word(.questionEndedEarly))] + missing
  }

  func word(_ message: Message) -> String { message.text(in: definition.language) }

  /// What can be typed in place of an answer, told at the start and after an error.
  private var helpfulWords: String {
    word(
      .questionHelpfulWords(
        help: word(.questionWordHelp), back: word(.questionWordBack), review: word(.questionWordReview),
        quit: word(.questionWordQuit)))
  }

  func say(_ texts: [String?]) {
    for text in texts.compactMap({ $0 }) { terminal.tell(Markup.plainText(of: text, .blocks).shownInLines) }
  }

  func tell(_ problems: [String]) {
    for problem in problems {
      let text = DisplayText.visible(problem, lines: .single)
      terminal.tell(Message.formError(message: text).text(in: definition.language))
    }
  }
}

extension String {
  /// The text, safe to display, on as many lines as it has.
  fileprivate var shownInLines: String { DisplayText.visible(self, lines: .several) }
}
