public import ViewTree

/// Labelled controls below one another, in sections, scrolling when they do not fit.
public struct Form<Content: View>: View {
  let content: Content

  /// A form of controls and sections.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    ScrollView {
      FormContainer(content: content.environment(\.areLabelsHidden, false))
    }
  }
}

struct FormContainer<Content: View>: ContainerView {
  let content: Content

  static func makeNode(inputs: ViewInputs) -> FormNode { FormNode(host: inputs.host) }
  func update(_ node: FormNode, environment: EnvironmentValues) {}
}

/// Stacks the rows of a form and gives their labels one width, so that what stands beside them lines up.
package final class FormNode: ContainerNode {
  /// Below this many columns labels stand above what they belong to.
  static let narrowWidth = 44.0

  private(set) var labelWidth = 0.0
  private(set) var isStacked = false
  private var stack: StackLayout { StackLayout(axis: .vertical, alignment: 0, spacing: 0) }

  package override var sequentialAxis: Axis? { .vertical }

  package override func measure(_ proposal: ProposedViewSize) -> Size {
    alignLabels(width: proposal.width)
    return stack.measure(children, proposal: proposal)
  }

  package override func layOut(in size: Size) { stack.place(children, in: size) }

  /// Labels are as wide as the widest, up to two fifths of the form.
  private func alignLabels(width: Double?) {
    let rows = rows
    let widest = rows.reduce(0) { max($0, $1.idealLabelWidth) }
    let stacked = width.map { $0 < Self.narrowWidth } ?? false
    let aligned = width.map { min(widest, max(8, ($0 * 0.4).rounded(.down))) } ?? widest
    guard aligned != labelWidth || stacked != isStacked else { return }
    labelWidth = aligned
    isStacked = stacked
    for row in rows { row.setNeedsLayout() }
  }

  private var rows: [FieldRowNode] {
    var rows: [FieldRowNode] = []
    func collect(_ node: DisplayNode) {
      if let row = node as? FieldRowNode {
        rows.append(row)
      } else {
        for child in node.children { collect(child) }
      }
    }
    for child in children { collect(child) }
    return rows
  }
}
