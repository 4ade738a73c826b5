import TerminalModel
package import ViewTree

/// The toolbar items of a tree, ordered by the ends of the views to which they are attached.
package final class ToolbarStore {
  /// The items of one `toolbar` modifier.
  final class Entry {
    let items: ViewList
    private let content: ViewList
    let depth: Int

    init(items: ViewList, content: ViewList, depth: Int) {
      self.items = items
      self.content = content
      self.depth = depth
    }

    /// The last node of the view that the items are attached to; nil while the view shows nothing.
    var end: DisplayNode? { content.lastNode?.lastDescendant }

    /// False while another screen, page or alternative is shown instead of that view. What is inside it may have
    /// alternatives that are not.
    var isShown: Bool { content.lastNode?.isShown ?? true }
  }

  private var entries: [Entry] = []
  private var covered: Set<ObjectIdentifier> = []
  private var isStale = false
  unowned let host: ViewHost
  /// True for a key with a binding in readline.
  var isBound: (Key) -> Bool = { _ in false }
  @Anchored var bar: ToolbarBarNode? { didSet { bar?.show(shownItems) } }
  /// The selected item while keys move in the row.
  private(set) var selection: Selection?

  /// True while a text field has focus; made when first read.
  private var editsText: Tracked<Bool>?
  private var latestEditsText = false
  /// True to assign function keys to items without a key.
  var givesKeys = true
  var areKeysStale = false

  private init(host: ViewHost) { self.host = host }

  package static func of(_ host: ViewHost) -> ToolbarStore { host.attachment(orMake: ToolbarStore(host: host)) }

  func add(_ entry: Entry) {
    entries.append(entry)
    refresh()
  }

  func remove(_ entry: Entry) {
    entries.removeAll { $0 === entry }
    refresh()
  }

  /// The enabled buttons of the bottom row, from left to right, including those in its menu.
  var buttons: [ButtonControl] { bar?.buttons.filter(\.isEnabled) ?? [] }

  /// True while a text field has focus; adds a dependency to a body.
  var isEditingText: Bool {
    let tracked = editsText ?? Tracked(latestEditsText, host: host)
    editsText = tracked
    return tracked.value
  }

  func focusDidMove(to control: Control?) {
    select(nil)
    latestEditsText = control?.textEditing != nil
    if let editsText, editsText.current != latestEditsText { editsText.value = latestEditsText }
  }

  func select(_ next: Selection?) {
    guard next != selection else { return }
    let last = selection
    selection = next
    if case .button(let button)? = last { button.setFocused(false) }
    if case .button(let button)? = next { button.setFocused(true) }
    bar?.more.isSelected = next == .more
    if next != .more { bar?.more.popup = nil }
  }

  /// Waits until the tree is up to date, and with it the positions of views.
  private func refresh() {
    guard !isStale else { return }
    isStale = true
    host.afterUpdate { [weak self] in self?.fillBar() }
  }

  private func fillBar() {
    isStale = false
    sort()
    bar?.show(shownItems)
    if !covered.isEmpty { keysDidChange() }
  }

  /// The items of the screen on top.
  private var shownItems: [ViewList] {
    let isShown = entries.map(\.isShown)
    let hidden = zip(entries, isShown).filter { !$1 }.flatMap { $0.0.items.nodes.flatMap(\.controls) }
    covered = Set(hidden.map(ObjectIdentifier.init))
    return zip(entries, isShown).filter(\.1).map(\.0.items)
  }

  /// True for an item of a covered screen: its keys are free.
  func isCovered(_ control: Control) -> Bool { !covered.isEmpty && covered.contains(ObjectIdentifier(control)) }

  /// Called when another screen, or page, is shown.
  package func layersDidChange() { if !entries.isEmpty { refresh() } }

  /// Orders the entries by the ends of their views; if these are equal, the inner view is first. Views that show
  /// nothing are last.
  private func sort() {
    let places = entries.map { (entry: $0, end: $0.end) }
    entries = places.enumerated().sorted { first, second in
      switch (first.element.end, second.element.end) {
      case (let one?, let other?) where one !== other: return one.isBefore(other)
      case (_?, nil): return true
      case (nil, _?): return false
      default:
        let depths = (first.element.entry.depth, second.element.entry.depth)
        return depths.0 == depths.1 ? first.offset < second.offset : depths.0 > depths.1
      }
    }.map(\.element.entry)
  }
}

extension ViewList {
  /// The display nodes that the view contributes.
  fileprivate var nodes: [DisplayNode] {
    if case .node(let node) = self { return [node] }
    return parts.flatMap(\.nodes)
  }

  /// The last display node that the view contributes.
  fileprivate var lastNode: DisplayNode? {
    if case .node(let node) = self { return node }
    return parts.reversed().lazy.compactMap(\.lastNode).first
  }
}

/// Assigns keys to items of the bottom row without one: the first function key that is not in use.
extension ToolbarStore {
  /// Called when items were added or removed, or keys have changed.
  func keysDidChange() {
    guard givesKeys, !areKeysStale else { return }
    areKeysStale = true
    host.afterUpdate { [weak self] in self?.giveKeys() }
  }

  private func giveKeys() {
    areKeysStale = false
    guard givesKeys, let buttons = bar?.buttons else { return }
    let shortcuts = KeyboardShortcuts.of(host)
    for button in buttons {
      guard let given = button.givenKey else { continue }
      let others = shortcuts.buttons(for: given).filter { !isCovered($0) }
      if button.ownKey != nil || others.count > 1 { button.give(nil) }
    }
    for button in buttons where button.shortcut == nil {
      button.give(Self.candidates.first { shortcuts.buttons(for: $0).allSatisfy(isCovered) && !isBound($0) })
    }
  }

  private static let candidates = (2...12).map { Key(.function($0)) }
}
