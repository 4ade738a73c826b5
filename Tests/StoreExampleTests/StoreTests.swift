import FormTesting
import Formline
import Testing

@testable import StoreExample

@Suite("One store, two scenes") struct StoreTests {
  private func makeStore() -> Store<Desk, Desk.Action> {
    var number = 0
    return Desk.makeStore {
      number += 1
      return number
    }
  }

  private func makeScenes(_ store: Store<Desk, Desk.Action>) -> (order: FormSession<Never>, orders: FormSession<Never>)
  {
    (
      FormSession(OrderScene(store: store), columns: 40, rows: 12),
      FormSession(OrdersScene(store: store), columns: 40, rows: 12)
    )
  }

  private func shows(_ scene: FormSession<Never>, _ text: String) -> Bool {
    scene.screen.contains { $0.contains(text) }
  }

  @Test func `what is typed in one scene is in the other, and in no other store`() async {
    let store = makeStore()
    let (order, orders) = makeScenes(store)
    let others = makeScenes(makeStore()).orders
    order.type("Ada")
    order.press("F3", 2)
    order.press("Enter")
    #expect(store.state.isBooking)
    await order.settle()
    await orders.settle()
    await others.settle()
    #expect(shows(orders, "3 seats"))
    #expect(shows(orders, "Ada, 3"))
    #expect(shows(others, "0 seats"))
    orders.press("Tab")
    orders.press("Enter")
    #expect(store.state.orders == [])
    #expect(shows(orders, "0 seats"))
  }

  @Test func `what concerns one view stays in it, and is no action`() async {
    let store = makeStore()
    let (order, orders) = makeScenes(store)
    let before = store.state
    order.press("F4")
    #expect(shows(order, "One order has nine seats at most."))
    #expect(!shows(orders, "One order"))
    #expect(store.state == before)
    #expect(store.log == [])
    order.press("F4")
    #expect(!shows(order, "One order"))
  }

  @Test func `the log of actions replays to the same screens, and starts no effect again`() async {
    let store = makeStore()
    let (order, orders) = makeScenes(store)
    order.type("Ada")
    order.press("F3")
    order.press("F10")
    await order.settle()
    order.type("Grace")
    await orders.settle()
    #expect(
      store.log == [
        .nameChanged("A"), .nameChanged("Ad"), .nameChanged("Ada"), .moreSeats, .order, .booked(number: 1),
        .nameChanged("G"), .nameChanged("Gr"), .nameChanged("Gra"), .nameChanged("Grac"), .nameChanged("Grace"),
      ])
    var booked = 0
    let again = Desk.makeStore {
      booked += 1
      return nil
    }
    again.replay(store.log)
    #expect(again.state == store.state)
    let scenes = makeScenes(again)
    scenes.order.press("End")
    #expect(scenes.order.screen == order.screen)
    #expect(scenes.orders.screen == orders.screen)
    await scenes.order.settle()
    #expect(booked == 0)
  }

  @Test func `an effect runs once for its action, and another of its name takes its place`() async {
    var started = 0
    let store = Desk.makeStore {
      started += 1
      let number = started
      while number == 1, !Task.isCancelled { await Task.yield() }
      return number
    }
    store.send(.nameChanged("Ada"))
    store.send(.order)
    for _ in 0..<100 where started < 1 { await Task.yield() }
    store.send(.order)
    for _ in 0..<100 where store.state.isBooking { await Task.yield() }
    #expect(started == 2)
    #expect(store.state.orders.map(\.id) == [2])
    #expect(store.log == [.nameChanged("Ada"), .order, .order, .booked(number: 2)])
  }

  @Test(arguments: [
    ([Desk.Action.order], []),
    ([.booked(number: 5)], []),
    ([.nameChanged("a"), .order, .booked(number: 5)], [Desk.Order(id: 5, name: "a", seats: 1)]),
    (
      [.fewerSeats, .moreSeats, .nameChanged("a"), .order, .booked(number: 5)], [Desk.Order(id: 5, name: "a", seats: 2)]
    ),
    ([.nameChanged("a"), .order, .booked(number: 5), .cancel(5)], []),
  ])
  func `the reducer needs nothing but a state and actions`(actions: [Desk.Action], orders: [Desk.Order]) {
    let store = Desk.makeStore { nil }
    store.replay(actions)
    #expect(store.state.orders == orders)
  }
}
