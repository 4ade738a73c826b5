import Formline

/// A list that is edited, with a screen for each row, as it was written for an app: only the import is another one.
public struct ListEditor: View {
  struct Item: Identifiable, Hashable {
    let id: Int
    var name: String
    var notes = ""
    var isDone = false
  }

  @State private var items = [Item(id: 1, name: "Milk"), Item(id: 2, name: "Bread"), Item(id: 3, name: "Eggs")]
  @State private var isAdding = false
  @State private var search = ""

  public init() {}

  private var shown: [Item] { search.isEmpty ? items : items.filter { $0.name.contains(search) } }

  public var body: some View {
    NavigationStack {
      List {
        ForEach(shown) { item in
          NavigationLink(value: item) {
            HStack {
              Text(item.name).strikethrough(item.isDone)
              Spacer()
            }
          }
          .swipeActions(edge: .leading) {
            Button("Done") { toggle(item) }.tint(.green)
          }
        }
        .onDelete(perform: delete)
        .onMove(perform: move)
      }
      .listStyle(.insetGrouped)
      .navigationTitle("Shopping")
      .navigationDestination(for: Item.self) { item in
        if let index = items.firstIndex(where: { $0.id == item.id }) { ItemDetail(item: $items[index]) }
      }
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) { EditButton() }
        ToolbarItem(placement: .topBarLeading) { Button("Add") { isAdding = true } }
      }
      .sheet(isPresented: $isAdding) {
        NewItem { name in items.append(Item(id: (items.map(\.id).max() ?? 0) + 1, name: name)) }
      }
      .overlay {
        if items.isEmpty { ContentUnavailableView("Nothing to buy", systemImage: "cart") }
      }
    }
  }

  private func delete(at offsets: IndexSet) { items.remove(atOffsets: offsets) }

  private func move(from source: IndexSet, to destination: Int) {
    items.move(fromOffsets: source, toOffset: destination)
  }

  private func toggle(_ item: Item) {
    guard let index = items.firstIndex(of: item) else { return }
    items[index].isDone.toggle()
  }
}

struct ItemDetail: View {
  @Binding var item: ListEditor.Item
  @FocusState private var isFocused: Bool

  var body: some View {
    Form {
      TextField("Name", text: $item.name).focused($isFocused)
      TextField("Notes", text: $item.notes, axis: .vertical)
      Toggle("Bought", isOn: $item.isDone)
    }
    .navigationTitle(item.name)
    .onAppear { isFocused = true }
  }
}

struct NewItem: View {
  let add: (String) -> Void
  @Environment(\.dismiss) private var dismiss
  @State private var name = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    Form {
      TextField("Name", text: $name)
        .focused($isFocused)
        .onSubmit { save() }
    }
    .toolbar {
      ToolbarItem(placement: .confirmationAction) { Button("Save", action: save).disabled(name.isEmpty) }
    }
    .defaultFocus($isFocused, true)
  }

  private func save() {
    guard !name.isEmpty else { return }
    add(name)
    dismiss()
  }
}
