import Testing
import ViewTree

/// The compiler gives up on expressions that take it too long; a builder of many statements must not be one.
@Suite("Large builders") struct LargeBuilderTests {
  struct Entry: View {
    let label: String
    @Binding var text: String

    init(_ label: String, text: Binding<String>) {
      self.label = label
      _text = text
    }

    var body: some View {
      HStack {
        Text(label)
        Text(text)
      }
    }
  }

  struct Form: View {
    @Binding var values: [String]

    var body: some View {
      VStack {
        Entry("F0", text: $values[0])
        Entry("F1", text: $values[1])
        Entry("F2", text: $values[2])
        Entry("F3", text: $values[3])
        Entry("F4", text: $values[4])
        Entry("F5", text: $values[5])
        Entry("F6", text: $values[6])
        Entry("F7", text: $values[7])
        Entry("F8", text: $values[8])
        Entry("F9", text: $values[9])
        Entry("F10", text: $values[10])
        Entry("F11", text: $values[11])
        Entry("F12", text: $values[12])
        Entry("F13", text: $values[13])
        Entry("F14", text: $values[14])
        Entry("F15", text: $values[15])
        Entry("F16", text: $values[16])
        Entry("F17", text: $values[17])
        Entry("F18", text: $values[18])
        Entry("F19", text: $values[19])
        Entry("F20", text: $values[20])
        Entry("F21", text: $values[21])
        Entry("F22", text: $values[22])
        Entry("F23", text: $values[23])
        Entry("F24", text: $values[24])
        Entry("F25", text: $values[25])
        Entry("F26", text: $values[26])
        Entry("F27", text: $values[27])
        Entry("F28", text: $values[28])
        Entry("F29", text: $values[29])
        Entry("F30", text: $values[30])
        Entry("F31", text: $values[31])
        Entry("F32", text: $values[32])
        Entry("F33", text: $values[33])
        Entry("F34", text: $values[34])
        Entry("F35", text: $values[35])
        Entry("F36", text: $values[36])
        Entry("F37", text: $values[37])
        Entry("F38", text: $values[38])
        Entry("F39", text: $values[39])
        Entry("F40", text: $values[40])
        Entry("F41", text: $values[41])
        Entry("F42", text: $values[42])
        Entry("F43", text: $values[43])
        Entry("F44", text: $values[44])
        Entry("F45", text: $values[45])
        Entry("F46", text: $values[46])
        Entry("F47", text: $values[47])
        Entry("F48", text: $values[48])
        Entry("F49", text: $values[49])
        Entry("F50", text: $values[50])
        Entry("F51", text: $values[51])
        Entry("F52", text: $values[52])
        Entry("F53", text: $values[53])
        Entry("F54", text: $values[54])
        Entry("F55", text: $values[55])
        Entry("F56", text: $values[56])
        Entry("F57", text: $values[57])
        Entry("F58", text: $values[58])
        Entry("F59", text: $values[59])
      }
    }
  }

  @Test func `a form of sixty fields in one body compiles, and an edit evaluates one of them`() {
    let model = Model((0..<60).map { "v\($0)" })
    let screen = TestScreen(rows: 60) { Lender(model) { Form(values: $0) } }
    #expect(screen.lines == (0..<60).map { "F\($0) v\($0)" })
    screen.resetCounters()
    model.binding[59].wrappedValue = "x"
    screen.draw()
    #expect(screen.bodies == 1)
    #expect(screen.lines[59] == "F59 x")
  }
}
