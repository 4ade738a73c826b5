import TerminalModel
public import ViewTree

/// How far something has come: `━━━━━━━───── 58%`; without a value, that it goes on: `…`.
///
/// Nothing on the screen moves by itself, so an idle form costs nothing.
public struct ProgressView: View {
  let title: String
  let share: Double?

  /// Something whose end is not known.
  public init(_ title: String = "") {
    self.title = title
    share = nil
  }

  /// So much of a total; nil where it is not known how much.
  public init<Value: BinaryFloatingPoint>(_ title: String = "", value: Value?, total: Value = 1) {
    self.title = title
    share = value.map { total > 0 ? min(max(0, Double($0 / total)), 1) : 0 }
  }

  /// Something whose end is not known, with a text as its label.
  public init(label: () -> Text) { self.init(label().plainText) }

  /// So much of a total, with a text as its label.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1, label: () -> Text) {
    self.init(label().plainText, value: value, total: total)
  }

  public var body: some View { FieldRow(title) { ProgressLeaf(share: share) } }
}

private struct ProgressLeaf: LeafView {
  let share: Double?

  final class Node: DisplayNode {
    var share: Double? { didSet { if share != oldValue { setNeedsDisplay() } } }
    var theme = Theme.standard { didSet { if theme != oldValue { setNeedsDisplay() } } }
    private static let mostColumns = 30.0

    override func measure(_ proposal: ProposedViewSize) -> Size {
      let width = proposal.finiteWidth ?? Self.mostColumns
      return Size(width: max(1, min(width, Self.mostColumns)), height: 1)
    }

    override func draw(in canvas: Canvas) {
      guard let share else {
        canvas.write("…", at: .zero, style: theme.hint)
        return
      }
      let label = " \(Int((share * 100).rounded(.down)))%"
      let columns = max(1, cellCount(size.width) - label.count)
      let done = Int((share * Double(columns)).rounded(.down))
      canvas.write(String(repeating: "━", count: done), at: .zero, style: theme.selection)
      canvas.write(String(repeating: "─", count: columns - done), at: Point(x: Double(done), y: 0), style: theme.hint)
      canvas.write(label, at: Point(x: Double(columns), y: 0), style: theme.value)
    }
  }

  static func makeNode(inputs: ViewInputs) -> Node { Node(host: inputs.host) }

  func update(_ node: Node, environment: EnvironmentValues) {
    node.share = share
    node.theme = environment.theme
  }
}
