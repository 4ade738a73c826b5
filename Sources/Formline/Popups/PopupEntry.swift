/// One line of a list that opens below a control.
package struct PopupEntry: Hashable {
  /// What taking the entry gives.
  package let text: String
  /// What is shown.
  package let label: String
  /// Where the entry comes from, in a word; shown at its right.
  package let source: String
  /// Whether it can be taken. The others are only shown, such as headings.
  package let isEnabled: Bool

  /// - Parameter label: What is shown; the text itself if left out.
  package init(_ text: String, label: String? = nil, source: String = "", isEnabled: Bool = true) {
    self.text = text
    self.label = label ?? text
    self.source = source
    self.isEnabled = isEnabled
  }
}
