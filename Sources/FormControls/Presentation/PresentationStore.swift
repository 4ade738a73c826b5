package import AttributeGraph
import TerminalModel
package import ViewTree

/// Presents something over a view while a condition holds: a question below the form, or a screen that covers it.
/// Popups belong to a row; everything else that takes the focus is presented by this.
package struct PresentationModifier<Presented: View>: PrimitiveModifier {
  let place: PresentationPlace
  /// The presented view; nil while nothing is presented.
  let presented: () -> Presented?
  /// Ends the presentation: `presented` returns nil then.
  let end: () -> Void
  /// Called when the presentation has ended.
  let ended: (() -> Void)?

  package init(
    place: PresentationPlace, presented: @escaping () -> Presented?, end: @escaping () -> Void,
    ended: (() -> Void)? = nil
  ) {
    self.place = place
    self.presented = presented
    self.end = end
    self.ended = ended
  }

  package static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    let outputs = content(inputs)
    let graph = inputs.graph
    let store = PresentationStore.of(inputs.host)
    let end = { [unowned graph] in if graph.isValid(modifier.id) { graph.peek(modifier).end() } }
    let place = graph.peek(modifier).place
    let stack = place == .push ? graph.untracked { graph.value(inputs.environment) }.screenStack : nil
    let layer = PresentedLayer(end: end, stack: stack)
    // A presented view inherits the environment of this view, but not its focus, submit and exit actions, and is
    // visible even though this view is covered.
    var own = inputs.with(FocusBindings(list: [])).with(SubmitChain()).with(layer)
      .with(ExitCommand { [unowned store] in store.leave(layer) })
    own.presence = layer.presence
    if place == .question { own = own.with(DialogDismissal(action: end)) }
    let presented = graph.makeProjection(modifier) { $0.presented() }
    let list = Presented?._makeView(presented, inputs: own).list
    let entry = store.add(list, at: place)
    _ = graph.makeOutput(TellEnd(presented: presented, modifier: modifier, host: inputs.host))
    graph.onRemoval { store.remove(entry) }
    return outputs
  }

  /// Notices that the presentation has ended.
  private struct TellEnd: Rule {
    let presented: Attribute<Presented?>
    let modifier: Attribute<PresentationModifier>
    unowned let host: ViewHost
    var wasPresented = false

    mutating func evaluate(in graph: Graph) -> Int {
      let isPresented = graph.value(presented) != nil
      defer { wasPresented = isPresented }
      guard wasPresented, !isPresented, let ended = graph.peek(modifier).ended else { return 0 }
      host.afterUpdate(ended)
      return 0
    }
  }
}

package enum PresentationPlace {
  /// Between the form and the bottom row.
  case question
  /// Over the whole form.
  case screen
  /// Over the whole form, as the next screen of a `NavigationStack`: the previous one disappears.
  case push
}

/// Screens of which only the last is shown, in place of their root.
package final class ScreenStack {
  /// The presence of the root screen.
  package var root: Presence?

  package init() {}
}

private struct ScreenStackKey: EnvironmentKey { static var defaultValue: ScreenStack? { nil } }

extension EnvironmentValues {
  /// The stack to which screens pushed here belong.
  package var screenStack: ScreenStack? {
    get { self[ScreenStackKey.self] }
    set { self[ScreenStackKey.self] = newValue }
  }
}

/// The layer that contains a presented view.
package final class PresentedLayer {
  package let end: () -> Void
  /// The stack to which the screen belongs.
  let stack: ScreenStack?
  let presence = Presence(inside: nil)
  /// True while Esc does not end the presentation.
  package var isHeld = false

  init(end: @escaping () -> Void, stack: ScreenStack?) {
    self.end = end
    self.stack = stack
  }
}

/// Ends a question; every button inside calls it after its action.
struct DialogDismissal {
  let action: () -> Void
}

/// The presentations of a tree: questions between the form and the bottom row, and screens over the form, the last one
/// on top. Covered content is kept.
final class PresentationStore {
  final class Entry {
    let list: ViewList
    let place: PresentationPlace

    init(_ list: ViewList, _ place: PresentationPlace) {
      self.list = list
      self.place = place
    }
  }

  private var entries: [Entry] = []
  @Anchored var questions: QuestionsNode? { didSet { fill(.question) } }
  @Anchored var screens: ScreensNode? { didSet { fill(.screen) } }
  private var isDue = false
  /// The stacks that show more than their root screen.
  private var stacks: [ScreenStack] = []
  unowned let host: ViewHost

  private init(host: ViewHost) { self.host = host }

  static func of(_ host: ViewHost) -> PresentationStore { host.attachment(orMake: PresentationStore(host: host)) }

  func add(_ list: ViewList, at place: PresentationPlace) -> Entry {
    let entry = Entry(list, place)
    entries.append(entry)
    fill(place)
    return entry
  }

  func remove(_ entry: Entry) {
    entries.removeAll { $0 === entry }
    fill(entry.place)
  }

  private func fill(_ place: PresentationPlace) {
    let isQuestion = place == .question
    let lists = ViewList.sequence(entries.filter { ($0.place == .question) == isQuestion }.map(\.list))
    if isQuestion { questions?.content = lists } else { screens?.covers = lists }
  }

  /// Handles Esc: presses the cancel button, or else ends the presentation unless the app holds it.
  func leave(_ layer: PresentedLayer) {
    if let question = questions?.children.last {
      let cancel = question.innerButtons.first { $0.role == .cancel && $0.isEnabled }
      return cancel.map { $0.press() } ?? layer.end()
    }
    if let button = KeyboardShortcuts.of(host).button(for: Key(.escape)) { return button.press() }
    if !layer.isHeld { layer.end() }
  }

