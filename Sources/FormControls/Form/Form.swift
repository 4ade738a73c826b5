public import AttributeGraph
public import ViewTree

/// Labelled controls from top to bottom, in sections, scrolling if they do not fit.
public struct Form<Content> {
  let content: Content

  /// A form of controls and sections.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: View where Content: View {
  public static func _makeView(_ view: Attribute<Self>, inputs: ViewInputs) -> ViewOutputs {
    inputs.makeStyled(view, as: OwnFormStyle.self) {
      StyledPart(view: AnyView($0.content))
    } by: {
      $0.make($1)
    } ?? inputs.makeBody(of: view)
  }

  public var body: some View {
    ScrollView {
      FormContainer(content: content.environment({ $1(&$0.labels) }, .shown))
    }
  }
}

struct FormContainer<Content> {
  let content: Content
}

extension FormContainer: View, PrimitiveView, NodeUpdating, ContainerView where Content: View {
  func update(_ node: FormNode, environment: EnvironmentValues) {
    node.knownLabelWidth = environment.formLabelWidth
    node.style = environment.formStyle
    node.boxColumns = environment.boxColumns
    node.density = environment.formDensity
  }
}

private struct FormLabelWidthKey: EnvironmentKey { static var defaultValue: Double { 0 } }

extension EnvironmentValues {
  /// The width of the widest label in forms inside, as far as it is known without making rows.
  package var formLabelWidth: Double {
    get { self[FormLabelWidthKey.self] }
    set { self[FormLabelWidthKey.self] = newValue }
  }
}

/// Labelled controls inside a row of a form, with their labels aligned. As in a form, the rows of a long one are made
/// once they are in sight.
package struct FieldGroup<Content: View>: View {
  let columns: [FieldTableColumn]
  let labelWidth: Double
  let content: Content

  /// A group of labelled controls.
  /// - Parameters:
  ///   - columns: The common columns of the rows of fields inside, if they can form a table.
  ///   - labelWidth: The columns of the widest label, as far as it is known without making rows.
  package init(columns: [FieldTableColumn] = [], labelWidth: Double = 0, @ViewBuilder content: () -> Content) {
    self.columns = columns
    self.labelWidth = labelWidth
    self.content = content()
  }

  package var body: some View {
    FieldGroupContainer(
      columns: columns, labelWidth: labelWidth, content: content.environment({ $1(&$0.labels) }, .shown))
  }
}

private struct FieldGroupContainer<Content: View>: ContainerView {
  let columns: [FieldTableColumn]
  let labelWidth: Double
  let content: Content

  static func makeNode(inputs: ViewInputs) -> FormNode { FormNode(host: inputs.host) }

  func update(_ node: FormNode, environment: EnvironmentValues) {
    node.tableColumns = columns
    node.boxColumns = environment.boxColumns
    node.knownLabelWidth = labelWidth
  }
}

/// How a form arranges labels and their content.
public nonisolated struct FormArrangement: Hashable, Sendable {
  enum Kind { case automatic, columns, grouped, question }

  let kind: Kind

  /// Labels in a column with values beside them; above them on narrow terminals.
  public static let automatic = FormArrangement(kind: .automatic)
  /// Labels aligned with the values beside them; above them on narrow terminals.
  public static let columns = FormArrangement(kind: .columns)
  /// Labels before their content, as `automatic` arranges them: a terminal draws no groups.
  public static let grouped = FormArrangement(kind: .grouped)
  /// Short labels beside their content; longer ones above it, in full.
  package static let question = FormArrangement(kind: .question)
}

private struct FormStyleKey: EnvironmentKey { static var defaultValue: FormArrangement { .automatic } }

extension EnvironmentValues {
  /// The style in which forms inside arrange labels.
  package var formStyle: FormArrangement {
    get { self[FormStyleKey.self] }
    set { self[FormStyleKey.self] = newValue }
  }
}

/// What an app's style makes of the content of a form.
package struct OwnFormStyle {
  let make: (StyledPart) -> AnyView

  package init(make: @escaping (StyledPart) -> AnyView) { self.make = make }
}

extension View {
  /// Sets how forms inside this view arrange labels and their content.
  public func formStyle(_ style: FormArrangement) -> some View {
    environment({ $1(&$0.formStyle) }, style).ownStyle(OwnFormStyle.self, nil)
  }
}

/// Whether controls show their labels.
package enum LabelVisibility {
  /// Shown, except for text fields, whose labels are their prompts.
  case outsideForms
  /// Shown, in columns.
  case shown
  case hidden
  /// Shown by the row that holds the control.
  case inRow
}

private struct LabelVisibilityKey: EnvironmentKey { static var defaultValue: LabelVisibility { .outsideForms } }

extension EnvironmentValues {
  package var labels: LabelVisibility {
    get { self[LabelVisibilityKey.self] }
    set { self[LabelVisibilityKey.self] = newValue }
  }

  /// True if text fields show their labels as prompts.
  var areLabelsPrompts: Bool { labels != .shown }
}

extension View {
  /// Hides the labels of controls inside this view.
  public func labelsHidden() -> some View { environment({ $1(&$0.labels) }, .hidden) }
}
