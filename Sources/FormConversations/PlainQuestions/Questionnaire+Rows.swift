import FormModels
import FormDefinitions
import TerminalModel
import Wording

/// Lists: first the existing rows, then new ones for as long as the person wants.
///
///     Add a row to Guests? (y/n) [n]: y
///     Guests, row 1
///     Name (required): Ada
///     Add another row to Guests? (y/n) [n]:
extension Questionnaire {
  /// A question about a list; row and field indices count from 0.
  private enum RowQuestion {
    case keep(row: Int)
    case field(Int, row: Int)
    case more
  }

  func answerRows(of list: ListModel) throws(Interruption) -> Ending {
    say([list.field.definition.description])
    var question = list.rows.isEmpty ? RowQuestion.more : .keep(row: 0)
    var trail: [RowQuestion] = []
    while let next = try ask(question, of: list) {
      switch next {
      case .question(let next):
        trail.append(question)
        question = next
      case .passed(let next): question = next
      case .back:
        guard let earlier = trail.popLast() else { return .back }
        question = earlier
      }
    }
    return .answered
  }

  /// The next step after an answer.
  private enum Step {
    case question(RowQuestion)
    /// The question was skipped.
    case passed(RowQuestion)
    case back
  }

  /// - Returns: The next step; nil when the list is complete.
  private func ask(_ question: RowQuestion, of list: ListModel) throws(Interruption) -> Step? {
    switch question {
    case .keep(let index):
      guard list.rows.indices.contains(index) else { return .passed(.more) }
      let question = word(.questionKeepRow(list: list.title, row: index + 1))
      guard let keeps = try agrees(question, preset: true, of: list) else { return .back }
      if keeps {
        say([word(.questionRow(list: list.title, row: index + 1))])
      } else if list.rows.indices.contains(index) {
        list.remove(list.rows[index])
      }
      form.settle()
      return .question(keeps ? .field(0, row: index) : .keep(row: index))
    case .field(let place, let index):
      guard list.rows.indices.contains(index), list.rows[index].fields.indices.contains(place) else {
        return .passed(index + 1 < list.rows.count ? .keep(row: index + 1) : .more)
      }
      let field = list.rows[index].fields[place]
      guard form.exists(field.id), field.isAskable else {
        if form.exists(field.id) { say(Question(field).statement) }
        return .passed(.field(place + 1, row: index))
      }
      let ending = if let list = field.list { try answerRows(of: list) } else { try answer(field) }
      if ending == .answered, field.list == nil { try runSubmitActions(around: field) }
      return ending == .back ? .back : .question(.field(place + 1, row: index))
    case .more: return try askForMore(of: list)
    }
  }

  private func askForMore(of list: ListModel) throws(Interruption) -> Step? {
    let question = word(
      list.rows.isEmpty ? .questionAddRow(list: list.title) : .questionAddAnotherRow(list: list.title))
    let isNeeded = list.field.mustBeAnswered && list.rows.isEmpty
    if list.hasRoom {
      guard let adds = try agrees(question, preset: isNeeded, of: list) else { return .back }
      if adds, list.addRow() != nil {
        form.settle()
        say([word(.questionRow(list: list.title, row: list.rows.count))])
        return .question(.field(0, row: list.rows.count - 1))
      }
    }
    let problems = list.field.problemsNow
    tell(problems)
    guard !problems.isEmpty else { return nil }
    return .question(list.rows.isEmpty ? .more : .keep(row: 0))
  }

  /// Yes or no; nil for `back`. `clear` removes all rows, which is a no to every question about them.
  private func agrees(_ question: String, preset: Bool, of list: ListModel) throws(Interruption) -> Bool? {
    let (yes, no) = (definition.language.yes, definition.language.no)
    let remark = Message.formYesOrNoRemark.text(in: definition.language)
    let prompt = DisplayText.visible("\(question) (\(remark)) [\(preset ? yes : no)]", lines: .single) + ": "
    while true {
      switch meaning(of: try line(after: prompt, isSecret: false).lowercased()) {
      case .answer(""): return preset
      case .answer(let line) where means(line, .formYes): return true
      case .answer(let line) where means(line, .formNo): return false
      case .back: return nil
      case .review: review()
      case .open: try choosePart()
      case .help: say(Question(list.field).help)
      case .clear:
        while let row = list.rows.last { list.remove(row) }
        return false
      case .quit: throw .left
      case .answer: tell([word(.questionAnswerYesOrNo(yes: String(yes)))])
      }
    }
  }
}

extension ListModel {
  fileprivate var title: String { field.definition.label }
}

extension Questionnaire {
  /// The first question to ask: the first of all, or the first one left open by a resumed run.
  func firstPlace() throws(Interruption) -> Int {
    try offerDrafts()
    guard form.hasEdits else { return 0 }
    form.settle()
    say([word(.questionEarlierAnswers(review: word(.questionWordReview), back: word(.questionWordBack)))])
    return places.firstIndex { isOpen($0.id) } ?? places.count
  }

  /// Offers to resume an earlier draft, if any.
  private func offerDrafts() throws(Interruption) {
    let offers = form.offeredDrafts
    guard !offers.isEmpty else { return }
    guard terminal.isTerminal else { return form.beginAfresh() }
    let question = Message.formResumeQuestion.text(in: definition.language)
    if offers.count == 1 {
      let letters = "[\(definition.language.yes.uppercased())/\(definition.language.no)]: "
      return try isYes("\(question) \(offers[0]) \(letters)") ? form.resumeDraft(0) : form.beginAfresh()
    }
    say([question] + offers.enumerated().map { "\($0 + 1). \($1)" })
    while true {
      switch try line(after: Message.formDraftNumber.text(in: definition.language) + ": ", isSecret: false).lowercased()
      {
      case "": return form.resumeDraft(0)
      case let line where means(line, .formNo): return form.beginAfresh()
      case let line:
        if let number = line.typedInteger, (1...offers.count).contains(number) { return form.resumeDraft(number - 1) }
        tell([Message.formNumberOfAnOption(count: offers.count).text(in: definition.language)])
      }
    }
  }

  private func isOpen(_ id: String) -> Bool { form.model.field(id).map { $0.isAskable && !$0.isEdited } ?? false }

  /// True if a line says yes or no, in English or the form's language.
  func means(_ line: String, _ word: Message) -> Bool {
    let letter = String(word == .formYes ? definition.language.yes : definition.language.no)
    let english = word.text(in: .english)
    return [letter, word.text(in: definition.language), english, String(english.prefix(1))].contains {
      $0.folded == line.folded
    }
  }

  private func isYes(_ question: String) throws(Interruption) -> Bool {
    while true {
      switch try line(after: question, isSecret: false).lowercased() {
      case "": return true
      case let line where means(line, .formYes): return true
      case let line where means(line, .formNo): return false
      default: tell([word(.questionAnswerYesOrNo(yes: String(definition.language.yes)))])
      }
    }
  }
}
