package import ViewTree

/// A list from which one or several entries are chosen, with its entries given as data.
package struct ChoiceList: View {
  let options: any OptionProvider
  let selected: [Int]
  let allowsSeveral: Bool
  let prompt: String?
  let isSecret: Bool
  let allowsNone: Bool
  let select: (Int) -> Void
  private var limits: (least: Int, most: Int?) = (0, nil)
  private var selectSeveral: (([Int]) -> Void)?
  @Controlled private var control: ChoiceControl

  /// - Parameters:
  ///   - prompt: The text without a choice; nil for the default in the environment's language.
  ///   - selected: The indices of the chosen entries, in ascending order.
  ///   - isSecret: True if the choice is visible only while it is being made.
  ///   - allowsNone: True if a single choice can be taken back.
  ///   - select: Chooses an entry; toggles it if several are allowed. A single choice is taken back when chosen again.
  package init(
    options: any OptionProvider, selected: [Int], allowsSeveral: Bool, prompt: String?, isSecret: Bool = false,
    allowsNone: Bool = false, select: @escaping (Int) -> Void
  ) {
    self.options = options
    self.selected = selected
    self.allowsSeveral = allowsSeveral
    self.prompt = prompt
    self.isSecret = isSecret
    self.allowsNone = allowsNone
    self.select = select
  }

  /// This list with limits for the number of choices, and an action for choosing many at once.
  /// - Parameter selectSeveral: Selects or deselects each of several entries.
  package func limited(
    least: Int, most: Int?, selectSeveral: @escaping ([Int]) -> Void
  ) -> ChoiceList {
    var list = self
    list.limits = (least, most)
    list.selectSeveral = selectSeveral
    return list
  }

  package var body: some View {
    ChoiceLeaf(
      options: options, isSelected: { [selected] in selected.containsSorted($0) },
      selected: { [selected] in selected }, allowsSeveral: allowsSeveral,
      prompt: prompt, select: select, isFocused: control.isFocused, control: control,
      isSecret: isSecret, allowsNone: allowsNone, limits: limits, selectSeveral: selectSeveral
    )
    .focusTarget(control)
  }
}

/// Keeps the control and the display node of a list up to date.
struct ChoiceLeaf: LeafView {
  let options: any OptionProvider
  let isSelected: (Int) -> Bool
  let selected: () -> [Int]
  let allowsSeveral: Bool
  let prompt: String?
  let select: (Int) -> Void
  let isFocused: Bool
  let control: ChoiceControl
  /// True to show the entries without focus, too.
  var isAlwaysOpen = false
  var isSecret = false
  var allowsNone = false
  var limits: (least: Int, most: Int?) = (0, nil)
  var selectSeveral: (([Int]) -> Void)?

  static func makeNode(inputs: ViewInputs) -> ChoiceNode { ChoiceNode(host: inputs.host) }

  func update(_ node: ChoiceNode, environment: EnvironmentValues) {
    control.limits = limits
    control.selectSeveral = selectSeveral
    control.allowsSeveral = allowsSeveral
    control.isSelected = isSelected
    control.selected = selected
    control.select = select
    control.isSecret = isSecret
    control.allowsNone = allowsNone
    control.options = options
    control.list = node
    node.control = control
    node.update(
      isOpen: isFocused || isAlwaysOpen, isFocused: isFocused, prompt: prompt, environment: environment)
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
  /// Appends the bytes of the labels from an entry on, each including the other names by which it can be found, with
  /// the end of each, for filtering.
  func appendLabels(from first: Int, to bytes: inout [UInt8], ends: inout [Int])
  /// A remark shown beside the entry.
  func detail(at index: Int) -> String
  func isEnabled(at index: Int) -> Bool
  /// The index of the entry that a typed text would become; nil if only existing entries can be chosen.
  func offer(_ typed: String) -> Int?
  /// Called when the filter text has changed; matching entries may be added.
  func filterDidChange(_ typed: String)
  /// The number of entries at the end that were typed by the user: new entries are inserted before them.
  var typedCount: Int { get }
}

extension OptionProvider {
  package func offer(_ typed: String) -> Int? { nil }
  package func filterDidChange(_ typed: String) {}
  package var typedCount: Int { 0 }

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

  static func makeNode(inputs: ViewInputs) -> ChoiceNode { ChoiceNode(host: inputs.host) }

  func update(_ node: ChoiceNode, environment: EnvironmentValues) {
    let tags = control.tags
    let chosen = selection.tag
    let choose = selection.choose
    ChoiceLeaf(
      options: tags, isSelected: { tags.tag(at: $0) == chosen },
      selected: { tags.index(of: chosen).map { [$0] } ?? [] },
      allowsSeveral: false, prompt: selection.label, select: { if let tag = tags.tag(at: $0) { choose(tag) } },
      isFocused: isFocused,
      control: control, isAlwaysOpen: environment.pickerStyle == .inline
    )
    .update(node, environment: environment)
  }
}
