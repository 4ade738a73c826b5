import ArgumentParser
import DefinedForms
import FormDefinitions
import TerminalDriver

/// `formline ask KIND "QUESTION"`: a form of one question, made from the arguments and run like any other. Its options
/// come from the definition's key tables.
struct AskCommand: TableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ask",
    abstract: "Ask one question, and print the answer.",
    usage: "formline ask KIND [\"QUESTION\"] [OPTIONS]",
    discussion: "'formline ask --help' has an example of every kind, and 'formline ask KIND --help' all options.")

  static var rows: [CommandRow<Self>] {
    [
      .rest(
        "words", "What is asked for, the question, and options.",
        completion: .words { words, index, start in
          MainActor.assumeIsolated { AskHelp.completions(of: start, behind: Array(words.prefix(index))) }
        }
      ) { _, _ in }
    ]
  }

  static func run(_ words: [String]) throws { try MainActor.assumeIsolated { try ask(words) } }

  @MainActor private static func ask(_ words: [String]) throws(CommandFailure) {
    StandardError.configure(asIn: words)
    if let first = words.first, ["--help", "-h"].contains(first) {
      return try StandardOutput.print(AskHelp.text(of: nil) + "\n")
    }
    let version = RootCommand.configuration.version + "\n"
    if words.first == "--version" { return try StandardOutput.print(version) }
    var request = try AskRequest(words)
    if request.wantsVersion { return try StandardOutput.print(version) }
    if request.wantsHelp { return try StandardOutput.print(AskHelp.text(of: request.kind) + "\n") }
    let call = try call(for: request)
    StandardError.configure(problems: call.problems.format, color: call.appearance.color)
    // Its time limit also holds for lines that do not come.
    var run = try FormRun(call)
    let options = try StandardInputOptions(for: request)
    if let options, request.needsEveryOption { request.setOptions(try options.lines()) }
    let isArriving = options != nil && !request.needsEveryOption
    let asked = try AskedForm(request, isArriving: isArriving, reading: run.reading)
    if request.printsDefinition { return try StandardOutput.print(asked.text) }
    run.options = isArriving ? options : nil
    run.readsOptions = options != nil
    run.isQuestion = request.kind != .form
    run.leavesSummary = request.leavesSummary
    run.inputIsFree = !StandardInput.isTerminal && options == nil
    try ask(request, asked, run)
  }

  @MainActor private static func ask(
    _ request: AskRequest, _ asked: AskedForm, _ run: FormRun
  ) throws(CommandFailure) {
    let given = try AnswersToAsk(asked)
    var run = run
    let open = try given.open(in: asked.definition, of: run)
    run.asksNobody = run.call.noInput || open.isEmpty
    let writer = try AnswerWriter(request, asked, run.call.output)
    var prefilled = given.answers
    if request.selectsOnlyOne, let field = asked.definition.fields.first, let only = onlyOption(of: field) {
      prefilled[field.id] = field.type == .multiselect ? .list([only]) : only
      run.asksNobody = true
    }
    do throws(CommandFailure) {
      let answers = try run.fill(asked.definition, prefilled: prefilled, sink: writer.sink)
      if request.kind == .confirm, answers.first?.value != .bool(true) { throw CommandFailure(.failure) }
    } catch {
      guard error.status == .noTerminal, !error.namesUnanswered else { throw error }
      let names = open.map(asked.name).joined(separator: ", ")
      throw error.adding("not answered: \(names); FORMLINE_ANSWERS=FILE answers what has an --id")
    }
  }

  private static func onlyOption(of field: FieldDefinition) -> AnswerValue? {
    guard let known = field.choice?.options.known, known.count == 1 else { return nil }
    return known[0].value
  }

  /// The equivalent `formline run`.
  private static func call(for request: AskRequest) throws(CommandFailure) -> RunCommand {
    var call = RunCommand()
    call.file = "-"
    guard !request.runWords.isEmpty else { return call }
    do {
      let format = request.output.flatMap(AnswerFormat.init(rawValue:))
      let output = format.map { $0.hasVariables ? ["--output", $0.rawValue] : [] } ?? []
      // No file is read, so options may name standard input, unless it has what is chosen from.
      let reader = request.readsOptions ? "the choice" : nil
      call = try RunCommand.read([""] + output + request.runWords, standardInputReader: reader)
      call.file = "-"
      return call
    } catch let failure as CommandFailure {
      throw CommandFailure(failure.status, failure.problems.first?.message ?? "")
    } catch {
      throw CommandFailure(.usage, RunCommand.message(for: error))
    }
  }
}

nonisolated extension AskRequest {
  /// True if all options must be known before the first frame.
  fileprivate var needsEveryOption: Bool { printsDefinition || selectsOnlyOne || items[0][.default] != nil }
}

