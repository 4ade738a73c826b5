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
  @State private var hasTried = false
  @State private var isAsking = false
  @FocusState private var focus: Field?
  @Environment(\.dismiss) private var dismiss

  init(today: CalendarDate) { self.today = today }

  private var price: Double { Double(seats) * (plan == .monthly ? 9.5 : 95) }

  /// What is wrong across fields, each with the field at which it is said. What is missing is, once somebody buys.
  private var problems: [(field: Field, sentence: String)] {
    var problems: [(field: Field, sentence: String)] = []
    if let budget, price > budget { problems.append((.budget, "The price is over the budget")) }
    if let start, let end, end < start { problems.append((.end, "The end is before the start")) }
    if hasTried, card.isEmpty { problems.append((.card, "A card is needed")) }
    return problems
  }

  private func problem(at field: Field) -> String? { problems.first { $0.field == field }?.sentence }

  private func buy() {
    hasTried = true
    if let first = problems.first { focus = first.field } else { isAsking = true }
  }

  var body: some View {
    Form {
      Section("Plan") {
        Picker("Billed", selection: $plan) {
          ForEach(Plan.allCases, id: \.self) { Text($0.rawValue).tag($0) }
        }
        .pickerStyle(.segmented)
        Stepper("Seats", value: $seats, in: 1...50).focused($focus, equals: .seats)
        TextField("Budget", value: $budget, format: .currency(code: "EUR")).problem(problem(at: .budget))
          .focused($focus, equals: .budget)
        LabeledContent("Price", value: price, format: .currency(code: "EUR"))
      }
      Section("When") {
        DatePicker("From", selection: $start, in: today...CalendarDate.last).focused($focus, equals: .start)
        DatePicker("Until", selection: $end, in: today...CalendarDate.last).problem(problem(at: .end))
          .focused($focus, equals: .end)
      }
      Section("Paid with") {
        TextField("Card", text: $card).textContentType(.creditCardNumber).problem(problem(at: .card))
          .focused($focus, equals: .card)
        TextField("Expires", text: $expiry).textContentType(.creditCardExpiration).focused($focus, equals: .expiry)
      }
      .validatesContent()
      Button("Buy") { buy() }.keyboardShortcut(.defaultAction)
    }
    .confirmationDialog("Buy \(seats) seats?", isPresented: $isAsking) {
      Button("Buy now") { dismiss() }
      Button("Not yet", role: .cancel) {}
    }
    .toolbar { Button("Buy") { buy() }.keyboardShortcut("F10") }
    .defaultFocus($focus, .seats)
  }
}
