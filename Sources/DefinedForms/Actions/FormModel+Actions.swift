import FormDefinitions
import Formline

extension FormModel {
  /// Runs an action of the definition.
  /// - Parameter field: The field it belongs to; actions of the form itself have none.
  func perform(_ action: ActionDefinition, from field: FieldModel?) {
    guard let session, session.outcome == nil else { return }
    switch action {
    case .next: moveFocus(by: 1)
    case .previous: moveFocus(by: -1)
    case .first: aim(at: reachable.first?.id)
    case .last: aim(at: reachable.last?.id)
    case .stay: focusMoves.hasStayed = true
    case .focus(let id): aim(at: id)
    case .set(let assignments):
      for assignment in assignments {
        guard let target = self.field(assignment.field), let value = answer(assignment.value, for: target.definition)
        else { continue }
        target.edit(value)
      }
    case .clear(let id): self.field(id)?.edit(.null)
    case .insert(let text): session.insert(text)
    case .suggest: session.suggest()
    case .accept: session.acceptSuggestion()
    case .undo: session.undo()
    case .redo: session.redo()
    case .toggleReveal: session.toggleReveal()
    case .nextPage: turnPage(by: 1)
    case .previousPage: turnPage(by: -1)
    case .validate: _ = validateAll()
    case .submit: submit()
    case .cancel: session.finish(.cancelled)
    case .if(let condition, let then, let otherwise):
      if isTrue(condition) {
        perform(then, from: field)
      } else if let otherwise {
        perform(otherwise, from: field)
      }
    case .sequence(let actions): for action in actions { perform(action, from: field) }
    }
  }

  // Focus.

  /// Moves focus to a field, showing its page; inside submit actions the move waits until all of them have run.
  func aim(at id: String?) {
    if focusMoves.isDeferring {
      focusMoves.target = .some(id)
    } else {
      moveFocus(to: id)
    }
  }

  private func moveFocus(by count: Int) {
    let fields = reachable
    let origin = focusMoves.isDeferring ? (focusMoves.target ?? focusedID) : focusedID
    guard !fields.isEmpty else { return }
    let place = fields.firstIndex { $0.id == origin }
    let target = place.map { ($0 + count + fields.count) % fields.count } ?? (count > 0 ? 0 : fields.count - 1)
    aim(at: fields[target].id)
  }

  func moveFocus(to id: String?) {
    if let id, let section = sectionIndex(of: id), definition.layout == .pages, page.current != section {
      page.value = section
    }
    focus.assign(id)
    session?.settle()
  }

  /// The id of the field that has focus.
  package var focusedID: String? { host.graph.untracked { focus.value?.get() ?? nil } }

  // Pages.

  /// Sections with a field that exists, by index.
  var pages: [Int] {
    definition.sections.indices.filter { index in
      definition.sections[index].fields.contains { field($0.id)?.exists.value ?? false }
    }
  }

  func sectionIndex(of id: String) -> Int? {
    definition.sections.firstIndex { $0.fields.contains { $0.id == id } }
  }

  private func turnPage(by count: Int) {
    guard definition.layout == .pages else { return }
    let pages = host.graph.untracked { self.pages }
    guard let place = pages.firstIndex(of: page.current), pages.indices.contains(place + count) else { return }
    page.value = pages[place + count]
    let target = definition.sections[page.current].fields.compactMap { field($0.id) }.first { candidate in
      reachable.contains { $0 === candidate }
    }
    aim(at: target?.id)
  }

  // Submission.

  /// A field was submitted with Return: the actions around it run outer to inner while focus is still there.
  func runSubmitAction(_ action: ActionDefinition, from field: FieldModel?) {
    focusMoves.isDeferring = true
    perform(action, from: field)
  }

  /// All submit actions of a field have run and none has ended the form: the move they asked for is made, or focus
  /// goes on to the next field, and from the last one the form is submitted.
  func finishFieldSubmission() {
    let moves = focusMoves
    focusMoves = FocusMoves()
    if let target = moves.target { return moveFocus(to: target) }
    guard !moves.hasStayed, let id = focusedID else { return }
    let fields = reachable
    guard let place = fields.firstIndex(where: { $0.id == id }) else { return }
    if place == fields.count - 1 { submit() } else { moveFocus(to: fields[place + 1].id) }
  }

  /// Validates everything that exists and ends the form if nothing is wrong; else shows what is.
  func submit() {
    guard let session, session.outcome == nil else { return }
    session.syncBuffer()
    host.update()
    if let wrong = validateAll() {
      showsSummary.value = true
      aim(at: wrong.id)
      return
    }
    session.finish(.submitted)
  }
}

/// What submit actions have said about focus so far.
struct FocusMoves {
  var isDeferring = false
  /// The last wish; nil if there was none.
  var target: String??
  var hasStayed = false
}