/// Formats the answers to questions.
private struct AnswerWriter {
  let sink: AnswerSink

  init(_ request: AskRequest, _ asked: AskedForm, _ options: OutputOptions) throws(CommandFailure) {
    switch (request.output ?? (request.kind == .form ? "json" : "plain"), request.kind) {
    case ("plain", .confirm), ("nul", .confirm): sink = AnswerSink(to: options.path) { _, _ in "" }
    case ("plain", _):
      sink = AnswerSink(to: options.path) { answers, _ in Self.texts(answers).map { $0 + "\n" }.joined() }
    case ("nul", _):
      sink = AnswerSink(to: options.path) { answers, _ in Self.texts(answers).map { $0 + "\0" }.joined() }
    case ("json", let kind) where kind != .form:
      sink = AnswerSink(to: options.path) { answers, _ in (answers.first?.value ?? .null).json.text(.spaced) + "\n" }
    case (let name, _):
      guard let format = OutputFormat(rawValue: name), OutputFormat.general.contains(format) else {
        let names = ["plain", "nul"] + OutputFormat.general.map(\.rawValue)
        throw CommandFailure(.usage, "'--output \(name)' is none of \(names.joined(separator: ", "))")
      }
      var options = options
      options.format = format
      sink = try AnswerSink(options: options, definition: asked.definition) { asked.names[$0] ?? $0 }
    }
  }

  /// The answers as texts, with several options separately.
  private static func texts(_ answers: [(id: String, value: AnswerValue)]) -> [String] {
    answers.flatMap { answer in
      if case .list(let items) = answer.value { items.map(\.text) } else { [answer.value.text] }
    }
  }
}

/// The text of `formline ask --help`, and shell completions.
nonisolated enum AskHelp {
  /// - Parameter kind: Nil for all kinds.
  static func text(of kind: AskKind?) -> String {
    guard let kind else {
      let kinds = AskKind.allCases.map { "  \(padded($0.rawValue, 10))\($0.summary)\n    \($0.example)" }
      return """
        OVERVIEW: Ask one question, and print the answer.

        USAGE: formline ask KIND ["QUESTION"] [OPTIONS]

        KINDS, each with an example; 'formline ask KIND --help' has its options:
        \(kinds.joined(separator: "\n"))

        The answer goes to standard output, the question to the terminal.
        FORMLINE_ANSWERS, a file or a JSON object, answers every question that has
        an --id, without asking.

        Exit status: 0 answered, or yes; 1 cancelled, or no; 2 an answer of
        FORMLINE_ANSWERS is wrong; 64 wrong usage; 65 nothing to choose from;
        69 no terminal; 124 time is up; 130 Ctrl-C.
        """
    }
    let options = AskOption.shown(for: kind).map { option in
      let name = "--\(option.name)\(option.form == .flag ? "" : " <value>")"
      return "  \(padded(name, 30)) \(option.summary(inForm: kind == .form))"
    }
    let run = AskOption.ofRun(for: kind).map { "--\($0.name)" }
    return """
      formline ask \(kind.rawValue): \(kind.summary)

        \(kind.example)

      OPTIONS:
      \(options.joined(separator: "\n"))

      As for 'formline run':
      \(lines(of: run).joined(separator: "\n"))
      """
  }

  /// Words in lines of at most 80 columns.
  private static func lines(of words: [String]) -> [String] {
    words.reduce(into: [" "]) { lines, word in
      if lines[lines.count - 1].count + word.count >= 80 { lines.append(" ") }
      lines[lines.count - 1] += " \(word)"
    }
  }

  private static func padded(_ text: String, _ columns: Int) -> String {
    text + String(repeating: " ", count: max(0, columns - text.count))
  }

  /// Completions for a word: kinds, then options of the kind, or values of the option before it.
  @MainActor static func completions(of start: String, behind words: [String]) -> [String] {
    var before = words.drop { $0 != "ask" }.dropFirst()
    guard let kind = before.popFirst().flatMap(AskKind.init) else { return AskKind.allCases.map(\.rawValue) }
    let options = AskOption.known(for: kind)
    func option(_ word: Substring?) -> AskOption? { word.flatMap { word in options.first { "--\($0.name)" == word } } }
    if start.hasPrefix("--"), let sign = start.firstIndex(of: "=") {
      let given = String(start[start.index(after: sign)...])
      return option(start[..<sign])?.values(of: kind, beginning: given).map { start[...sign] + $0 } ?? []
    }
    if let option = option(before.last?[...]), option.form != .flag { return option.values(of: kind, beginning: start) }
    return options.map { "--\($0.name)" }
  }
}
