import FormDefinitions
import TerminalModel

extension FormModel {
  /// Shorter forms are made whole, and their rows know how wide their labels are.
  private static let shortForm = 64

  /// The columns of the widest label of a long form, whose rows are made as they come into sight; else 0.
  var widestLabel: Double {
    guard fields.count > Self.shortForm else { return 0 }
    var widest = 0
    for field in fields where field.definition.type != .note {
      let definition = field.definition
      var columns = TextWidth.columns(of: DisplayText.visible(definition.label))
      if case .never = definition.required {} else { columns += 2 }
      widest = max(widest, columns)
    }
    return Double(widest)
  }
}
