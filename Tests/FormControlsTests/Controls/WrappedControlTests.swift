import FormControls
import Testing

/// Controls that were written for something else, in a view of their own.
@Suite struct WrappedControlTests {
  /// A control that knows nothing of views: it shows a number and tells when it is turned.
  private final class DialNode: DisplayNode {
    var value = 0 { didSet { if value != oldValue { setNeedsDisplay() } } }
    var onTurn: (Int) -> Void = { _ in }

    func turn(by count: Int) {
      value += count
      onTurn(value)
    }

    override func measure(_ proposal: ProposedViewSize) -> Size { Size(width: 10, height: 1) }
    override func draw(in canvas: Canvas) { canvas.write("(\(value))", at: .zero, style: .plain) }
  }

  private final class Hand {
    var value: Binding<Int>
    weak var dial: DialNode?
    init(value: Binding<Int>) { self.value = value }
  }

  private struct Dial: DisplayNodeRepresentable {
    @Binding var value: Int
    let log: Log
    let hand: (Hand) -> Void
    @Environment(\.isEnabled) private var isEnabled

    init(value: Binding<Int>, log: Log, hand: @escaping (Hand) -> Void) {
      _value = value
      self.log = log
      self.hand = hand
    }

    func makeCoordinator() -> Hand { Hand(value: $value) }

    func makeNode(context: Context) -> DialNode {
      log("make")
      let node = DialNode(host: context.host)
      let coordinator = context.coordinator
      node.onTurn = { coordinator.value.wrappedValue = $0 }
      coordinator.dial = node
      hand(coordinator)
      return node
    }

    func updateNode(_ node: DialNode, context: Context) {
      log("update \(value)" + (isEnabled ? "" : " off"))
      node.value = value
    }

    static func dismantleNode(_ node: DialNode, coordinator: Hand) { coordinator.value.wrappedValue = -1 }
  }

  private struct Screen: View {
    let log: Log
    let hand: (Hand) -> Void
    @State private var value = 3
    @State private var other = ""
    @State private var isThere = true
    @State private var isOff = false

    init(log: Log, hand: @escaping (Hand) -> Void) {
      self.log = log
      self.hand = hand
    }

    var body: some View {
      VStack {
        if isThere {
          Dial(value: $value, log: log, hand: hand)
            .disabled(isOff)
            .focusable()
            .onKeyPress(.rightArrow) {
              value += 1
              return .handled
            }
        }
        Text("value \(value)")
        TextField("Other", text: $other)
        Button("Off") { isOff = true }.keyboardShortcut("F5")
        Button("Remove") { isThere = false }.keyboardShortcut("F6")
      }
    }
  }

  @Test("it is made once, brought up to date for each change and no other, and dismantled once")
  func life() {
    let log = Log()
    var hand: Hand?
    let form = TestForm(columns: 20) { Screen(log: log) { hand = $0 } }
    #expect(log.take() == ["make", "update 3"])
    #expect(form.lines.prefix(2) == ["(3)", "value 3"])
    form.press("Tab", "Right", "Right")
    #expect(log.take() == ["update 4", "update 5"])
    #expect(form.lines.prefix(2) == ["(5)", "value 5"])
    form.press("Tab", "x", "F5")
    #expect(log.take() == ["update 5 off"])
    form.press("F6")
    #expect(form.lines[0] == "value -1")
    #expect(log.take() == [])
    #expect(hand?.dial == nil)
    #expect(form.issues == [])
  }

  @Test("what happens to it is written back, and is shown by everybody")
  func writingBack() {
    let log = Log()
    var hand: Hand?
    let form = TestForm(columns: 20) { Screen(log: log) { hand = $0 } }
    hand?.dial?.turn(by: 7)
    form.draw()
    #expect(form.lines.prefix(2) == ["(10)", "value 10"])
    #expect(log.take() == ["make", "update 3", "update 10"])
  }
}
