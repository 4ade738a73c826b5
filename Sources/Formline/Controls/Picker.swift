import AttributeGraph
public import ViewTree

/// A choice of one value among those its content is tagged with.
///
///     Picker("Plan", selection: $plan) {
///       Text("Free").tag(Plan.free)
///       Text("Team").tag(Plan.team)
///     }
public struct Picker<SelectionValue: Hashable, Content: View>: View {
  let title: String
  let selection: Binding<SelectionValue>
  let content: Content
  @Controlled private var control: ChoiceControl

  /// A picker that sets `selection` to the tag of the chosen view.
  public init(_ title: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.title = title
    self.selection = selection
    self.content = content()
  }

  public var body: some View {
    let tags = PickerTags.of(control)
    let selected = AnyHashable(selection.wrappedValue)
    let selection = selection
    FieldRow(title) {
      ChoiceLeaf(
        options: tags, isSelected: { tags.tag(at: $0) == selected },
        selected: { (0..<tags.count).filter { tags.tag(at: $0) == selected } }, allowsSeveral: false, prompt: nil,
        select: { index in
          if let value = tags.tag(at: index)?.base as? SelectionValue { selection.wrappedValue = value }
        }, isFocused: control.isFocused, control: control
      )
      .focusTarget(control)
      PickerContent(content: content, tags: tags)
    }
  }
}

/// Holds the tagged views of a picker, which are read rather than shown.
private struct PickerContent<Content> {
  let content: Content
  let tags: PickerTags
}

extension PickerContent: View, PrimitiveView, ContainerView where Content: View {
  static func makeNode(inputs: ViewInputs) -> PickerContentNode { PickerContentNode(host: inputs.host) }

  func update(_ node: PickerContentNode, environment: EnvironmentValues) {
    node.tags = tags
    tags.node = node
  }
}

final class PickerContentNode: ContainerNode {
  weak var tags: PickerTags?
  private(set) var entries: [TagNode] = []

  override func childrenWereReplaced() {
    entries = children.compactMap { $0 as? TagNode }
    tags?.control?.optionsDidChange()
  }
}

/// The tagged views of a picker as entries of a list.
final class PickerTags: OptionProvider {
  weak var node: PickerContentNode? {
    didSet { if node !== oldValue { control?.optionsDidChange() } }
  }
  fileprivate weak var control: ChoiceControl?

  static func of(_ control: ChoiceControl) -> PickerTags {
    if let tags = control.options as? PickerTags { return tags }
    let tags = PickerTags()
    tags.control = control
    control.options = tags
    return tags
  }

  private var tagNodes: [TagNode] { node?.entries ?? [] }

  func tag(at index: Int) -> AnyHashable? { tagNodes.indices.contains(index) ? tagNodes[index].tag : nil }
  var count: Int { tagNodes.count }
  func label(at index: Int) -> String { tagNodes[index].text }
  func detail(at index: Int) -> String { "" }
  func isEnabled(at index: Int) -> Bool { true }
}

/// A view with the value it stands for.
final class TagNode: ContainerNode {
  var tag: AnyHashable?

  /// The text of the view.
  var text: String {
    func first(_ node: DisplayNode) -> String? {
      if let text = node as? TextNode { return text.plainText }
      for child in node.children { if let text = first(child) { return text } }
      return nil
    }
    return first(self) ?? ""
  }
}

/// Tags the content; see `View.tag(_:)`.
public struct TagModifier<Value: Hashable>: ContainerModifier {
  let value: Value

  package static func makeNode(inputs: ViewInputs) -> ContainerNode { TagNode(host: inputs.host) }

  package func update(_ node: ContainerNode, environment: EnvironmentValues) {
    (node as? TagNode)?.tag = AnyHashable(value)
  }
}

extension View {
  /// Says which value of a picker this view stands for.
  public func tag<Value: Hashable>(_ value: Value) -> some View { modifier(TagModifier(value: value)) }
}
