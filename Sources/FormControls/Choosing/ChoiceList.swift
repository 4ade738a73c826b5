package import ViewTree

/// The entries of a list to choose from, the chosen ones, and how to choose.
struct Choice {
  var options: any OptionProvider
  /// The indices of the chosen entries, in ascending order.
  var selected: () -> [Int] = { [] }
  var isSelected: (Int) -> Bool = { _ in false }
  /// Chooses an entry; toggles it if several are allowed. A single choice is taken back when chosen again.
  var select: (Int) -> Void = { _ in }
  var allowsSeveral = false
  /// The minimum and maximum number of choices, if several are allowed.
  var limits: (least: Int, most: Int?) = (0, nil)
  /// Selects or deselects several entries at once.
  var selectSeveral: (([Int]) -> Void)?
  /// True if a single choice can be taken back.
  var allowsNone = false
  /// True if the list only finds something: leaving it takes nothing, and Esc leaves it at once.
  var isSearch = false
  /// The entry that is highlighted at first, if none is chosen.
  var start: Int?
  /// True if the choice is visible only while it is being made.
  var isSecret = false
  /// Called with the search text when it changes, and with the reason when the list is left with one that names no single
  /// option; without it, the control shows the reason itself.
  var searchDidChange: ((_ text: String, _ reason: String?) -> Void)?
  /// The search text with which the list of an earlier run was left, if it names no single option.
  var unsettledText: String?
  /// The text without a choice; nil for the default in the environment's language.
  var prompt: String?
}

/// A list from which one or several entries are chosen, with its entries given as data.
package struct ChoiceList: View {
  private var choice: Choice
  @Controlled private var control: ChoiceControl

  /// - Parameter selected: The indices of the chosen entries, in ascending order.
  package init(
    options: any OptionProvider, selected: [Int], allowsSeveral: Bool, prompt: String?, isSecret: Bool = false,
    allowsNone: Bool = false, select: @escaping (Int) -> Void
  ) {
    choice = Choice(
      options: options, selected: { selected }, isSelected: { selected.containsSorted($0) }, select: select,
      allowsSeveral: allowsSeveral, allowsNone: allowsNone, isSecret: isSecret, prompt: prompt)
  }

  /// This list with limits for the number of choices, and an action for choosing many at once.
  /// - Parameter selectSeveral: Selects or deselects each of several entries.
  package func limited(least: Int, most: Int?, selectSeveral: @escaping ([Int]) -> Void) -> ChoiceList {
    changing(self) { ($0.choice.limits, $0.choice.selectSeveral) = ((least, most), selectSeveral) }
  }

  /// This list as one that only finds something: it is left without choosing by Esc, and by moving on.
  /// - Parameter start: The entry that is highlighted at first; nil for the first one.
  package func searching(from start: Int? = nil) -> ChoiceList {
    changing(self) { ($0.choice.isSearch, $0.choice.start) = (true, start) }
  }

  /// This list with an action for its search text, and for why one that the list was left with names no single option.
  /// - Parameter unsettled: Such a text of an earlier run.
  package func onSearch(
    unsettled: String? = nil, _ action: @escaping (_ text: String, _ reason: String?) -> Void
  ) -> ChoiceList { changing(self) { ($0.choice.unsettledText, $0.choice.searchDidChange) = (unsettled, action) } }

  package var body: some View {
    ChoiceLeaf(choice: choice, isFocused: control.isFocused, control: control).focusTarget(control)
  }
}

/// Keeps the control and the display node of a list up to date.
struct ChoiceLeaf: LeafView {
  let choice: Choice
  let isFocused: Bool
  let control: ChoiceControl
  /// True to show the entries without focus, too.
  var isAlwaysOpen = false

  func update(_ node: ChoiceNode, environment: EnvironmentValues) {
    control.choice = choice
    control.list = node
    node.control = control
    node.update(isOpen: isFocused || isAlwaysOpen, isFocused: isFocused, environment: environment)
  }
}

extension [Int] {
  /// True if the number is in the array, which is ascending. Logarithmic in the count.
  fileprivate func containsSorted(_ number: Int) -> Bool {
    let place = partitioningIndex { $0 >= number }
    return place < count && self[place] == number
  }
}

/// The entries of a list to choose from, provided lazily one by one.
package protocol OptionProvider: AnyObject {
  var count: Int { get }
  func label(at index: Int) -> String
  /// The label and the other texts that name the entry, such as its value.
  func names(at index: Int) -> [String]
  /// Appends the names of the entries from one on, a name a line, with the end of each entry, for filtering.
  func appendLabels(from first: Int, to bytes: inout [UInt8], ends: inout [Int])
  /// A remark shown beside the entry.
  func detail(at index: Int) -> String
  func isEnabled(at index: Int) -> Bool
  /// The index of the entry that a typed text would become; nil if only existing entries can be chosen.
  func offer(_ typed: String) -> Int?
  /// The index of the entry that a typed text has become; nil if only existing entries can be chosen.
  func add(_ typed: String) -> Int?
  /// Called when an entry that was offered and chosen is neither any more: it was the beginning of another text.
  func withdraw(_ index: Int)
  /// Called when the filter text has changed; matching entries may be added.
  func filterDidChange(_ typed: String)
  /// The number of entries at the end that were typed by the user: new entries are inserted before them.
  var typedCount: Int { get }
  /// True if a typed text may become an entry.
  var takesTyped: Bool { get }
}

extension OptionProvider {
  package func names(at index: Int) -> [String] { [label(at: index)] }
  package func offer(_ typed: String) -> Int? { nil }
  package func add(_ typed: String) -> Int? { nil }
  package func withdraw(_ index: Int) {}
  package func filterDidChange(_ typed: String) {}
  package var typedCount: Int { 0 }
  package var takesTyped: Bool { false }

  package func appendLabels(from first: Int, to bytes: inout [UInt8], ends: inout [Int]) {
    for index in first..<count {
      bytes.append(contentsOf: label(at: index).utf8)
      ends.append(bytes.count)
    }
  }
}

/// A picker as a list that is open while it has focus, or always.
struct ListPicker: PickerLook {
  let selection: PickerSelection
  let isFocused: Bool
  let control: ChoiceControl

  func update(_ node: ChoiceNode, environment: EnvironmentValues) {
    let tags = control.tags
    let chosen = selection.tag
    let choose = selection.choose
    func show() {
      let choice = Choice(
        options: tags, selected: { tags.index(of: chosen).map { [$0] } ?? [] },
        isSelected: { tags.tag(at: $0) == chosen }, select: { if let tag = tags.tag(at: $0) { choose(tag) } },
        prompt: selection.label.map(tags.words.text))
      ChoiceLeaf(
        choice: choice, isFocused: isFocused, control: control, isAlwaysOpen: environment.pickerStyle == .inline
      )
      .update(node, environment: environment)
    }
    show()
    // The views of a label are made and updated after this one.
    if selection.label?.views != nil { node.host.afterUpdate(show) }
  }
}
