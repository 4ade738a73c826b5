import LineEditing
import ViewTree

/// Moving in the bottom row. The focused field keeps focus, and so its items stay in the row: one item is selected and
/// receives the keys.
extension ToolbarStore {
  /// A selected item: a button, or the menu of the items that do not fit.
  enum Selection: Equatable {
    case button(ButtonControl)
    case more

    static func == (one: Selection, other: Selection) -> Bool {
      switch (one, other) {
      case (.button(let one), .button(let other)): one === other
      case (.more, .more): true
      default: false
      }
    }
  }

  /// All items that can be selected, from left to right; disabled ones are skipped.
  private var choices: [Selection] {
    guard let bar else { return [] }
    return bar.shownButtons.map { .button($0) } + (bar.more.size.width > 0 ? [.more] : [])
  }

  /// Selects the first item. False if there is none.
  func enter() -> Bool {
    guard let first = choices.first else { return false }
    select(first)
    return true
  }

  func leave() { select(nil) }

  /// Presses an enabled item, counted from 0.
  func press(at index: Int) {
    let buttons = buttons
    if buttons.indices.contains(index) { buttons[index].press() }
  }

  /// Handles a press of the mouse on the item of the menu.
  func clickMore() {
    select(.more)
    bar?.more.toggle()
  }

  /// The selected item, for the cursor.
  var selectedNode: (node: DisplayNode, column: Double)? {
    switch selection {
    case .button(let button): button.node.map { ($0, 0) }
    case .more: bar.map { ($0.more, $0.more.labelColumn) }
    case nil: nil
    }
  }

  /// The open menu: that of the items that do not fit, or that of the selected item.
  var openMenu: Popup? { bar?.more.popup ?? selectedButton?.popup }

  private var selectedButton: ButtonControl? {
    if case .button(let button) = selection { button } else { nil }
  }

  private func move(by count: Int) {
    let choices = choices
    guard !choices.isEmpty else { return leave() }
    let place = selection.flatMap { choices.firstIndex(of: $0) } ?? (count > 0 ? -1 : 0)
    select(choices[((place + count) % choices.count + choices.count) % choices.count])
  }

  /// Runs the selected item. Leaves the row first, since the action may move focus.
  private func press() {
    switch selection {
    case .button(let button):
      leave()
      button.press()
    case .more: bar?.more.toggle()
    case nil: break
    }
  }
}

/// The keys while an item is selected.
extension ToolbarStore {
  func perform(_ command: EditorCommand) -> Bool {
    if let menu = openMenu, menu.perform(command) {
      // Taking an item from the menu leaves the row.
      if openMenu == nil { leave() }
      return true
    }
    let count = command.steps
    switch command.name {
    case .nextField: move(by: count)
    case .previousField: move(by: -count)
    case .submit: press()
    case .down: if selection == .more { press() }
    case .cancel where bar?.more.popup != nil: bar?.more.popup = nil
    case .cancel, .up, .toolbar: leave()
    case .forwardChar, .forwardWord: move(by: count)
    case .backwardChar, .backwardWord: move(by: -count)
    case .beginningOfLine: if let first = choices.first { select(first) }
    case .endOfLine: if let last = choices.last { select(last) }
    default: return false
    }
    return true
  }

  func typed(_ text: String) -> Bool {
    if let menu = openMenu as? PopupList {
      menu.choose(typing: text)
      if openMenu == nil { leave() }
      return true
    }
    guard text == " " else { return false }
    press()
    return true
  }
}
