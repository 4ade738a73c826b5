import FormlineFoundation

/// A settings screen as it was written for an app, with an app's lengths: only the import is another one.
public struct Preferences: View {
  @State private var name = "Ada"
  @State private var size = 14.0
  @State private var sounds = true
  @State private var weekStart = "Monday"
  @State private var isAsking = false

  public init() {}

  public var body: some View {
    NavigationStack {
      List {
        Section {
          HStack(spacing: 16) {
            ZStack {
              Circle().fill(.blue).frame(width: 48, height: 48)
              Text(String(name.prefix(1))).font(.title)
            }
            VStack(alignment: .leading, spacing: 4) {
              TextField("Name", text: $name).font(.headline)
              Text("Free plan").font(.caption).foregroundStyle(.secondary)
            }
          }
          .padding(.vertical, 8)
        }
        Section("Reading") {
          HStack {
            Text("Text size")
            Spacer(minLength: 24)
            Slider(value: $size, in: 10...24, step: 1).frame(width: 200)
          }
          Toggle(isOn: $sounds) { Label("Sounds", systemImage: "speaker") }
          Picker("Week starts on", selection: $weekStart) {
            ForEach(["Monday", "Saturday", "Sunday"], id: \.self) { Text($0) }
          }
        }
        Section {
          Button("Delete account", role: .destructive) { isAsking = true }
            .frame(maxWidth: .infinity, minHeight: 44)
        }
      }
      .listRowInsets(EdgeInsets(top: 12, leading: 20, bottom: 12, trailing: 20))
      .navigationTitle("Settings")
      .alert("Delete the account?", isPresented: $isAsking) {
        Button("Delete", role: .destructive) { name = "" }
        Button("Cancel", role: .cancel) {}
      }
    }
  }
}
