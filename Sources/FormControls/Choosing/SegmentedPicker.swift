package import LineEditing
import TerminalModel
import ViewTree

/// A picker as one row of all its choices:
///
///     Free  [Team]  Business
struct SegmentedPicker: PickerLook {
  let selection: PickerSelection
  let isFocused: Bool
  let control: SegmentedControl

  func update(_ node: SegmentedNode, environment: EnvironmentValues) {
    control.selection = selection
    control.row = node
    node.control = control
    node.isFocused = isFocused
    node.theme = environment.controlTheme
    node.setNeedsDisplay()
  }
}

/// Left and Right choose, as do the digits, counted from 1, and the mouse.
package final class SegmentedControl: RowPickerControl {
  package override func perform(_ command: EditorCommand) -> Bool {
    switch command.name {
    case .forwardChar: choose(by: command.steps)
    case .backwardChar: choose(by: -command.steps)
    case .beginningOfLine: choose(at: 0)
    case .endOfLine: choose(at: tags.count - 1)
    default: return false
    }
    return true
  }

  override func help(_ contents: HelpContents) -> [HelpEntry] {
    contents.entries([.backwardChar, .forwardChar], and: Key(.space), text: .helpChoose)
      + [contents.entry(.helpDigits, .helpChoose)]
      + contents.entries([([.beginningOfLine, .endOfLine], .helpStartEnd), ([.submit], .helpSubmitField)])
  }

  package override func typed(_ text: String) {
    if text == " " { return choose(at: chosen.map { ($0 + 1) % max(1, tags.count) } ?? 0) }
    if let digit = Int(text) { choose(at: digit - 1) }
  }

  package override func click(at point: Point) {
    if let index = (row as? SegmentedNode)?.segment(at: point) { choose(at: index) }
  }

  package override var cursor: Point? { (row as? SegmentedNode)?.origin(of: chosen ?? 0) }
}

/// Draws the choices in sequence, wrapped to as many rows as needed.
final class SegmentedNode: DisplayNode, PlainNode {
  @Anchored var control: SegmentedControl?
  var isFocused = false
  var theme = Theme.standard
  private static let gap = 1

  private struct Segment {
    let text: String
    let row: Int
    let column: Int
    /// Including the brackets at both sides.
    let columns: Int
  }

  private func segments(columns: Int) -> [Segment] {
    guard let tags = control?.tags else { return [] }
    var segments: [Segment] = []
    var (row, column) = (0, 0)
    for index in 0..<tags.count {
      let text = DisplayText.visible(tags.label(at: index), lines: .single)
      let width = TextWidth.columns(of: text) + 2
      if column > 0, column + width > columns { (row, column) = (row + 1, 0) }
      segments.append(Segment(text: text, row: row, column: column, columns: width))
      column += width + Self.gap
    }
    return segments
  }

  override func measure(_ proposal: ProposedViewSize) -> Size {
    let columns = proposal.width.flatMap { $0.isFinite ? max(1, cellCount($0)) : nil } ?? 1000
    let segments = segments(columns: columns)
    let width = segments.map { $0.column + $0.columns }.max() ?? 1
    return Size(width: Double(min(columns, width)), height: Double((segments.last?.row ?? 0) + 1))
  }

  override func draw(in canvas: Canvas) {
    let chosen = control?.chosen
    for (index, segment) in segments(columns: max(1, cellCount(size.width))).enumerated() {
      let isChosen = index == chosen
      let style = isChosen ? (isFocused ? theme.focusedLabel : theme.selection) : theme.value
      let text = isChosen ? "[\(segment.text)]" : " \(segment.text) "
      canvas.write(text, at: Point(x: Double(segment.column), y: Double(segment.row)), style: style)
    }
  }

  func segment(at point: Point) -> Int? {
    segments(columns: max(1, cellCount(size.width))).firstIndex {
      Int(point.y) == $0.row && ($0.column..<$0.column + $0.columns).contains(Int(point.x))
    }
  }

  func origin(of index: Int) -> Point? {
    let segments = segments(columns: max(1, cellCount(size.width)))
    guard segments.indices.contains(index) else { return .zero }
    return Point(x: Double(segments[index].column + 1), y: Double(segments[index].row))
  }
}
