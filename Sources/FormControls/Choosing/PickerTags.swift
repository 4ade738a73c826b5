package import AttributeGraph
public import ViewTree

/// Holds the tagged views of a picker, which are read instead of shown.
struct PickerContent<Content> {
  let content: Content
  let tags: PickerTags
  let selection: PickerSelection
}

extension PickerContent: View, PrimitiveView, NodeUpdating, ContainerView where Content: View {
  func update(_ node: PickerContentNode, environment: EnvironmentValues) {
    node.tags = tags
    node.selectionType = selection.type
    node.accepts = selection.accepts
    tags.node = node
  }

  static func made(_ node: PickerContentNode, of view: AttributeID) { node.view = view }
}

extension PickerContent where Content: View {
  /// An untagged row of a `ForEach` has the id of its element as its tag.
  static func contentInputs(_ inputs: ViewInputs, node: PickerContentNode) -> ViewInputs {
    inputs.with(TagOwner()).with(
      RowMarks { [unowned host = inputs.host] list, id in
        let node = TagNode(host: host)
        node.tag = PickerSelection.tag(id)
        node.isTacit = true
        node.content = list
        return .node(node)
      })
  }
}

final class PickerContentNode: ContainerNode, PlainNode {
  weak var tags: PickerTags?
  private(set) var entries: [TagNode] = []
  /// The required type of the tags, and a test for it.
  var selectionType: Any.Type = Never.self
  var accepts: (AnyHashable) -> Bool = { _ in true }
  /// The view, for reports.
  var view: AttributeID?

  override func childrenWereReplaced() {
    entries = children.flatMap(\.taggedViews)
    tags?.reader?.optionsDidChange()
    // The rows of a ForEach may not have their own tags yet.
    guard !isCheckDue else { return }
    isCheckDue = true
    host.afterUpdate { [weak self] in self?.checkTags() }
  }

  private var isCheckDue = false

  private func checkTags() {
    isCheckDue = false
    // By now, views inside other modifiers have been made.
    let found = children.flatMap(\.taggedViews)
    if !found.elementsEqual(entries, by: { $0 === $1 }) {
      entries = found
      tags?.reader?.optionsDidChange()
    }
    guard let wrong = entries.lazy.compactMap(\.tag).first(where: { !accepts($0) }) else { return }
    let place = view.map(host.place) ?? ""
    host.report(
      "a Picker\(place) has a tag of type \(type(of: wrong.base)) and a selection of type \(selectionType): it cannot be "
        + "chosen")
  }
}

/// The tagged views of a picker as entries of a list.
final class PickerTags: OptionProvider {
  @Anchored var node: PickerContentNode? { didSet { if node !== oldValue { reader?.optionsDidChange() } } }
  /// Notified when the entries have changed.
  weak var reader: (any PickerTagsReader)?
  /// What stands for the choice, if that is views.
  let words = LabelWords()

  private var tagNodes: [TagNode] { node?.entries ?? [] }

  func tag(at index: Int) -> AnyHashable? { tagNodes.indices.contains(index) ? tagNodes[index].tag : nil }
  var count: Int { tagNodes.count }
  func label(at index: Int) -> String { tagNodes[index].text }
  func detail(at index: Int) -> String { "" }
  func isEnabled(at index: Int) -> Bool { true }
}

/// A control that shows the tagged views of a picker.
protocol PickerTagsReader: Control {
  var tags: PickerTags { get }
  func optionsDidChange()
}

extension ChoiceControl: PickerTagsReader {
  /// The tagged views: the entries of the list, unless it was given others.
  var tags: PickerTags {
    guard let tags = options as? PickerTags else { preconditionFailure("a picker's list was given other entries") }
    return tags
  }
}

extension PickerTags {
  func index(of tag: AnyHashable) -> Int? { (0..<count).first { self.tag(at: $0) == tag } }
}

/// A view with its tag: in a picker it is read instead of shown, elsewhere it is shown as it is.
package final class TagNode: ColumnNode, PlainNode {
  package var tag: AnyHashable?
  /// True if the tag is the id of a row. A tag inside the row takes precedence.
  var isTacit = false

  /// The tagged views inside, or else this one.
  var entries: [TagNode] {
    let inside = isTacit ? children.flatMap(\.taggedViews) : []
    return inside.isEmpty ? [self] : inside
  }

  package override func childrenWereReplaced() {
    guard isTacit else { return }
    (parent as? ContainerNode)?.childrenWereReplaced()
  }

  /// The first text of the view.
  var text: String { texts.first ?? "" }
}

extension DisplayNode {
  /// The tagged views of this node, even inside other modifiers.
  fileprivate var taggedViews: [TagNode] { (self as? TagNode)?.entries ?? children.flatMap(\.taggedViews) }
}

/// Tags the content; see `View.tag(_:)`.
package struct TagModifier<Value: Hashable>: ContainerModifier {
  let value: Value

  /// In a list with a selection, a tagged view is a row that can be chosen.
  package static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    guard let marks = inputs.trait(RowMarks.self), inputs.trait(TagOwner.self) == nil else {
      return makeContainer(modifier, inputs: inputs, content: content)
    }
    let list = makeContainer(modifier, inputs: inputs.with(TagOwner()), content: content).list
    return ViewOutputs(marks.mark(list, PickerSelection.tag(inputs.graph.peek(modifier).value)))
  }

  package func update(_ node: TagNode, environment: EnvironmentValues) { node.tag = PickerSelection.tag(value) }
}

extension View {
  /// Sets the value of a picker that this view represents.
  public func tag<Value: Hashable>(_ value: Value) -> some View { modifier(TagModifier(value: value)) }
}
