import Formline

/// Every control on a page: what an app can ask for.
struct ControlsForm: View {
  enum Size: String, CaseIterable { case small, medium, large }

  // Remembered from run to run.
  @AppStorage("name") private var name = ""
  @State private var quote = ""
  @State private var password = ""
  @State private var pin = ""
  @State private var notes = ""
  @State private var copies = 1
  @State private var price = 9.5
  @State private var discount: Double?
  @State private var guests = 2
  @State private var volume = 40.0
  @State private var arrival: CalendarDate?
  @State private var breakfast: ClockTime?
  @State private var meeting: LocalDateTime?
  @State private var wantsNews = false
  @State private var size = Size.medium
  @State private var isAsking = false
  @State private var isTelling = false
  @State private var log = ""
  @Environment(\.dismiss) private var dismiss

  private func sizes() -> some View { ForEach(Size.allCases, id: \.self) { Text($0.rawValue).tag($0) } }

  var body: some View {
    Form {
      Section("Texts") {
        TextField("Name", text: $name, prompt: "Ada Lovelace")
        TextField("Quote", text: $quote, prompt: "as long as you like", axis: .vertical)
        SecureField("Password", text: $password, prompt: "not shown")
        TextField("PIN", text: $pin).keyboardType(.numberPad)
        LabeledContent("Notes") { TextEditor(text: $notes, prompt: "several lines", rows: 2) }
      }
      Section("Values") {
        TextField("Copies", value: $copies, format: .number)
        TextField("Price", value: $price, format: .currency(code: "EUR"))
        TextField("Discount", value: $discount, format: .percent, prompt: "none")
        Stepper("Guests", value: $guests, in: 1...8)
        Slider("Volume", value: $volume, in: 0...100, step: 5)
      }
      Section("Days and times") {
        DatePicker("Arrival", selection: $arrival)
        DatePicker("Breakfast", selection: $breakfast)
        DatePicker("Meeting", selection: $meeting)
      }
      Section("Choices") {
        Toggle("Newsletter", isOn: $wantsNews)
        Picker("Size", selection: $size, content: sizes).pickerStyle(.menu)
        Picker("in a row", selection: $size, content: sizes).pickerStyle(.segmented)
        Picker("in full", selection: $size, content: sizes).pickerStyle(.inline)
        Menu("More") {
          Button("Copy") { log = "copied" }
          Button("Share") { log = "shared" }
        }
      }
      DisclosureGroup("What else there is") {
        LabeledContent("Last action", value: log.isEmpty ? "none" : log)
        ProgressView("Progress", value: volume, total: 100)
        Link("Manual", destination: "https://tiswww.case.edu/php/chet/readline/rltop.html")
        Button("About…") { isTelling = true }
      }
      Button("Delete…", role: .destructive) { isAsking = true }
      Button("Done") { dismiss() }.keyboardShortcut(.defaultAction)
    }
    .confirmationDialog("Delete everything?", isPresented: $isAsking) {
      Button("Delete", role: .destructive) { log = "deleted" }
      Button("Keep", role: .cancel) {}
    }
    .alert("Every control on a page", isPresented: $isTelling) { Button("OK") {} }
  }
}
