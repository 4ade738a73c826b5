import Formline

/// How form screens spell what they are made of, one body each, written as for SwiftUI. That all of it compiles is the
/// test; what does not, and with which sentence, stands in `Refused.swift` of this package.
struct Spellings: View {
  enum Flavor: String, CaseIterable, Identifiable { case vanilla, cherry, lime; var id: Self { self } }
  enum Field: Hashable { case name, email, notes }
  struct Item: Identifiable, Hashable { let id: Int; var name = ""; var count = 1; var isDone = false }
  struct Failure: Error {}
  @Observable final class Store { var name = ""; var isOn = false; var items: [Item] = [] }

  @State var text = ""
  @State var isOn = false
  @State var flag = false
  @State var count = 1
  @State var byte: UInt8 = 1
  @State var amount = 0.5
  @State var flavor = Flavor.lime
  @State var choice: Flavor?
  @State var item = Item(id: 0)
  @State var chosenItem: Item?
  @State var items = [Item(id: 1), Item(id: 2)]
  @State var selectedID: Int?
  @State var selectedIDs: Set<Int> = []
  @State var failure: Failure?
  @State var path: [Item] = []
  @State var tab = 0
  @State var store = Store()
  @State var position: Int?
  @FocusState var focus: Field?
  @FocusState var isFocused: Bool
  @Namespace var namespace
  @Environment(\.dismiss) var dismiss
  @Environment(\.isEnabled) var isEnabled
  @Environment(\.isFocused) var isInFocus
  @Environment(\.isPresented) var isPresented
  @Environment(\.editMode) var editMode
  @Environment(\.dynamicTypeSize) var dynamicTypeSize
  @Environment(\.layoutDirection) var layoutDirection
  @AppStorage("name") var storedName = ""
  @AppStorage("launches") var launches = 0
  @AppStorage("flavor") var storedFlavor = Flavor.lime
  @SceneStorage("tab") var storedTab = 0

  let title: LocalizedStringKey = "Title"
  let string = "String"

  func submit() {}
  func delete(at offsets: IndexSet) { items.remove(atOffsets: offsets) }
  func move(from source: IndexSet, to destination: Int) { items.move(fromOffsets: source, toOffset: destination) }

  var body: some View { EmptyView() }
}
