import Formline

// One state for two scenes, changed by actions only: OrderScene orders, OrdersScene shows what was ordered.
var number = 0
let store = Desk.makeStore {
  number += 1
  return number
}

VStack(alignment: .leading) {
  OrderScene(store: store)
  OrdersScene(store: store).padding(.top)
}
.run()
