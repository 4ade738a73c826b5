import AttributeGraph
package import FormDefinitions

/// A form that is being filled in or was: drawn, asked in words, or completed by nobody.
package protocol FilledForm: AnyObject {
  var model: FormModel { get }
  /// Brings everything up to date.
  func settle()
  func stopCommands()
  /// Shows a sentence of the host's above the form, where it is drawn; nil removes it.
  func tell(_ sentence: String?)
}

extension FilledForm {
  package func tell(_ sentence: String?) {}

  /// The answers of the fields that exist, in form order.
  package var answers: [(id: String, value: AnswerValue)] { model.graph.untracked { model.answers } }

  /// The given answers that are written as they were given.
  package var verbatim: [VerbatimAnswer] { model.graph.untracked { model.verbatim } }

  /// A field's value as used in expressions and answers; nil for an unknown id.
  package func value(of id: String) -> AnswerValue? { model.field(id)?.finalAnswer }

  package func exists(_ id: String) -> Bool { model.field(id)?.exists.current ?? false }

  /// True if the person has answered anything, in this run or a resumed one.
  package var hasEdits: Bool { model.hasEdits }

  /// A line per answered field; secrets as dots.
  package var summary: [(label: String, text: String)] {
    model.graph.untracked {
      model.existing.filter { $0.definition.hasAnswer && !$0.definition.isUnanswered(by: $0.answer) }.map { field in
        (field.definition.label, SummaryText.text(of: field))
      }
    }
  }

  /// The problems of the answers, by the names of the answers.
  /// - Parameter misfits: Given answers that are invalid for their fields; the fields have no other problems listed.
  package func problems(besides misfits: [ReportedProblem]) -> [ReportedProblem] {
    model.problems(besides: misfits).flatMap { field in
      field.messages.map { message in
        field.id.isEmpty
          ? ReportedProblem(saying: message) : ReportedProblem(of: model.definition.answerName(of: field.id), message)
      }
    }
  }

  /// The expressions of fields that fail although every answer that they read is present: a sentence each.
  package var failedExpressions: [(id: String, sentence: String)] {
    model.graph.untracked {
      zip(model.definition.sections, model.sections).flatMap { section, fields in
        section.when.map(model.isTrue) ?? true ? model.failures(of: fields) : []
      }
    }
  }

  /// The fields whose options could not be loaded and that may stay empty: a sentence each. Where an answer is required,
  /// that is one of the problems.
  package var failedOptions: [(id: String, sentence: String)] {
    model.fieldsInMadeRows.compactMap { field in
      guard field.exists.current, field.definition.choice != nil, !field.isRequired.current else { return nil }
      return field.loadingFailure.map { (field.id, $0) }
    }
  }

  /// The given values that are in no answer: those of fields that do not exist with the other answers, and of computed
  /// ones that have another value.
  package func leftOut(of given: [String: AnswerValue]) -> [LeftOutValue] {
    let verbatim = Set(verbatim.compactMap(\.field))
    return model.definition.fields.filter { !verbatim.contains($0.id) }.flatMap { field -> [LeftOutValue] in
      // Of what was typed, perhaps a secret, nothing is copied.
      guard let value = given[field.id] else { return [] }
      return field.leftOut(of: value, besides: exists(field.id) ? self.value(of: field.id) : nil, at: field.answerName)
    }
  }

  /// A warning of each of them. Whoever gave them may not have seen the form.
  package func warnings(ofGiven given: [String: AnswerValue]) -> [ReportedProblem] {
    leftOut(of: given).map { .warning("'\($0.name)' is given and left out: \($0.reason)", id: $0.name) }
  }

  /// Sets answers as an action would, and shows the problems that the host has found.
  package func set(_ answers: [(id: String, value: AnswerValue)], problems: [(id: String, message: String)]) {
    for (id, value) in answers { model.field(id)?.editIfOther(value) }
    model.refuse(problems)
    settle()
  }

  // What is kept for later runs.

  /// A description of each earlier draft, for a host that asks itself whether to resume one; empty once that was
  /// decided.
  package var offeredDrafts: [String] { model.drafts.map { $0.isAsking.current ? $0.offers : [] } ?? [] }

  package func resumeDraft(_ index: Int) { model.drafts?.resume(index) }

  /// Starts afresh; the offered drafts are kept beside this run's.
  package func beginAfresh() { model.drafts?.beginAfresh() }

  /// Saves pending changes now, for a host without a running clock.
  package func saveDraft() { model.drafts?.saveChanges() }

  /// Writes the draft of a form that ended without submission; returns once it is on disk.
  package func keepDraft() { model.drafts?.end() }

  /// Deletes the draft, once the answers are written.
  package func removeDraft() { model.drafts?.remove() }

  /// Adds the answers to the history, once they are written.
  package func rememberAnswers() { model.rememberAnswers() }

  /// Wipes secret answers from memory, once they are no longer needed.
  package func wipeSecrets() {
    model.wipeSecrets()
    settle()
  }
}

extension FormModel {
  fileprivate func failures(of fields: [FieldModel]) -> [(id: String, sentence: String)] {
    fields.flatMap { field -> [(id: String, sentence: String)] in
      let rows = field.exists.value && field.list?.hasExpressions ?? false ? field.list?.rows ?? [] : []
      return rows.flatMap { row in
        row.isMade || row.list.needsFields
          ? failures(of: row.fields) : row.failuresOfValues(in: "\(field.id)[\(row.position)]")
      }
        + field.failures(
          of: field.definition, as: field.id, exists: field.exists.value, hasOwnValue: field.hasOwnValue
        ).map { (field.id, $0) }
    }
  }
}

/// A form that nobody sees.
package final class UndrawnForm: FilledForm {
  package let model: FormModel

  /// - Parameter former: The model of the same form that this one replaces.
  package init(
    _ definition: FormDefinition, inputs: FormInputs, memory: FormMemory = FormMemory(), after former: FormModel? = nil
  ) {
    model = FormModel(definition, inputs: inputs)
    model.keepDrafts(in: memory, after: former)
    if let former {
      model.takeOver(former)
    } else if memory.resumesDraft {
      model.drafts?.resumeOnly()
    }
    settle()
  }

  /// The form with the given answers and defaults, valid or not, after its commands have ended.
  /// - Parameter wait: Runs the tasks of the process while a condition holds.
  package convenience init(
    _ definition: FormDefinition, inputs: FormInputs, waiting wait: (_ condition: () -> Bool) -> Void
  ) {
    self.init(definition, inputs: inputs)
    guard !definition.sources.isEmpty else { return }
    model.runCommands()
    wait { model.isWaiting }
  }

  package func settle() { model.host.update() }

  package func stopCommands() { model.stopCommands() }
}
