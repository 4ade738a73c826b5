import FormlineFoundation

/// A checkout, as it was written for an app: only the import is another one.
public struct Checkout: View {
  enum Field: Hashable { case name, email, street, code }

  enum Delivery: String, CaseIterable, Identifiable {
    case standard = "Standard"
    case express = "Express"
    var id: Self { self }
    var price: Decimal { self == .standard ? 0 : 9.5 }
  }

  struct PaymentError: LocalizedError {
    var errorDescription: String? { "The card was declined" }
  }

  @Environment(\.dismiss) private var dismiss
  @FocusState private var focus: Field?
  @State private var name = ""
  @State private var email = ""
  @State private var street = ""
  @State private var code = ""
  @State private var delivery = Delivery.standard
  @State private var arrival = Date(timeIntervalSince1970: 1_767_225_600)
  @State private var isGift = false
  @State private var message = ""
  @State private var copies = 1
  @State private var failure: PaymentError?
  @State private var showsError = false
  @State private var showsSummary = false

  private let price: Decimal = 20
  public init() {}

  private var total: Decimal { price * Decimal(copies) + delivery.price }
  private var isComplete: Bool { !name.isEmpty && email.contains("@") && !street.isEmpty }

  public var body: some View {
    NavigationStack {
      Form {
        Section("Customer") {
          TextField("Name", text: $name)
            .textContentType(.name)
            .focused($focus, equals: .name)
            .submitLabel(.next)
          TextField("E-mail", text: $email)
            .textContentType(.emailAddress)
            .keyboardType(.emailAddress)
            .textInputAutocapitalization(.never)
            .autocorrectionDisabled()
            .focused($focus, equals: .email)
        }
        Section {
          TextField("Street", text: $street).focused($focus, equals: .street)
          SecureField("Card code", text: $code).focused($focus, equals: .code)
          Picker("Delivery", selection: $delivery) {
            ForEach(Delivery.allCases) { Text($0.rawValue).tag($0) }
          }
          .pickerStyle(.segmented)
          DatePicker("Arrival", selection: $arrival, displayedComponents: .date)
          Stepper("Copies: \(copies)", value: $copies, in: 1...10)
        } header: {
          Text("Delivery")
        } footer: {
          Text("We deliver **everywhere**.").font(.footnote).foregroundStyle(.secondary)
        }
        Section {
          Toggle(isOn: $isGift.animation()) {
            Label("This is a gift", systemImage: "gift")
          }
          if isGift {
            TextField("Message", text: $message, axis: .vertical).lineLimit(2...4)
          }
        }
        Section {
          LabeledContent("Total", value: total, format: .currency(code: "EUR"))
          Button {
            pay()
          } label: {
            Text("Pay").bold().frame(maxWidth: .infinity)
          }
          .buttonStyle(.borderedProminent)
          .disabled(!isComplete)
        }
        .listRowBackground(Color.clear)
      }
      .navigationTitle("Checkout")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
      }
      .onSubmit {
        switch focus {
        case .name: focus = .email
        case .email: focus = .street
        case .street: focus = .code
        default: focus = nil
        }
      }
      .alert(isPresented: $showsError, error: failure) { Button("OK") {} }
      .sheet(isPresented: $showsSummary) {
        VStack(alignment: .leading, spacing: 0) {
          Text("Thank you, \(name)!").font(.title)
          Text("\(copies) copies for \(total, format: .number)")
          Button("Close") { showsSummary = false }
        }
        .padding()
        .presentationDetents([.medium])
      }
      .tint(.green)
    }
  }

  private func pay() {
    if code == "000" {
      failure = PaymentError()
      showsError = true
    } else {
      showsSummary = true
    }
  }
}
