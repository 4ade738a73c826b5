import Formline

/// Where tickets are ordered.
struct OrderScene: View {
  let store: Store<Desk, Desk.Action>
  /// What concerns nobody else stays with the view.
  @State private var isHelpShown = false
  @FocusState private var isNaming: Bool

  var body: some View {
    Form {
      TextField("Name", text: store.binding(\.name) { .nameChanged($0) }).focused($isNaming).onSubmit {
        store.send(.order)
        isNaming = true
      }
      LabeledContent("Seats") { Text("\(store.state.seats)") }
      if isHelpShown { Text("One order has nine seats at most.") }
      if store.state.isBooking { Text("booking…") }
    }
    .toolbar {
      Button("Fewer") { store.send(.fewerSeats) }.keyboardShortcut("F2")
      Button("More") { store.send(.moreSeats) }.keyboardShortcut("F3")
      Button("Help") { isHelpShown.toggle() }.keyboardShortcut("F4")
      Button("Order") { store.send(.order) }.keyboardShortcut("F10")
    }
    .onAppear { isNaming = true }
  }
}

/// What has been ordered.
struct OrdersScene: View {
  let store: Store<Desk, Desk.Action>

  var body: some View {
    VStack(alignment: .leading) {
      Text("\(store.state.total) seats").bold()
      ForEach(store.state.orders) { order in
        Button("\(order.name), \(order.seats)") { store.send(.cancel(order.id)) }
      }
    }
  }
}
