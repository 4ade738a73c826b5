/// The entries of a list to choose from, made one by one as they are needed.
package protocol OptionProvider: AnyObject {
  var count: Int { get }
  func label(at index: Int) -> String
  /// Appends the bytes of a label, for filtering.
  func appendLabel(at index: Int, to bytes: inout [UInt8])
  /// A remark shown beside the entry.
  func detail(at index: Int) -> String
  func isEnabled(at index: Int) -> Bool
}

extension OptionProvider {
  package func appendLabel(at index: Int, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: label(at: index).utf8)
  }
}

/// Entries known from the start.
package final class OptionList: OptionProvider {
  package struct Entry: Hashable {
    package let label: String
    package let detail: String
    package let isEnabled: Bool

    package init(label: String, detail: String = "", isEnabled: Bool = true) {
      self.label = label
      self.detail = detail
      self.isEnabled = isEnabled
    }
  }

  private let entries: [Entry]

  package init(_ entries: [Entry]) { self.entries = entries }

  package var count: Int { entries.count }
  package func label(at index: Int) -> String { entries[index].label }
  package func detail(at index: Int) -> String { entries[index].detail }
  package func isEnabled(at index: Int) -> Bool { entries[index].isEnabled }
}
