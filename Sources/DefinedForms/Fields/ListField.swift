import FormDefinitions
import Formline

/// A list: its rows one below the other, and a line that adds another.
struct ListField: View {
  let field: FieldModel
  let list: ListModel
  @Environment(\.theme) private var theme

  var body: some View {
    let rows = list.rows
    VStack {
      FieldGroup {
        ForEach(rows, id: \.number) { row in RowView(row: row) }
      }
      if rows.isEmpty, let placeholder = field.definition.placeholder { Text(placeholder).textStyle(theme.placeholder) }
      AddRow(title(rows.count), isFull: !list.hasRoom) { field.form.addRow(to: list) }
        .modifier(NamedFocusModifier(location: field.form.focus, value: field.id))
        .onSubmit {
          if let action = field.definition.onSubmit { field.form.runSubmitAction(action, from: field) }
        }
    }
  }

  private func title(_ count: Int) -> String {
    if let limit = list.traits.items.maxItems, count >= limit { return field.form.words(.addAtMost(limit)) }
    return field.form.words(count == 0 ? .addItem : .addAnother)
  }
}

/// One row: its number, what the mouse can do to it, and its fields.
private struct RowView: View {
  let row: RowModel
  @Environment(\.theme) private var theme

  var body: some View {
    VStack {
      HStack(spacing: 1) {
        Text("\(row.index.value + 1)").textStyle(theme.label).bold()
        RowButtons(row: row)
      }
      ForEach(row.fields.filter { $0.exists.value }, id: \.definition.id) { field in FieldView(field: field) }
    }
  }
}

/// Up, down and away, for the mouse.
private struct RowButtons: View {
  let row: RowModel

  var body: some View {
    let form = row.list.field.form
    HStack(spacing: 1) {
      PressArea("↑") { form.move(row, by: -1) }
      PressArea("↓") { form.move(row, by: 1) }
      PressArea("✕") { form.remove(row) }
    }
  }
}
