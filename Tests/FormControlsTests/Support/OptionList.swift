import FormControls

/// Entries known from the start.
final class OptionList: OptionProvider {
  struct Entry: Hashable {
    let label: String
    let detail: String
    let isEnabled: Bool

    init(label: String, detail: String = "", isEnabled: Bool = true) {
      self.label = label
      self.detail = detail
      self.isEnabled = isEnabled
    }
  }

  private let entries: [Entry]

  init(_ entries: [Entry]) { self.entries = entries }

  var count: Int { entries.count }
  func label(at index: Int) -> String { entries[index].label }
  func detail(at index: Int) -> String { entries[index].detail }
  func isEnabled(at index: Int) -> Bool { entries[index].isEnabled }
}
