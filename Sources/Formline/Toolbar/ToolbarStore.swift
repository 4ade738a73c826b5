import TerminalModel
package import ViewTree

/// The toolbar items of a tree, in the order in which the views they are attached to end.
package final class ToolbarStore {
  /// The items of one `toolbar` modifier.
  final class Entry {
    let items: ViewList
    private let content: ViewList
    /// How many `toolbar` modifiers stand around this one.
    let depth: Int

    init(items: ViewList, content: ViewList, depth: Int) {
      self.items = items
      self.content = content
      self.depth = depth
    }

    /// The last node of the view that the items are attached to; nil while the view shows nothing.
    var end: DisplayNode? { content.lastNode?.lastDescendant }
  }

  private var entries: [Entry] = []
  private var covered: Set<ObjectIdentifier> = []
  private var isStale = false
  unowned let host: ViewHost
  /// True for a key that readline has a binding for.
  var isBound: (Key) -> Bool = { _ in false }
  @Anchored var bar: ToolbarBarNode? { didSet { bar?.show(shownItems) } }
  /// The marked item while keys move in the row, else nil.
  private(set) var selection: Selection?

  /// True while a text has focus; made when first read.
  private var editsText: Tracked<Bool>?
  private var latestEditsText = false
  /// True if items without a key are given a function key.
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

  /// The enabled buttons of the bottom row, from left to right, and those of its menu where they would stand.
  var buttons: [ButtonControl] { bar?.buttons.filter(\.isEnabled) ?? [] }

  /// True while a text has focus. A body that reads it depends on it.
  var isEditingText: Bool {
    let tracked = editsText ?? Tracked(latestEditsText, host: host)
    editsText = tracked
    return tracked.value
  }

  /// Focus has moved.
  func focusDidMove(to control: Control?) {
    select(nil)
    latestEditsText = control is TextControl
    if let editsText, editsText.current != latestEditsText { editsText.value = latestEditsText }
  }

  /// Marks an item, or none.
  func select(_ next: Selection?) {
    guard next != selection else { return }
    let last = selection
    selection = next
    if case .button(let button)? = last { button.setFocused(false) }
    if case .button(let button)? = next { button.setFocused(true) }
    bar?.more.isSelected = next == .more
    if next != .more { bar?.more.popup = nil }
  }

  /// The places of views are known once the tree is up to date.
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

  /// Those of the screen that is on top.
  private var shownItems: [ViewList] {
    let isShown = entries.map { $0.end?.isShown ?? true }
    let hidden = zip(entries, isShown).filter { !$1 }.flatMap { $0.0.items.nodes.flatMap(\.controls) }
    covered = Set(hidden.map(ObjectIdentifier.init))
    return zip(entries, isShown).filter(\.1).map(\.0.items)
  }

  /// True for an item of a screen that is covered: its keys are free.
  func isCovered(_ control: Control) -> Bool { !covered.isEmpty && covered.contains(ObjectIdentifier(control)) }

  /// Another screen, or page, is shown.
  func layersDidChange() { if !entries.isEmpty { refresh() } }

  /// Of views that end at the same node, the inner one comes first; views that show nothing come last.
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

/// Items of the bottom row without a key of their own are given one: the first function key that nothing else has.
extension ToolbarStore {
  /// Items have come or gone, or keys are others.
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
      let others = shortcuts.controls(for: given).filter { !isCovered($0) }
      if button.ownKey != nil || others.count > 1 { button.give(nil) }
    }
    for button in buttons where button.shortcut == nil {
      button.give(Self.candidates.first { shortcuts.controls(for: $0).allSatisfy(isCovered) && !isBound($0) })
    }
  }

  private static let candidates = (2...12).map { Key(.function($0)) }
}
