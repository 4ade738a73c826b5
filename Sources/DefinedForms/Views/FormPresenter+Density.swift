import FormDefinitions
import Formline
import TerminalModel

/// How much room a form takes on a screen. The estimate depends on the definition and on the size of the screen only:
/// rows must not move because an error is shown or a list opens.
extension FormPresenter {
  /// Boxes are wider where a text of several lines is asked for, so that usual lines fit.
  var boxColumns: Double { model.fields.contains { $0.definition.type == .textarea } ? 74 : 46 }

  func density(columns: Int, rows: Int) -> FormDensity {
    guard !appearance.isQuestion else { return .compact }
    func fits(_ density: FormDensity) -> Bool {
      (density != .roomy || rows >= Self.tallScreen) && estimatedRows(density, columns: columns) <= rows
    }
    switch appearance.density ?? definition.density {
    case .comfortable: return fits(.roomy) ? .roomy : .comfortable
    case .auto where fits(.roomy): return .roomy
    case .auto where fits(.comfortable): return .comfortable
    case .auto, .compact: return rows < Self.shortScreen ? .short : .compact
    }
  }

  /// From here on, more than the classic 24 rows, a form may take more room than it needs.
  private static let tallScreen = 30
  /// With fewer rows, descriptions of fields that do not have focus are left out.
  private static let shortScreen = 16
  /// The button and the bottom row, with a blank line above each.
  private static let rowsBelow = 4

  /// The rows of the whole screen of a roomy or comfortable form, with every field that may come to exist.
  private func estimatedRows(_ density: FormDensity, columns: Int) -> Int {
    var rows = Self.rowsBelow + (definition.title == nil ? 0 : 1)
    if let description = definition.description { rows += Self.lines(of: description, columns: columns - 4) }
    if rows > Self.rowsBelow { rows += 1 }
    let isNarrow = columns < 44
    let width = isNarrow ? columns - 5 : columns - 4 - labelColumns(of: columns)
    let sections = definition.sections.enumerated().map { index, section in
      var rows = section.title == nil ? 0 : index > 0 ? 2 : 1
      if let description = section.description { rows += Self.lines(of: description, columns: columns - 4) }
      for field in section.fields {
        rows += Self.rows(of: field, columns: width) + (isNarrow ? 1 : 0)
        if density == .roomy, field.description == nil, field.type != .note { rows += 1 }
      }
      return rows
    }
    if density == .roomy { rows += model.fields.reduce(0) { max($0, Self.openRows(of: $1.definition)) } }
    guard definition.layout == .pages else { return rows + sections.reduce(0, +) }
    // A page has a line for the progress, and a blank one.
    return rows + 2 + (sections.max() ?? 0)
  }

  /// The rows of the list that opens below a choice with focus, or of the first of many.
  private static func openRows(of field: FieldDefinition) -> Int {
    switch field.choice?.options {
    case nil: 0
    case .list(let options): min(options.count, mostOpenRows)
    default: mostOpenRows
    }
  }

  private static let mostOpenRows = 10

  private func labelColumns(of columns: Int) -> Int {
    let labels = definition.sections.lazy.flatMap(\.fields).map { TextWidth.columns(of: $0.label) + 2 }
    return min(labels.max() ?? 0, columns * 2 / 5)
  }

  private static func rows(of field: FieldDefinition, columns: Int) -> Int {
    var rows = field.description.map { lines(of: $0, columns: columns) + 1 } ?? 0
    switch field.type {
    case .textarea: rows += field.text?.rows ?? 4
    case .list, .map: rows += 3
    case .note: rows += field.hasOwnLabel ? lines(of: field.label, columns: columns) : 0
    case .text, .password, .path, .integer, .number, .boolean, .select, .multiselect, .date, .time, .datetime,
      .computed:
      rows += 1
    }
    return rows
  }

  private static func lines(of text: String, columns: Int) -> Int {
    text.split(separator: "\n", omittingEmptySubsequences: false).reduce(0) {
      $0 + max(1, (TextWidth.columns(of: $1) + columns - 1) / max(1, columns))
    }
  }
}
