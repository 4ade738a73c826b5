import FormDefinitions
import FormModels
import Formline
import LineEditing
import TerminalModel
import Wording

/// The definition's toolbar items for the focused field.
struct DefinedToolbar: View {
  let form: FormPresenter

  var body: some View {
    if form.isReviewing.value {
      Button(form.words(.formBackItem)) { form.leaveReview() }.keyboardShortcut(key: Key(.escape))
    }
    items
  }

  private var items: some View {
    let shown = form.shownToolbarEntries.value
    return ForEachNumber(below: form.toolbarEntries.count) { index in
      if shown.contains(index) { ToolbarEntryView(form: form, entry: form.toolbarEntries[index]) }
    }
  }
}

private struct ToolbarEntryView: View {
  let form: FormPresenter
  let entry: ToolbarEntry

  var body: some View {
    let isEnabled = form.model.holds(entry.enabled)
    Button(entry.label) { entry.run(form) }
      .refusing { form.session?.show(notice: entry.reasonForRefusal(form)) }
      .keyboardShortcut(key: entry.key)
      .disabled(!isEnabled)
  }
}

/// One toolbar item, predefined or explicit.
final class ToolbarEntry {
  let label: String
  let key: Key?
  let when: Condition
  let enabled: Condition
  let targets: [ToolbarItemDefinition.Target]
  let action: ToolbarAction
  /// True if it needs another field to go to.
  private let isBetweenFields: Bool

  init(
    label: String, key: Key?, when: Condition = .always, enabled: Condition = .always,
    targets: [ToolbarItemDefinition.Target] = [], action: ToolbarAction, isBetweenFields: Bool = false
  ) {
    self.label = label
    self.key = key
    self.when = when
    self.enabled = enabled
    self.targets = targets
    self.action = action
    self.isBetweenFields = isBetweenFields
  }

  enum ToolbarAction {
    case clearFocused
    case row(RowCommand)
    /// Selects or clears every option of a multi-select.
    case chooseAll, chooseNone
    /// Retries the focused field's failed source.
    case askAgain
    /// Opens a part of a form of which not all is asked.
    case openPart
    case defined(ActionDefinition)
    case hosted(() -> Void)
  }

  /// The default toolbar. The form has a separate button for submission.
  static let standard: [ToolbarItemDefinition.Ready] = [.previous, .next, .clear]

  static func all(of form: FormPresenter) -> [ToolbarEntry] {
    let hosted = form.appearance.toolbarItems.map { item in
      ToolbarEntry(label: item.label, key: item.key, action: .hosted(item.action))
    }
    let again = ToolbarEntry(label: form.words(.formAskAgainItem), key: Key(.function(12)), action: .askAgain)
    let more = ToolbarEntry(label: form.words(.formOpenPartItem), key: FormPresenter.partKey, action: .openPart)
    return defined(of: form) + (form.model.inputs.parts == nil ? [] : [more])
      + (form.definition.sources.isEmpty ? [] : [again])
      + hosted
  }

  private static func defined(of form: FormPresenter) -> [ToolbarEntry] {
    guard let items = form.definition.toolbar else {
      return standard.map { ready($0, of: form) } + ownItems(of: form)
    }
    // An explicitly empty toolbar stays empty.
    guard !items.isEmpty else { return [] }
    let taken = Set(
      items.compactMap { item -> Key? in
        guard case .custom(let item) = item else { return nil }
        return item.key?.legacyEquivalent
      })
    let own = items.map { item in
      switch item {
      case .ready(let word): ready(word, of: form, besides: taken)
      case .custom(let item):
        ToolbarEntry(
          label: item.label, key: item.key, when: item.when, enabled: item.enabled, targets: item.targets,
          action: .defined(item.action))
      }
    }
    return own + ownItems(of: form, besides: taken)
  }

  /// Additional items of every toolbar while focus is in a list's rows or a multi-select.
  /// - Parameter taken: The keys of explicit items, which take precedence.
  private static func ownItems(of form: FormPresenter, besides taken: Set<Key> = []) -> [ToolbarEntry] {
    var items: [(Message, Key, ToolbarAction)] = []
    if hasSeveralChoices(form.model.fields.map(\.definition)) {
      items += [
        (.formAllItem, ChoiceControl.allKey, .chooseAll), (.formNoneItem, ChoiceControl.noneKey, .chooseNone),
      ]
    }
    if !form.model.lists.isEmpty {
      items += [
        (.formAddItem, CommandName.addRowKey, .row(.addRow)),
        (.formRemoveItem, CommandName.removeRowKey, .row(.removeRow)),
        (.formSearchPrompt, CommandName.findRowKey, .row(.findRow)),
      ]
    }
    return items.map { item in
      ToolbarEntry(
        label: item.0.text(in: form.definition.language), key: taken.contains(item.1.legacyEquivalent) ? nil : item.1,
        action: item.2)
    }
  }

