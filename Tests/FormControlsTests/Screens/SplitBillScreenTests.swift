import FormControls
import Testing

/// A bill that is split, as thousands have written it to learn SwiftUI.
@Suite struct SplitBillScreenTests {
  private struct SplitBill: View {
    @State private var checkAmount = 0.0
    @State private var numberOfPeople = 2
    @State private var tipPercentage = 20
    @FocusState private var amountIsFocused: Bool
    private let tipPercentages = [10, 20, 0]

    init() {}

    private var totalPerPerson: Double {
      // The rows of a range are chosen by their places: the first one is two people.
      let peopleCount = Double(numberOfPeople + 2)
      return checkAmount * (1 + Double(tipPercentage) / 100) / peopleCount
    }

    var body: some View {
      Form {
        Section {
          TextField("Amount", value: $checkAmount, format: .currency(code: "USD"))
            .keyboardType(.decimalPad)
            .focused($amountIsFocused)
          Picker("People", selection: $numberOfPeople) {
            ForEach(2..<100) { Text("\($0) people") }
          }
          .pickerStyle(.menu)
        }
        Section("How much do you want to tip?") {
          Picker("Tip", selection: $tipPercentage) {
            ForEach(tipPercentages, id: \.self) { Text($0, format: .percent) }
          }
          .pickerStyle(.segmented)
        }
        Section { Text(totalPerPerson, format: .currency(code: "USD")) }
      }
      .environment(\.locale, LocaleName(posix: "de_DE"))
      .toolbar { if amountIsFocused { Button("Done") { amountIsFocused = false } } }
    }
  }

  @Test("the total follows each key, in the user's locale")
  func splitting() {
    let form = TestForm(columns: 50) { SplitBill() }
    form.press("Tab", "Ctrl+U")
    form.type("1000")
    #expect(
      form.lines == [
        "▌ Amount  1000", "  People  4 people                              ▾", "", "  How much do you want to tip?",
        "  Tip      10\u{A0}%  [20\u{A0}%]  0\u{A0}%", "  300,00\u{A0}$", "", "  F2 Done",
      ])
    form.press("F2", "Tab", "Tab")
    #expect(form.lines[0] == "  Amount  1.000,00\u{A0}$")
    form.press("Tab", "Right")
    #expect(form.lines[5] == "  250,00\u{A0}$")
  }
}
