package import LineEditing
import TerminalModel
import ViewTree
import Wording

/// A picker as one row that opens a list below it.
struct MenuPicker: PickerLook {
  let selection: PickerSelection
  let isFocused: Bool
  let control: MenuPickerControl

  final class Node: BoxNode, PlainNode {
    @Anchored var control: MenuPickerControl?
    var isFocused = false
    var prompt = ""
    var theme = Theme.standard

    private var text: String {
      if let control, let label = control.selection?.label {
        return DisplayText.visible(control.tags.words.text(of: label), lines: .single)
      }
      guard let control, let chosen = control.chosen else { return prompt }
      return DisplayText.visible(control.tags.label(at: chosen), lines: .single)
    }

    override func measure(_ proposal: ProposedViewSize) -> Size {
      let ideal = Double(TextWidth.columns(of: text) + 2 + 2 * inset)
      return Size(width: inset > 0 ? proposal.finiteWidth ?? ideal : min(ideal, proposal.width ?? ideal), height: 1)
    }

    override func draw(in canvas: Canvas) {
      let style = control?.chosen == nil ? theme.placeholder : isFocused ? theme.selection : theme.value
      guard inset > 0 else {
        let column = canvas.write(text, at: .zero, style: style, columns: max(1, cellCount(size.width) - 2))
        return _ = canvas.write(" ▾", at: Point(x: Double(column), y: 0), style: theme.hint)
      }
      let box = isFocused ? theme.focusedField : theme.field
      let room = max(1, innerColumns - 2)
      let end = canvas.write(
        text, at: Point(x: Double(inset), y: 0), style: theme.inField(style, isFocused: isFocused), columns: room)
      drawBlanks(row: 0, from: end, columns: inset + room - end, style: box, seam: theme.seam, in: canvas)
      drawEdges(row: 0, isFocused: isFocused, style: box, theme: theme, in: canvas)
      canvas.write(
        " ▾", at: Point(x: Double(inset + room), y: 0),
        style: Style(foreground: theme.sign.foreground, background: box.background))
    }
  }

  func update(_ node: Node, environment: EnvironmentValues) {
    control.selection = selection
    control.row = node
    node.control = control
    node.isFocused = isFocused
    node.prompt = Message.formChoose.text(in: environment.language)
    node.theme = environment.controlTheme
    node.inset = environment.boxInset
    node.isMarkedWrong = environment.textInput.isWrong
    node.setNeedsLayoutIfAnswersChanged()
    node.setNeedsDisplay()
    guard selection.label?.views != nil else { return }
    // The views are made and updated after this one.
    node.host.afterUpdate { [weak node] in
      node?.setNeedsLayoutIfAnswersChanged()
      node?.setNeedsDisplay()
    }
  }
}

/// Space and Alt-Down open the list, as does Return without a choice; typing finds an entry by its prefix.
package final class MenuPickerControl: RowPickerControl {
  package override func perform(_ command: EditorCommand) -> Bool {
    switch command.name {
    case .suggest: open()
    case .submit where chosen == nil: open()
    default: return false
    }
    return true
  }

  override func help(_ contents: HelpContents) -> [HelpEntry] {
    contents.entries([.suggest], and: Key(.space), text: .helpOpenClose) + [contents.entry(.helpLetters, .helpChoose)]
      + contents.entries([([.submit], .helpSubmitField)])
  }

  package override func typed(_ text: String) {
    if popup == nil {
      open()
      guard text != " " else { return }
    }
    (popup as? PopupList)?.choose(typing: text)
  }

  package override func click(at point: Point) { popup == nil ? open() : popup?.close() }

  private func open() {
    guard popup == nil, tags.count > 0 else { return }
    let entries = (0..<tags.count).map { PopupEntry(tags.label(at: $0)) }
    popup = PopupList(entries, highlighting: chosen, below: self, returnKey: .stays) { [unowned self] place, _ in
      choose(at: place)
    }
  }

  package override var cursor: Point? { Point(x: Double(row?.leadingBox?.inset ?? 0), y: 0) }
}

/// The common part of one-row pickers: the entries, the chosen one, and how to choose another.
package class RowPickerControl: Control, PickerTagsReader {
  let tags = PickerTags()
  var selection: PickerSelection?
  @Anchored var row: DisplayNode?

  package required init(inputs: ViewInputs) {
    super.init(inputs: inputs)
    tags.reader = self
  }

  package override var viewName: String { "Picker" }
  package override var contents: ControlContents {
    ControlContents(
      value: chosen.map { tags.label(at: $0) } ?? "", options: (0..<tags.count).map { tags.label(at: $0) })
  }
  package override var submitTrigger: SubmitTriggers? { .text }

  func optionsDidChange() {
    row?.setNeedsLayout()
    row?.setNeedsDisplay()
  }

  /// The index of the chosen entry.
  final var chosen: Int? { (selection?.tag).flatMap { tags.index(of: $0) } }

  final func choose(at index: Int) {
    guard let selection, let tag = tags.tag(at: index), tag != selection.tag else { return }
    selection.choose(tag)
  }

  /// Chooses the entry `count` entries on, stopping at the ends; without a choice, the first or the last.
  final func choose(by count: Int) {
    guard tags.count > 0 else { return }
    let last = tags.count - 1
    choose(at: chosen.map { min(max(0, $0 + count), last) } ?? (count > 0 ? 0 : last))
  }
}