  private static func hasSeveralChoices(_ fields: [FieldDefinition]) -> Bool {
    fields.contains { $0.type == .multiselect || hasSeveralChoices($0.list?.fields ?? []) }
  }

  /// - Parameter taken: The keys of explicit items, which take precedence.
  private static func ready(
    _ word: ToolbarItemDefinition.Ready, of form: FormPresenter, besides taken: Set<Key> = []
  ) -> ToolbarEntry {
    let (label, number, action): (String, Int, ToolbarAction) =
      switch word {
      case .previous: (form.words(.formPreviousItem), 2, .defined(.previous))
      case .next: (form.words(.formNextItem), 3, .defined(.next))
      case .clear: (form.words(.formClearItem), 4, .clearFocused)
      case .suggest: (form.words(.formSuggestItem), 5, .defined(.suggest))
      case .undo: (form.words(.formUndoItem), 6, .defined(.undo))
      case .reveal: (form.words(.formRevealItem), 7, .defined(.toggleReveal))
      case .cancel: (form.words(.formCancelItem), 9, .defined(.cancel))
      // The same action and label as the submit button.
      case .done: (form.definition.submitLabel, 10, .defined(.submit))
      }
    let key = Key(.function(number))
    return ToolbarEntry(
      label: label, key: taken.contains(key.legacyEquivalent) ? nil : key,
      action: action, isBetweenFields: word == .previous || word == .next)
  }

  /// From this number of rows on, the bottom row names the search for one.
  private static let rowsToFindIn = 20

  func isShown(_ form: FormPresenter, focused: String?) -> Bool {
    if form.isReviewing.value {
      if case .hosted = action { return true }
      return false
    }
    guard form.model.holds(when), !isBetweenFields || form.model.hasSeveralFields else { return false }
    let field = focused.flatMap(form.model.field)
    switch action {
    case .row(.addRow): return field.map { $0.list != nil || $0.row != nil } ?? false
    case .row(.removeRow), .row(.move): return field?.row != nil
    case .row(.findRow): return (field?.list ?? field?.row?.list).map { $0.rows.count >= Self.rowsToFindIn } ?? false
    case .chooseAll, .chooseNone: return field?.definition.type == .multiselect
    case .askAgain: return field?.canAskAgain ?? false
    case .clearFocused, .defined, .hosted, .openPart: break
    }
    guard !targets.isEmpty else { return true }
    guard let focused, let field else { return false }
    return targets.contains { target in
      switch target {
      // An item for a list also applies to its rows.
      case .field(let id): id == focused || focused.hasPrefix(id + "[")
      case .contentType(let type): field.definition.text?.contentType == type
      }
    }
  }

  /// Why the item is disabled: the labels of the fields that its condition reads.
  func reasonForRefusal(_ form: FormPresenter) -> String {
    let names = enabled.expression?.fields ?? []
    let labels = form.model.fields.filter { names.contains($0.id) }.map(\.definition.label)
    return form.words(
      labels.isEmpty
        ? .formItemNotNow(item: label) : .formItemUnavailable(item: label, fields: labels.joined(separator: ", ")))
  }

  func run(_ form: FormPresenter) {
    let focused = form.focusedID.flatMap(form.model.field)
    switch action {
    case .clearFocused: focused.map(form.clear)
    case .row(let command): form.performRowCommand(command)
    case .chooseAll: form.session?.performInControl(.selectAll)
    case .chooseNone: form.session?.performInControl(.selectNone)
    case .askAgain: focused?.askSource()
    case .openPart: form.findPart()
    case .defined(let action):
      if !action.editsText { form.takeTyped() }
      form.model.perform(action, from: focused)
    case .hosted(let action):
      action()
      form.session?.finish(.cancelled)
    }
  }
}

extension ActionDefinition {
  /// True if it acts on the text as it is typed, or drops it: a search stays.
  fileprivate var editsText: Bool {
    switch self {
    case .insert, .suggest, .accept, .undo, .redo, .toggleReveal, .clear, .cancel, .stay: true
    case .next, .previous, .first, .last, .focus, .set, .nextPage, .previousPage, .validate, .submit, .if: false
    case .sequence(let actions): actions.first?.editsText ?? true
    }
  }
}
