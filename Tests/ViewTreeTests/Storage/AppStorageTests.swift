import Testing
import ViewTree

@Suite("AppStorage and SceneStorage") struct AppStorageTests {
  enum Plan: String { case free, team }

  struct Settings: View {
    let log: Log
    let actions: Actions
    @AppStorage("name") private var name = "Ada"
    @AppStorage("seats") private var seats = 1
    @AppStorage("plan") private var plan = Plan.free
    @AppStorage("share") private var share = 0.5
    @AppStorage("nick") private var nick: String?
    @SceneStorage("page") private var page = 1

    var body: some View {
      log("body")
      actions.change = {
        name = "Grace"
        seats += 1
        plan = .team
        share = 1
        nick = "g"
        page = 7
      }
      actions.name = $name
      return Text("\(name) \(seats) \(plan) \(share) \(nick ?? "-") \(page)")
    }
  }

  struct Reader: View {
    let log: Log
    @AppStorage("name") private var name = "?"

    var body: some View {
      log("reader")
      return Text(name)
    }
  }

  final class Actions {
    var change: () -> Void = {}
    var name = Binding.constant("")
  }

  private let log = Log()
  private let actions = Actions()
  private let app = MemoryStore()
  private let scene = MemoryStore()

  private func makeScreen() -> TestScreen {
    let bringStores = { (host: ViewHost) in
      ValueTable.app(of: host).store = app
      ValueTable.scene(of: host).store = scene
    }
    let screen = TestScreen(columns: 40, preparing: bringStores) {
      Settings(log: log, actions: actions)
      Reader(log: log)
    }
    _ = log.take()
    return screen
  }

  @Test func `values are what they were when the program ran last`() {
    let first = makeScreen()
    #expect(first.lines == ["Ada 1 free 0.5 - 1", "?"])
    actions.change()
    first.draw()
    #expect(first.lines == ["Grace 2 team 1.0 g 7", "Grace"])
    #expect(
      app.values == [
        "name": .text("Grace"), "seats": .integer(2), "plan": .text("team"), "share": .number(1), "nick": .text("g"),
      ])
    #expect(scene.values == ["page": .integer(7)])
    let second = makeScreen()
    #expect(second.lines == ["Grace 2 team 1.0 g 7", "Grace"])
  }

  @Test func `a write evaluates every view that has read the key, an equal one none and is not kept again`() {
    let screen = makeScreen()
    actions.name.wrappedValue = "Joan"
    screen.draw()
    #expect(log.take() == ["body", "reader"])
    #expect(app.writes == 1)
    actions.name.wrappedValue = "Joan"
    screen.draw()
    #expect(log.take() == [])
  }

  @Test func `what is kept but is of another type, or stands for nothing, counts as none`() {
    app.values = ["name": .integer(3), "seats": .text("x"), "plan": .text("gold"), "share": .integer(2)]
    #expect(makeScreen().lines == ["Ada 1 free 2.0 - 1", "?"])
  }
}
