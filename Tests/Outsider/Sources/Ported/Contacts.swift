import FormlineFoundation

/// A list of contacts that is searched and added to, with an app's lengths: only the import is another one.
public struct Contacts: View {
  struct Contact: Identifiable, Hashable {
    let id = UUID()
    var name: String
    var phone: String
  }

  @State private var contacts = [
    Contact(name: "Ada Lovelace", phone: "+44 20 1"), Contact(name: "Grace Hopper", phone: "+1 202 2"),
    Contact(name: "Katherine Johnson", phone: "+1 304 3"),
  ]
  @State private var query = ""
  @State private var isAdding = false

  private var found: [Contact] {
    query.isEmpty ? contacts : contacts.filter { $0.name.lowercased().contains(query.lowercased()) }
  }

  public init() {}

  public var body: some View {
    NavigationStack {
      List {
        ForEach(found) { contact in
          NavigationLink(value: contact) {
            HStack(spacing: 12) {
              Text(contact.name.prefix(1)).frame(width: 40, height: 40).background(.blue, in: Circle())
              VStack(alignment: .leading, spacing: 2) {
                Text(contact.name).font(.headline)
                Text(contact.phone).font(.subheadline).foregroundStyle(.secondary)
              }
            }
            .padding(.vertical, 6)
          }
        }
        .onDelete { places in places.sorted(by: >).forEach { contacts.remove(at: $0) } }
      }
      .overlay {
        if found.isEmpty { ContentUnavailableView("Nobody called \(query)", systemImage: "person.slash") }
      }
      .searchable(text: $query, prompt: "Search")
      .navigationTitle("Contacts")
      .navigationDestination(for: Contact.self) { contact in
        VStack(spacing: 20) {
          Text(contact.name).font(.largeTitle)
          LabeledContent("Phone", value: contact.phone)
        }
        .padding(40)
      }
      .toolbar { Button("Add") { isAdding = true } }
      .sheet(isPresented: $isAdding) { NewContact { contacts.append($0) } }
    }
  }
}

private struct NewContact: View {
  let add: (Contacts.Contact) -> Void
  @State private var name = ""
  @State private var phone = ""
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      TextField("Name", text: $name).textContentType(.name)
      TextField("Phone", text: $phone).textContentType(.telephoneNumber).keyboardType(.phonePad)
      Button("Save") {
        add(Contacts.Contact(name: name, phone: phone))
        dismiss()
      }
      .disabled(name.isEmpty)
    }
    .padding(24)
    .presentationDetents([.height(240)])
  }
}
