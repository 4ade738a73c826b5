import Formline

/// A checkout: sections, values in the user's formats, rules across fields, and a question before what cannot be undone.
struct CheckoutForm: View {
  enum Field: Hashable { case seats, budget, start, end, card, expiry }
  enum Plan: String, Hashable, CaseIterable { case monthly, yearly }

  let today: CalendarDate
  @State private var plan = Plan.monthly
  @State private var seats = 3
  @State private var budget: Double? = 100
  @State private var start: CalendarDate?
  @State private var end: CalendarDate?
  @State private var card = ""
  @State private var expiry = ""
  @State private var isAsking = false
  @FocusState private var focus: Field?
  @Environment(\.dismiss) private var dismiss

  init(today: CalendarDate) { self.today = today }

  private var price: Double { Double(seats) * (plan == .monthly ? 9.5 : 95) }

  /// What is wrong across fields, in the order in which it is shown.
  private var problems: [String] {
    var problems: [String] = []
    if let budget, price > budget { problems.append("The price is over the budget") }
    if let start, let end, end < start { problems.append("The end is before the start") }
    if card.isEmpty { problems.append("A card is needed") }
    return problems
  }

  var body: some View {
    Form {
      Section("Plan") {
        Picker("Billed", selection: $plan) {
          ForEach(Plan.allCases, id: \.self) { Text($0.rawValue).tag($0) }
        }
        .pickerStyle(.segmented)
        Stepper("Seats", value: $seats, in: 1...50).focused($focus, equals: .seats)
        TextField("Budget", value: $budget, format: .currency(code: "EUR")).focused($focus, equals: .budget)
        LabeledContent("Price", value: price, format: .currency(code: "EUR"))
      }
      Section("When") {
        DatePicker("From", selection: $start, in: today...CalendarDate.last).focused($focus, equals: .start)
        DatePicker("Until", selection: $end, in: today...CalendarDate.last).focused($focus, equals: .end)
      }
      Section("Paid with") {
        TextField("Card", text: $card).textContentType(.creditCardNumber).focused($focus, equals: .card)
        TextField("Expires", text: $expiry).textContentType(.creditCardExpiration).focused($focus, equals: .expiry)
      }
      ForEach(problems, id: \.self) { Text("✗ \($0)").padding(.leading, 2) }
      Button("Buy") { isAsking = true }.keyboardShortcut(.defaultAction).disabled(!problems.isEmpty)
    }
    .confirmationDialog("Buy \(seats) seats?", isPresented: $isAsking) {
      Button("Buy now") { dismiss() }
      Button("Not yet", role: .cancel) {}
    }
    .toolbar { Button("Buy") { isAsking = true }.keyboardShortcut("F10").disabled(!problems.isEmpty) }
    .defaultFocus($focus, .seats)
  }
}
