import FormlineFoundation

/// A page of settings, as it was written for an app: only the import is another one.
public struct SettingsPage: View {
  enum Theme: String, CaseIterable { case system, light, dark }

  @AppStorage("username") private var username = "guest"
  @AppStorage("theme") private var theme = Theme.system
  @AppStorage("notifies") private var notifies = true
  @AppStorage("volume") private var volume = 0.5
  @AppStorage("reminder") private var reminder = Date(timeIntervalSince1970: 0)
  @AppStorage("home") private var home = URL(string: "https://example.com")!
  @State private var asks = false
  @State private var showsAdvanced = false

  public init() {}

  public var body: some View {
    TabView {
      Tab("General", systemImage: "gear") {
        Form {
          Section(header: Text("Account")) {
            TextField("User name", text: $username)
            NavigationLink(destination: PasswordPage()) { Text("Password") }
          }
          Section {
            Picker("Theme", selection: $theme) {
              ForEach(Theme.allCases, id: \.self) { Text($0.rawValue.capitalized) }
            }
            .pickerStyle(.menu)
            Toggle("Notifications", isOn: $notifies)
            if notifies {
              Slider(value: $volume, in: 0...1) {
                Text("Volume")
              } minimumValueLabel: {
                Text("quiet")
              } maximumValueLabel: {
                Text("loud")
              }
            }
            DisclosureGroup("Advanced", isExpanded: $showsAdvanced) {
              TextField("Home page", value: $home, format: .url)
            }
          }
          Button("Reset everything", role: .destructive) { asks = true }
            .confirmationDialog("Reset everything?", isPresented: $asks, titleVisibility: .visible) {
              Button("Reset", role: .destructive) {
                username = "guest"
                theme = .system
              }
              Button("Cancel", role: .cancel) {}
            } message: {
              Text("This cannot be undone.")
            }
        }
        .formStyle(.grouped)
      }
      Tab("About", systemImage: "info.circle") {
        VStack(spacing: 8) {
          Text("Version 1.0").font(.headline)
          Link("Web site", destination: URL(string: "https://example.com")!)
        }
        .padding()
      }
    }
  }
}

struct PasswordPage: View {
  @Environment(\.presentationMode) private var presentationMode
  @State private var password = ""
  @State private var again = ""

  var body: some View {
    Form {
      SecureField("New password", text: $password)
      SecureField("Again", text: $again)
      Button("Save") { presentationMode.wrappedValue.dismiss() }
        .disabled(password.isEmpty || password != again)
    }
    .navigationTitle("Password")
  }
}
