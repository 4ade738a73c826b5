/// The state of a desk that sells tickets.
struct Desk: Equatable {
  /// Tickets that somebody has ordered.
  struct Order: Equatable, Identifiable {
    let id: Int
    var name: String
    var seats: Int
  }

  /// Everything that can happen.
  enum Action: Equatable {
    case nameChanged(String)
    case moreSeats, fewerSeats
    case order
    case booked(number: Int)
    case cancel(Order.ID)
  }

  var name = ""
  var seats = 1
  var orders: [Order] = []
  /// The order whose number is still to come.
  var isBooking = false

  /// The seats of all orders.
  var total: Int { orders.reduce(0) { $0 + $1.seats } }

  /// A store of a desk.
  /// - Parameter book: Gives the number of the next order; it may take its time.
  static func makeStore(book: @escaping @MainActor () async -> Int?) -> Store<Desk, Action> {
    Store(Desk()) { desk, action in
      switch action {
      case .nameChanged(let name): desk.name = name
      case .moreSeats: desk.seats = min(desk.seats + 1, 9)
      case .fewerSeats: desk.seats = max(desk.seats - 1, 1)
      case .order:
        guard !desk.name.isEmpty else { return nil }
        desk.isBooking = true
        return Store.Effect(name: "book") { await book().map { .booked(number: $0) } }
      case .booked(let number):
        guard desk.isBooking else { return nil }
        desk.orders.append(Order(id: number, name: desk.name, seats: desk.seats))
        desk.name = ""
        desk.seats = 1
        desk.isBooking = false
      case .cancel(let id): desk.orders.removeAll { $0.id == id }
      }
      return nil
    }
  }
}
