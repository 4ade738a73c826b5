import Formline

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
