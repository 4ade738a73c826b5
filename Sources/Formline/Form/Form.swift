public import ViewTree

/// Labelled controls below one another, in sections, scrolling when they do not fit.
public struct Form<Content> {
  let content: Content

  /// A form of controls and sections.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: View where Content: View {
  public var body: some View {
    ScrollView {
      FormContainer(content: content.environment(\.areLabelsHidden, false))
    }
  }
}

struct FormContainer<Content> {
  let content: Content
}

extension FormContainer: View, PrimitiveView, ContainerView where Content: View {
  static func makeNode(inputs: ViewInputs) -> FormNode { FormNode(host: inputs.host) }
  func update(_ node: FormNode, environment: EnvironmentValues) {
    node.knownLabelWidth = environment.formLabelWidth
    node.style = environment.formStyle
  }
}

private struct FormLabelWidthKey: EnvironmentKey {
  static var defaultValue: Double { 0 }
}

extension EnvironmentValues {
  /// The columns of the widest label of forms inside, as far as it is known without making their rows.
  package var formLabelWidth: Double {
    get { self[FormLabelWidthKey.self] }
    set { self[FormLabelWidthKey.self] = newValue }
  }
}

/// Labelled controls inside a row of a form, their labels aligned with one another.
package struct FieldGroup<Content: View>: View {
  let content: Content

  /// A group of labelled controls.
  package init(@ViewBuilder content: () -> Content) { self.content = content() }

  package var body: some View {
    FieldGroupContainer(content: content.environment(\.areLabelsHidden, false))
  }
}

private struct FieldGroupContainer<Content: View>: ContainerView {
  let content: Content

  static func makeNode(inputs: ViewInputs) -> FormNode {
    let node = FormNode(host: inputs.host)
    node.isMadeWhole = true
    return node
  }

  func update(_ node: FormNode, environment: EnvironmentValues) {}
}
