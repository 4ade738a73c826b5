import Formline
import Testing

@Suite struct StepperAndSliderTests {
  private struct Values: View {
    let log: Log
    @State private var seats = 2
    @State private var volume = 40.0
    @State private var share = 0.5

    var body: some View {
      Form {
        Stepper("Seats", value: $seats, in: 1...4)
        Slider("Volume", value: $volume, in: 0...100, step: 5)
        Slider("Share", value: $share)
        ProgressView("Done", value: volume, total: 100)
      }
      .onChange(of: seats) { _, seats in log("\(seats)") }
      .onChange(of: volume) { _, volume in log("\(volume)") }
      .onSubmit { log("submit") }
    }
  }

  private func open() -> (form: TestForm, log: Log) {
    let log = Log()
    let form = TestForm(columns: 50) { Values(log: log) }
    form.press("Tab")
    return (form, log)
  }

  @Test("values and how they are drawn")
  func drawing() {
    #expect(
      open().form.lines.prefix(4) == [
        "▌ Seats   ‹ 2 ›", "  Volume  ▰▰▰▰▰▰▰▰▰▰●▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱ 40", "  Share   ▰▰▰▰▰▰▰▰▰▰▰▰▰●▱▱▱▱▱▱▱▱▱▱▱▱ 0.5",
        "  Done    ▰▰▰▰▰▰▰▰▰▰▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱ 40%",
      ])
  }

  @Test("a stepper goes up and down with keys and the mouse, and stays at its bounds")
  func stepper() {
    let (form, log) = open()
    form.press("Shift+Up", "Right", "+", "Up")
    #expect(log.take() == ["3", "4"])
    form.press("Alt+3", "Down")
    #expect(log.take() == ["1"])
    form.press("-", "Left")
    #expect(log.take() == [])
    form.press("Alt+2", "Right", "Alt+2", "Left")
    #expect(log.take() == ["3", "1"])
    form.click("›")
    form.click("‹")
    #expect(log.take() == ["2", "1"])
    form.press("Enter")
    #expect(log.take() == ["submit"])
  }

  @Test("a slider moves in its steps, to its ends, to tenths and to where it is pressed")
  func slider() {
    let (form, log) = open()
    form.press("Tab", "Right", "Left", "Left", "End", "Right", "Home", "PageUp", "7")
    #expect(log.take() == ["45.0", "40.0", "35.0", "100.0", "0.0", "20.0", "70.0"])
    form.click("▰▰", offset: 0)
    #expect(log.take() == ["0.0"])
    form.press("Down")
    #expect(form.markedRow == "Share")
    form.press("Right")
    #expect(form.lines[2].hasSuffix("0.55"))
    form.press("Alt+3", "Right", "Alt+-", "Right")
    #expect(form.lines[2].hasSuffix("0.65"))
  }
}

@Suite struct SliderRangeTests {
  private struct Ranged: View {
    let most: Double
    let log: Log
    @State private var value = 0.0

    var body: some View {
      Form { Slider("N", value: $value, in: 0...most) }.onChange(of: value) { _, value in log("\(value)") }
    }
  }

  @Test(arguments: [(1e-10, "5e-12"), (1e300, "5e+298")])
  func `a range of any length has twenty steps`(most: Double, step: String) {
    let log = Log()
    let form = TestForm { Ranged(most: most, log: log) }
    form.press("Tab", "Right")
    #expect(log.take() == [step])
  }
}

@Suite struct StepperBoundTests {
  private struct Numbers<Value: Strideable & CustomStringConvertible>: View where Value.Stride == Int {
    @State var value: Value
    let bounds: ClosedRange<Value>?
    let step: Int

    var body: some View {
      Form {
        if let bounds {
          Stepper("N", value: $value, in: bounds, step: step)
        } else {
          Stepper("N", value: $value, step: step)
        }
      }
    }
  }

  private func shown<Value: Strideable & CustomStringConvertible>(
    _ value: Value, in bounds: ClosedRange<Value>? = nil, step: Int = 1, keys: String...
  ) -> String where Value.Stride == Int {
    let form = TestForm { Numbers(value: value, bounds: bounds, step: step) }
    form.press("Tab")
    for key in keys { form.press(key) }
    return form.lines[0]
  }

  @Test func `an integer stays at the ends of its type`() {
    #expect(shown(UInt(0), in: 0...8, keys: "Shift+Down") == "▌ N  ‹ 0 ›")
    #expect(shown(UInt(0), keys: "Shift+Down", "Shift+Down") == "▌ N  ‹ 0 ›")
    #expect(shown(UInt.max, in: 0...UInt.max, keys: "Shift+Up", "Shift+Down") == "▌ N  ‹ 18446744073709551614 ›")
    #expect(shown(Int8.max, in: Int8.min...Int8.max, keys: "Shift+Up") == "▌ N  ‹ 127 ›")
    #expect(shown(Int8.min, keys: "Shift+Down") == "▌ N  ‹ -128 ›")
    #expect(shown(Int8(-100), keys: "Shift+Up") == "▌ N  ‹ -99 ›")
    #expect(shown(Int8(-100), step: 200, keys: "Shift+Up", "Shift+Up") == "▌ N  ‹ 100 ›")
    #expect(shown(Int.min, in: Int.min...Int.max, keys: "Shift+Down", "Shift+Up") == "▌ N  ‹ -9223372036854775807 ›")
    #expect(shown(Int.max, keys: "Shift+Up") == "▌ N  ‹ 9223372036854775807 ›")
  }

  @Test func `a step that would pass a bound does nothing`() {
    #expect(shown(7, in: 0...8, step: 2, keys: "Shift+Up") == "▌ N  ‹ 7 ›")
    #expect(shown(7, in: 0...8, step: 2, keys: "Shift+Down") == "▌ N  ‹ 5 ›")
    #expect(shown(1, in: 0...8, step: 2, keys: "Shift+Down") == "▌ N  ‹ 1 ›")
    #expect(shown(20, in: 0...8, step: 2, keys: "Shift+Down") == "▌ N  ‹ 8 ›")
  }
}