  /// Shows the last screen of each navigation stack and hides the others, regardless of what covers it.
  private func tellStacks(_ layers: [PresentedLayer]) {
    let before = stacks
    stacks = layers.reduce(into: []) { stacks, layer in
      if let stack = layer.stack, !stacks.contains(where: { $0 === stack }) { stacks.append(stack) }
    }
    for stack in stacks + before.filter({ stack in !stacks.contains { $0 === stack } }) {
      let screens = layers.filter { $0.stack === stack }.map(\.presence)
      for presence in screens { presence.show(presence === screens.last) }
      stack.root?.show(screens.isEmpty)
    }
  }

  /// Called when a presentation has begun or ended.
  func layersDidChange() {
    guard !isDue else { return }
    isDue = true
    host.afterUpdate { [weak self] in
      guard let self else { return }
      isDue = false
      let screens = screens?.coverNodes ?? []
      let questions = (questions?.children ?? []).compactMap { $0 as? LayerNode }
      FocusStore.of(host).present(screens + questions)
      tellStacks(screens.compactMap(\.layer))
      ToolbarStore.of(host).layersDidChange()
    }
  }
}

/// The place of the questions on the screen.
final class QuestionsNode: ColumnNode {
  override func childrenWereReplaced() { PresentationStore.of(host).layersDidChange() }
}

/// The form and the screens over it, of which only the last is shown.
final class ScreensNode: ContainerNode {
  private var form: ViewList = .empty
  var covers: ViewList = .empty { didSet { content = .sequence([form, covers]) } }

  /// - Parameter form: The content below the screens.
  func show(_ form: ViewList) {
    self.form = form
    content = .sequence([form, covers])
  }

  var coverNodes: [LayerNode] { children.compactMap { $0 as? LayerNode } }

  override func childrenWereReplaced() {
    for child in children { child.isHidden = child !== children.last }
    // Clear what is covered now.
    setNeedsDisplay()
    PresentationStore.of(host).layersDidChange()
  }

  override var drawsBehindChildren: Bool { false }
  override var layoutPriority: Double { children.last?.layoutPriority ?? 0 }
  override func measure(_ proposal: ProposedViewSize) -> Size { children.last?.size(fitting: proposal) ?? .zero }

  override func layOut(in size: Size) {
    // Covered content keeps its layout.
    for child in children where !child.isHidden {
      child.place(at: .zero, size: child.size(fitting: proposal(answeredBy: size)))
    }
  }
}

/// The place of the questions, as a view.
struct QuestionsHolder: LeafView {
  static func makeNode(inputs: ViewInputs) -> QuestionsNode {
    let node = QuestionsNode(host: inputs.host)
    PresentationStore.of(inputs.host).questions = node
    return node
  }

  func update(_ node: QuestionsNode, environment: EnvironmentValues) {}
}

/// The form as a view, with the place of the screens over it.
struct ScreensHolder<Content> {
  let content: Content
}

// Not a requirement of the parameter: the runtime, which assembles the type of the frame's body by name, would search
// all conformances for the form's type.
extension ScreensHolder: View, PrimitiveView where Content: View {
  static func _makeView(_ view: Attribute<Self>, inputs: ViewInputs) -> ViewOutputs {
    let node = ScreensNode(host: inputs.host)
    let form = ColumnNode(host: inputs.host)
    form.content = Content._makeView(inputs.graph.makeProjection(view) { $0.content }, inputs: inputs).list
    node.show(.node(form))
    PresentationStore.of(inputs.host).screens = node
    return ViewOutputs(node)
  }
}

/// Wraps a presented view in its layer node.
package struct LayerScope: ContainerModifier {
  let isScreen: Bool

  package init(isScreen: Bool = false) { self.isScreen = isScreen }

  package static func makeNode(inputs: ViewInputs) -> LayerNode {
    let node = LayerNode(host: inputs.host)
    node.layer = inputs.trait(PresentedLayer.self)
    return node
  }

  package func update(_ node: LayerNode, environment: EnvironmentValues) { node.isScreen = isScreen }
}

/// A question or a screen, with the control that had focus before.
package final class LayerNode: ColumnNode {
  var isScreen = false
  var layer: PresentedLayer?
  /// The control that had focus when the layer appeared.
  @Anchored var interrupted: Control?
}

extension FocusStore {
  /// Confines focus to the last layer. When layers end, focus returns to where it was before them, unless something has
  /// moved it.
  func present(_ layers: [LayerNode]) {
    let old = self.layers
    let ended = old.filter { layer in !layers.contains { $0 === layer } }
    self.layers = layers
    guard layers.last !== old.last else { return }
    let before = ended.first?.interrupted
    if let top = layers.last, !old.contains(where: { $0 === top }) {
      top.interrupted = before ?? focused
      guard !hasRequests || !top.isScreen else { return }
      return focus(firstFocus(in: top))
    }
    let region = layers.last ?? host.root
    if focused?.node?.isInside(region) ?? false || hasRequests { return }
    if let before, accepts(before) { focus(before) } else { clearFocus() }
  }

  /// The control that gets focus when a layer appears: on a screen only a default, in a question also a non-destructive
  /// button.
  private func firstFocus(in layer: LayerNode) -> Control? {
    let controls = self.controls
    let preferred = automaticDefault(among: controls)
    if layer.isScreen { return preferred }
    let harmless = { (role: ButtonRole?) in controls.first { ($0 as? ButtonControl)?.role == role } }
    return preferred ?? harmless(nil) ?? harmless(.cancel) ?? controls.first
  }
}
