import Expressions
import FormDefinitions
import FormModels
import Formline
import TerminalModel
import Wording

/// A list: its rows, as a table if there is room, and a button that adds one.
struct ListField: View {
  let form: FormPresenter
  let field: FieldModel
  let list: ListModel
  @Environment(\.theme) private var theme

  var body: some View {
    let rows = list.rows
    FieldGroup(columns: list.tableColumns, labelWidth: list.widestLabel(rows.count)) {
      if !rows.isEmpty {
        FieldTableHead().sheet(isPresented: form.isFindingRow(of: list)) { RowFinderView(form: form) }
      }
      ForEachNumber(
        Array(rows.indices), identifiedBy: { [list] in list.row(at: $0).identity },
        focusable: { [list] in list.indexOfRowToAsk(from: $0, by: $1) }, foundBy: { $0.index }
      ) {
        RowView(form: form, row: list.row(at: $0))
      }
      if !rows.isEmpty, list.hasTotals { ListTotals(list: list) }
    }
    .modifier(SubmitActionModifier(form: form, action: field.definition.onSubmit, field: field))
    if rows.isEmpty, let placeholder = field.definition.placeholder { Text(placeholder).textStyle(theme.placeholder) }
    AddRow(title(rows.count), isFull: !list.hasRoom) { form.addRow(to: list) }
      .modifier(NamedFocusModifier(location: form.focus, value: field.id))
  }

  private func title(_ count: Int) -> String {
    if let limit = list.traits.items.maxItems, count >= limit { return form.words(.formAddAtMost(limit: limit)) }
    return form.words(count == 0 ? .formAddItem : .formAddAnother)
  }
}

/// The totals of the columns that have one.
private struct ListTotals: View {
  let list: ListModel

  var body: some View {
    FieldTableTotals(list.field.form.words(.formTotal), of: list.traits.fields.map(\.label), texts: list.totals.value)
  }
}

/// One row: its number, its mouse buttons and its fields.
private struct RowView: View {
  let form: FormPresenter
  let row: RowModel

  var body: some View {
    FieldTableRow {
      RowNumber(row: row)
      RowButtons(form: form, row: row)
      let fields = row.fields
      ForEachNumber(
        fields.indices.filter { fields[$0].exists.value }, identifiedBy: { fields[$0].definition.id }
      ) { FieldView(form: form, field: fields[$0]) }
    }
  }
}

/// The only part of a row that changes with the rows above it.
private struct RowNumber: View {
  let row: RowModel
  @Environment(\.theme) private var theme

  var body: some View {
    Text(row.list.field.definition.language.shown(row.index.value + 1)).textStyle(theme.label).bold()
  }
}

private struct RowButtons: View {
  let form: FormPresenter
  let row: RowModel

  var body: some View {
    HStack(spacing: 1) {
      PressArea("↑") { form.move(row, by: -1) }
      PressArea("↓") { form.move(row, by: 1) }
      PressArea("✕") { form.remove(row) }
    }
  }
}

extension ListModel {
  /// The maximum number of fields side by side in a row.
  private static let mostColumns = 8

  /// The columns of a row's fields; empty if one of them needs several lines.
  fileprivate var tableColumns: [FieldTableColumn] {
    if let known = attachment as? TableColumns { return known.list }
    let columns = traits.fields.compactMap(\.tableColumn)
    let made = TableColumns(columns.count == traits.fields.count && columns.count <= Self.mostColumns ? columns : [])
    attachment = made
    return made.list
  }

  private final class TableColumns {
    let list: [FieldTableColumn]

    init(_ list: [FieldTableColumn]) { self.list = list }
  }

  /// The columns of the widest label of a row, in a list too long for all of them to be measured.
  fileprivate func widestLabel(_ rows: Int) -> Double {
    rows >= Self.longList ? traits.fields.map(\.labelColumns).max() ?? 0 : 0
  }
  private static let longList = 60

  var hasTotals: Bool { traits.fields.contains(where: \.isAddedUp) }
}

extension FieldModel {
  /// The index of its column in its list's table.
  var column: Int? { row?.fields.firstIndex { $0 === self } }
}

extension FieldDefinition {
  /// The width of the field in a table row; nil if it needs several lines.
  fileprivate var tableColumn: FieldTableColumn? {
    let isRequired = if case .never = required { false } else { true }
    func column(_ least: Int, _ ideal: Int, grows: Bool = false) -> FieldTableColumn {
      FieldTableColumn(label, isRequired: isRequired, least: least, ideal: ideal, grows: grows)
    }
    switch type {
    case .text, .path, .password:
      let usual = usualColumns
      return column(min(usual ?? 12, 12), usual ?? 20, grows: usual == nil)
    case .integer, .number:
      let unit = numberStyle.unit.map { TextWidth.columns(of: DisplayText.visible($0)) + 1 } ?? 0
      return column(12, 12 + unit)
    case .computed: return column(8, 12)
    case .boolean:
      let words = [true, false].map { TextWidth.columns(of: DisplayText.visible(word(for: $0))) }
      let both = valueOfNobody == .null ? words.reduce(6, +) : (words.max() ?? 0) + 4
      return column(both, both)
    case .date: return column(13, 13)
    case .time: return column(12, 12)
    case .datetime: return column(20, 20)
    case .select:
      var widest = 12
      if case .list(let options)? = choice?.options {
        widest = options.map { TextWidth.columns(of: DisplayText.visible($0.label)) }.max() ?? 0
      }
      let prompt = DisplayText.visible(placeholder ?? Message.formChoose.text(in: language))
      // An open list shows marks before each option.
      return column(min(widest + 4, 14), min(max(widest + 4, TextWidth.columns(of: prompt) + 2), 24))
    case .textarea, .multiselect, .list, .map, .note: return nil
    }
  }
}
