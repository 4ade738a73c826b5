import FormControls
import Testing

/// A list in which Return makes a new row and goes there, as in Apple's talk on focus.
@Suite struct GroceryScreenTests {
  fileprivate struct Item: Identifiable {
    let id: Int
    var name: String
  }

  @Observable fileprivate final class Groceries {
    var items = [Item(id: 0, name: "Milk"), Item(id: 1, name: "Bread")]

    func addItem() -> Int {
      items.append(Item(id: (items.map(\.id).max() ?? 0) + 1, name: ""))
      return items[items.count - 1].id
    }
  }

  private struct GroceryList: View {
    let list: Groceries
    let log: Log
    @FocusState private var focusedItem: Int?

    init(list: Groceries, log: Log) {
      self.list = list
      self.log = log
    }

    var body: some View {
      @Bindable var list = list
      List($list.items) { $item in
        TextField("Item", text: $item.name)
          .focused($focusedItem, equals: item.id)
          .onSubmit { focusedItem = list.addItem() }
      }
      .defaultFocus($focusedItem, list.items.last?.id)
      .toolbar {
        ToolbarItem(placement: .primaryAction) { Button("New") { focusedItem = list.addItem() } }
        ToolbarItem(placement: .keyboard) { Button("Delete", action: delete) }
      }
      .onChange(of: focusedItem) { log("focus \(focusedItem.map(String.init) ?? "nil")") }
    }

    private func delete() { list.items.removeAll { $0.id == focusedItem } }
  }

  @Test("a new row has focus in the same frame, whether Return or the bottom row has made it")
  func newRow() {
    let list = Groceries()
    let log = Log()
    let form = TestForm(columns: 30, rows: 12) { GroceryList(list: list, log: log) }
    form.press("End")
    form.type("s\nEggs\n")
    form.press("F2")
    form.type("Salt")
    #expect(list.items.map(\.name) == ["Milk", "Breads", "Eggs", "", "Salt"])
    #expect(log.take() == ["focus 1", "focus 2", "focus 3", "focus 4"])
    #expect(form.issues == [])
  }

  @Test("a row that is far down has focus as well, and is scrolled into sight")
  func farDown() {
    let list = Groceries()
    list.items = (0..<500).map { Item(id: $0, name: "item \($0)") }
    let form = TestForm(columns: 30, rows: 8) { GroceryList(list: list, log: Log()) }
    #expect(form.screen.contains("item 499"))
    form.press("Enter")
    form.type("last")
    #expect(list.items.last?.name == "last")
    #expect(form.screen.contains("last"))
  }

  @Test("the focused row is deleted: focus is nowhere, what is typed reaches no row, Tab begins again")
  func deletion() {
    let list = Groceries()
    let log = Log()
    let form = TestForm(columns: 30, rows: 12) { GroceryList(list: list, log: log) }
    form.press("Shift+Tab")
    _ = log.take()
    form.press("F3")
    #expect(log.take() == ["focus nil"])
    form.type("xyz")
    form.press("Backspace")
    #expect(list.items.map(\.name) == ["Bread"])
    form.press("Tab")
    #expect(log.take() == ["focus 1"])
  }
}
