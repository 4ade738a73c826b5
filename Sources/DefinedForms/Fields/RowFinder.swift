import FormDefinitions
import FormModels
import Formline
import TerminalModel
import Wording

/// The rows of a list as entries of a list to choose from: what is typed filters them, and the chosen one is gone to. Rows
/// get no fields for it.
final class RowFinder: OptionProvider {
  let list: ListModel
  /// The rows when the search began.
  private let rows: [RowModel]
  private let widestNumber: Int
  /// What was typed.
  private var filter = ""

  init(_ list: ListModel) {
    self.list = list
    rows = list.field.form.graph.untracked { list.rows }
    widestNumber = "\(rows.count)".utf8.count
  }

  var count: Int { rows.count }

  /// The row's number, as the list shows it, and its answers.
  func label(at index: Int) -> String {
    let number = rows[index].list.field.definition.language.shown(index + 1)
    return String(repeating: " ", count: widestNumber - number.unicodeScalars.count)
      + "\(number)  \(rows[index].title)"
  }

  func detail(at index: Int) -> String { "" }
  func isEnabled(at index: Int) -> Bool { true }
  func filterDidChange(_ typed: String) { filter = typed }

  /// The field of a row in which something typed was found, else its first one.
  func place(at index: Int) -> String? {
    let row = rows[index]
    guard row.isInList else { return nil }
    let words = filter.folded.split(separator: " ")
    let found = row.fields.first { field in
      guard field.isAskable, field.list == nil else { return false }
      let answer = field.summary.folded
      return words.contains { answer.contains($0) }
    }
    return (found ?? row.firstReachable)?.id
  }
}

/// Covers the form while a row of a list is looked for.
struct RowFinderView: View {
  let form: FormPresenter
  @FocusState private var isFocused: Bool
  @Environment(\.theme) private var theme

  var body: some View {
    if let finder = form.finder.value {
      let language = form.definition.language
      Text(language.heading(form.words(.formSearchPrompt)) + finder.list.field.definition.label).textStyle(theme.title)
        .padding(.leading, 2)
      ChoiceList(options: finder, selected: [], allowsSeveral: false, prompt: nil) { form.go(to: $0, of: finder) }
        .searching()
        .submitLabel(.go)
        .focused($isFocused)
        .onAppear { isFocused = true }
        .padding(.horizontal, 2)
    }
  }
}

extension FormPresenter {
  /// Lists the rows of a list, to go to one of them. Esc goes back to where focus was.
  func findRow(in list: ListModel) {
    session?.syncBuffer()
    guard !model.graph.untracked({ list.rows.isEmpty }) else { return }
    finder.value = RowFinder(list)
  }

  func isFindingRow(of list: ListModel) -> Binding<Bool> {
    Binding<Bool> {
      self.finder.value?.list === list
    } set: {
      if !$0 { self.finder.value = nil }
    }
  }

  /// Goes to a row that was found, once the control that chose it is done.
  fileprivate func go(to index: Int, of finder: RowFinder) {
    let place = model.graph.untracked { finder.place(at: index) } ?? finder.list.field.id
    host.afterUpdate { [weak self] in self?.aim(at: place) }
  }
}
