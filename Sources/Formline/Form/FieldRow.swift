package import AttributeGraph
import TerminalModel
package import ViewTree

/// A row of a form: a mark when focus is inside, a label, and what belongs to it. Outside a form, or where labels are
/// hidden, only the content is there.
package struct FieldRow<Content> {
  let title: String
  let isRequired: Bool
  let content: Content

  package init(_ title: String, isRequired: Bool = false, @ViewBuilder content: () -> Content) {
    self.title = title
    self.isRequired = isRequired
    self.content = content()
  }
}

extension FieldRow: View, PrimitiveView where Content: View {
  package static func _makeView(_ view: Attribute<Self>, inputs: ViewInputs) -> ViewOutputs {
    let areLabelsHidden = inputs.graph.makeProjection(inputs.environment) { $0.areLabelsHidden }
    return inputs.switching(on: areLabelsHidden, key: { $0 }) { areLabelsHidden, inputs in
      let content = inputs.graph.makeProjection(view) { $0.content }
      guard !areLabelsHidden else { return Content._makeView(content, inputs: inputs) }
      let node = FieldRowNode(host: inputs.host)
      _ = inputs.graph.makeOutput(UpdateRow(view: view, environment: inputs.environment, node: node))
      var inner = inputs
      inner.environment = inputs.graph.makeRule(HideLabels(base: inputs.environment))
      node.content = Content._makeView(content, inputs: inner).list
      return ViewOutputs(node)
    }
  }

  private struct UpdateRow: Rule {
    let view: Attribute<FieldRow<Content>>
    let environment: Attribute<EnvironmentValues>
    let node: FieldRowNode

    func evaluate(in graph: Graph) -> Int {
      let row = graph.value(view)
      node.title = DisplayText.visible(row.title)
      node.isRequired = row.isRequired
      let environment = graph.value(environment)
      node.theme = environment.theme
      node.isEnabled = environment.isEnabled
      return 0
    }
  }
}

/// The control of a row leaves out the label that the row shows.
private struct HideLabels: Rule {
  let base: Attribute<EnvironmentValues>

  func evaluate(in graph: Graph) -> EnvironmentValues {
    var values = graph.value(base)
    values.areLabelsHidden = true
    return values
  }
}
