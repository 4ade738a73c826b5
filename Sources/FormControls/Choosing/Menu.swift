import AttributeGraph
package import LineEditing
import TerminalModel
public import ViewTree

/// A button that opens a list of actions: the buttons of its content, texts between them as headings, and nested menus.
///
///     Menu("Export") {
///       Button("As JSON") { … }
///       Button("As YAML") { … }.keyboardShortcut("F8")
///     }
public struct Menu<Content: View>: View {
  private let label: ControlLabel
  let content: Content
  @Controlled private var control: MenuControl
  @Environment(\.theme) private var theme
  @Environment(\.isInToolbar) private var isInToolbar
  @Environment(\.shortcutKey) private var shortcut
  @Environment(\.language) private var language
  @Environment(\.isEnabled) private var isEnabled

  /// A menu. An image is ignored.
  public init(_ title: some LabelText, systemImage name: String? = nil, @ViewBuilder content: () -> Content) {
    label = ControlLabel(title)
    self.content = content()
  }

  /// A menu with any label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> some View) {
    self.label = ControlLabel(views: label())
    self.content = content()
  }

  public var body: some View {
    let isFocused = control.isFocused
    let style =
      !isEnabled
      ? theme.placeholder : !isFocused ? theme.value : isInToolbar ? theme.mark : theme.focusedLabel
    HStack(spacing: isInToolbar ? 1 : 0) {
      if isInToolbar {
        if let shortcut = shortcut ?? control.shownKey {
          Text(shortcut.shownName(in: language)).textStyle(isEnabled ? theme.key : theme.placeholder)
        }
      } else {
        Text(isFocused ? "› " : "  ").textStyle(theme.pointer)
      }
      label.textStyle(style)
      Text(isInToolbar ? "▾" : " ▾").textStyle(theme.hint)
    }
    .focusTarget(control.titled(label.title))
    .modifier(
      ButtonSetup(
        control: control, action: { [unowned control] in control.toggleMenu(of: control.items) }, role: nil,
        isInToolbar: isInToolbar, shortcut: shortcut))
    MenuContent(content: content, control: control)
  }
}

/// Holds the views of a menu, which are read instead of shown.
private struct MenuContent<Content: View>: PrimitiveView {
  let content: Content
  let control: MenuControl

  static func _makeView(_ view: Attribute<Self>, inputs: ViewInputs) -> ViewOutputs {
    let node = MenuContentNode(host: inputs.host)
    inputs.graph.peek(view).control.content = node
    node.content = Content._makeView(inputs.graph.makeProjection(view, \.content), inputs: inputs).list
    return ViewOutputs(.empty)
  }
}

final class MenuContentNode: ContainerNode {
  /// The buttons of the menu in order, with texts between them as headings.
  var items: [MenuItem] {
    reading { node in
      if let button = (node as? FocusNode)?.control as? ButtonControl { return .button(button) }
      guard let text = (node as? TextNode)?.plainText, !text.isEmpty else { return nil }
      return .heading(text)
    }
  }
}

enum MenuItem {
  case button(ButtonControl)
  case heading(String)

  fileprivate func entry(in language: DisplayLanguage) -> PopupEntry {
    switch self {
    case .button(let button):
      PopupEntry(
        button.label, source: button.shortcut?.shownName(in: language) ?? "", isEnabled: button.isEnabled)
    case .heading(let text): PopupEntry(text, isEnabled: false)
    }
  }
}

extension PopupOwner {
  /// Opens a menu below the owner, or closes the open one. A submenu replaces the outer menu.
  func toggleMenu(of items: [MenuItem]) {
    guard popup == nil else { return popup = nil }
    openMenu(of: items)
  }

  private func openMenu(of items: [MenuItem]) {
    guard !items.isEmpty else { return }
    popup = PopupList(items.map { $0.entry(in: language) }, below: self, returnKey: .stays) { [weak self] place, _ in
      guard case .button(let button) = items[place] else { return }
      if let menu = button as? MenuControl { self?.openMenu(of: menu.items) } else { button.press() }
    }
  }
}

package final class MenuControl: ButtonControl {
  var content: MenuContentNode?
  var items: [MenuItem] { content?.items ?? [] }
  private var title = ""

  /// This menu with another title.
  func titled(_ title: String) -> MenuControl {
    self.title = title
    return self
  }

  override func help(_ contents: HelpContents) -> [HelpEntry] {
    contents.entries([.submit, .suggest], and: Key(.space), text: .helpOpenClose)
  }

  package override func perform(_ command: EditorCommand) -> Bool {
    guard command.name == .suggest else { return super.perform(command) }
    press()
    return true
  }

  /// In the bottom row, keys then move in the menu: the field with focus keeps it.
  package override func press() {
    super.press()
    if isInToolbar { ToolbarStore.of(host).select(popup == nil ? nil : .button(self)) }
  }

  package override func typed(_ text: String) {
    guard let list = popup as? PopupList else { return super.typed(text) }
    list.choose(typing: text)
  }

  package override var viewName: String { "Menu" }
  package override var label: String { title + " …" }
}
