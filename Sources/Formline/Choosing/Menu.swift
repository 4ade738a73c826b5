import AttributeGraph
package import LineEditing
import TerminalModel
public import ViewTree

/// A button that opens a list of actions: its content's buttons, texts between them as headings, and menus inside it.
///
///     Menu("Export") {
///       Button("As JSON") { … }
///       Button("As YAML") { … }.keyboardShortcut("F8")
///     }
public struct Menu<Content: View>: View {
  let title: String
  let content: Content
  @Controlled private var control: MenuControl
  @Environment(\.theme) private var theme
  @Environment(\.isInToolbar) private var isInToolbar
  @Environment(\.keyboardShortcut) private var shortcut
  @Environment(\.isEnabled) private var isEnabled

  /// A menu.
  public init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  /// A menu with a text as its label.
  public init(@ViewBuilder content: () -> Content, label: () -> Text) {
    self.init(label().plainText, content: content)
  }

  public var body: some View {
    let isFocused = control.isFocused
    let style =
      !isEnabled
      ? theme.placeholder : !isFocused ? theme.value : isInToolbar ? theme.mark : theme.focusedLabel
    HStack(spacing: isInToolbar ? 1 : 0) {
      if isInToolbar {
        if let shortcut = shortcut ?? control.shownKey {
          Text(shortcut.name).textStyle(isEnabled ? theme.key : theme.placeholder)
        }
      } else {
        Text(isFocused ? "› " : "  ").textStyle(theme.focusedLabel)
      }
      Text(title).textStyle(style)
      Text(isInToolbar ? "▾" : " ▾").textStyle(theme.hint)
    }
    .focusTarget(control.titled(title))
    .modifier(
      ButtonSetup(
        control: control, action: { [unowned control] in control.toggle() }, role: nil, isInToolbar: isInToolbar,
        shortcut: shortcut))
    MenuContent(content: content, control: control)
  }
}

/// Holds the views of a menu, which are read rather than shown.
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
  /// The buttons of the menu in order, texts between them as headings.
  var items: [(entry: PopupEntry, button: ButtonControl?)] {
    var items: [(entry: PopupEntry, button: ButtonControl?)] = []
    func collect(_ node: DisplayNode) {
      if let button = (node as? FocusNode)?.control as? ButtonControl {
        let key = button.shortcut?.name ?? ""
        items.append(
          (PopupEntry("\(items.count)", label: button.label, source: key, isEnabled: button.isEnabled), button))
      } else if let text = node as? TextNode {
        guard !text.plainText.isEmpty else { return }
        items.append((PopupEntry("\(items.count)", label: text.plainText, isEnabled: false), nil))
      } else {
        for child in node.children { collect(child) }
      }
    }
    for child in children { collect(child) }
    return items
  }
}

/// The behaviour of a menu.
package final class MenuControl: ButtonControl {
  var content: MenuContentNode?
  private var title = ""

  /// The same menu under another name.
  func titled(_ title: String) -> MenuControl {
    self.title = title
    return self
  }

  package override func perform(_ command: EditorCommand) -> Bool {
    guard command.name == "form-suggest" else { return super.perform(command) }
    press()
    return true
  }

  /// Opens the menu, or closes it.
  func toggle() {
    guard popup == nil else { return popup = nil }
    open(below: self)
  }

  /// Opens the menu below something, which is the outer menu for one inside another.
  private func open(below owner: any PopupOwner) {
    let items = content?.items ?? []
    guard !items.isEmpty else { return }
    owner.popup = PopupList(items.map(\.entry), below: owner, returnKey: .stays) { [weak owner] entry in
      guard let button = items.first(where: { $0.entry == entry })?.button else { return }
      if let menu = button as? MenuControl, let owner { menu.open(below: owner) } else { button.press() }
    }
  }

  /// Space takes an entry as it does in any menu.
  package override func typed(_ text: String) {
    guard let list = popup as? PopupList else { return super.typed(text) }
    if text == " " {
      _ = list.perform(EditorCommand(name: "form-next-field"))
    } else {
      list.highlight { $0.label.lowercased().hasPrefix(text.lowercased()) }
    }
  }

  package override var label: String { title + " …" }
}
