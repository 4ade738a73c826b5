import LineEditing
import ViewTree

/// What pickers of one row share: the entries, the chosen one, and how another is chosen.
package class RowPickerControl: Control, PickerTagsReader {
  let tags = PickerTags()
  var selection: PickerSelection?
  weak var row: DisplayNode?

  package required init(inputs: ViewInputs) {
    super.init(inputs: inputs)
    tags.reader = self
  }

  package override var submitTrigger: SubmitTriggers? { .text }

  func optionsDidChange() {
    row?.setNeedsLayout()
    row?.setNeedsDisplay()
  }

  /// The place of the chosen entry.
  final var chosen: Int? { (selection?.tag).flatMap { tags.index(of: $0) } }

  final func choose(at index: Int) {
    guard let selection, let tag = tags.tag(at: index), tag != selection.tag else { return }
    selection.choose(tag)
  }

  /// Chooses the entry so many places on, staying at the ends; without a chosen one, the first or the last.
  final func choose(by count: Int) {
    guard tags.count > 0 else { return }
    let last = tags.count - 1
    choose(at: chosen.map { min(max(0, $0 + count), last) } ?? (count > 0 ? 0 : last))
  }
}
