import TerminalModel
import ViewTree
import Wording

/// The item of the bottom row that opens a menu of those for which there is no room.
final class ToolbarMoreNode: ContainerNode, PopupOwner {
  private var label: String { "⋯ " + Phrase.moreItem.text(in: language) }
  var width: Double { Double(TextWidth.columns(of: label)) }

  weak var bar: ToolbarBarNode?
  var theme = Theme.standard { didSet { if theme != oldValue { setNeedsDisplay() } } }
  var language = DisplayLanguage.english { didSet { if language != oldValue { setNeedsLayout() } } }
  /// Where the label stands in this node.
  var labelColumn = 0.0 { didSet { if labelColumn != oldValue { setNeedsDisplay() } } }
  var isSelected = false { didSet { if isSelected != oldValue { setNeedsDisplay() } } }

  var popup: Popup? {
    didSet {
      guard popup !== oldValue else { return }
      popup?.owner = self
      content = popup.map { .node($0) } ?? .empty
      oldValue?.didClose()
    }
  }

  /// Opens the menu, or closes it.
  func toggle() {
    guard popup == nil else { return popup = nil }
    let buttons = bar?.hiddenButtons ?? []
    let entries = buttons.enumerated().map { index, button in
      PopupEntry("\(index)", label: button.label, source: button.shortcut?.name ?? "", isEnabled: button.isEnabled)
    }
    guard !entries.isEmpty else { return }
    popup = PopupList(entries, below: self, returnKey: .stays) { entry in
      if let index = Int(entry.text), buttons.indices.contains(index) { buttons[index].press() }
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> Size {
    let list = children.first?.size(fitting: .unspecified) ?? .zero
    return Size(width: max(width, list.width), height: 1 + list.height)
  }

  override func layOut(in size: Size) {
    children.first?.place(
      at: Point(x: 0, y: 1), size: Size(width: size.width, height: max(0, size.height - 1)))
  }

  override func draw(in canvas: Canvas) {
    var style = theme.value
    if isSelected { style.attributes.insert(.inverse) }
    canvas.write(label, at: Point(x: labelColumn, y: 0), style: style)
  }
}
