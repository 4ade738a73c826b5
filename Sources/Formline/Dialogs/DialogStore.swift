import ViewTree

/// The dialogs of a tree, shown between the form and the bottom row.
final class DialogStore {
  final class Entry {
    let list: ViewList
    init(_ list: ViewList) { self.list = list }
  }

  private var entries: [Entry] = []
  @Anchored var holder: DialogHolderNode? { didSet { fill() } }

  private init() {}

  static func of(_ host: ViewHost) -> DialogStore { host.attachment(orMake: DialogStore()) }

  func add(_ list: ViewList) -> Entry {
    let entry = Entry(list)
    entries.append(entry)
    fill()
    return entry
  }

  func remove(_ entry: Entry) {
    entries.removeAll { $0 === entry }
    fill()
  }

  /// Presses the button of the latest dialog that gives it up. False if there is none.
  func pressCancel() -> Bool {
    guard let dialog = holder?.children.last else { return false }
    guard let cancel = dialog.innerButtons.first(where: { $0.role == .cancel && $0.isEnabled }) else { return false }
    cancel.press()
    return true
  }

  private func fill() { holder?.content = .sequence(entries.map(\.list)) }
}

/// The place of the dialogs on the screen.
final class DialogHolderNode: ColumnNode {
  /// The latest dialog has the focus.
  override func childrenWereReplaced() {
    host.afterUpdate { [me = Anchored(wrappedValue: self)] in
      guard let me = me.wrappedValue else { return }
      FocusStore.of(me.host).present(me.children.last)
    }
  }
}

/// The place of the dialogs as a view.
struct DialogHolder: LeafView {
  static func makeNode(inputs: ViewInputs) -> DialogHolderNode {
    let node = DialogHolderNode(host: inputs.host)
    DialogStore.of(inputs.host).holder = node
    return node
  }

  func update(_ node: DialogHolderNode, environment: EnvironmentValues) {}
}

/// The node around a dialog.
struct DialogScope: ContainerModifier {
  static func makeNode(inputs: ViewInputs) -> DialogNode { DialogNode(host: inputs.host) }
  func update(_ node: DialogNode, environment: EnvironmentValues) {}
}

/// A dialog on the screen, and where focus was before it.
final class DialogNode: ColumnNode {
  /// What had focus when the dialog appeared.
  @Anchored var interrupted: Control?
}

extension FocusStore {
  /// Confines focus to a dialog, or frees it again: then it goes back to where it was, unless something has moved it.
  func present(_ dialog: DisplayNode?) {
    let last = modal as? DialogNode
    guard dialog !== last else { return }
    modal = dialog
    if let dialog = dialog as? DialogNode {
      dialog.interrupted = last?.interrupted ?? focused
      let controls = self.controls
      // Nothing is destroyed by a Return too many.
      let harmless = { (role: ButtonRole?) in controls.first { ($0 as? ButtonControl)?.role == role } }
      focus(automaticDefault(among: controls) ?? harmless(nil) ?? harmless(.cancel) ?? controls.first)
      return
    }
    let isElsewhere = focused?.node?.isInside(host.root) ?? false
    if !isElsewhere, !hasRequests, let control = last?.interrupted, accepts(control) { focus(control) }
  }
}
