import Formline
import TestSupport
import Testing

@Suite("Directions in grids") struct GridDirectionTests {
  @Test("buttons in grids are reached from the side")
  func grid() {
    let log = Log()
    let form = TestForm {
      Grid {
        ForEach(0..<2, id: \.self) { row in
          GridRow { ForEach(0..<2, id: \.self) { column in Button("b\(row)\(column)") { log("\(row)\(column)") } } }
        }
      }
    }
    form.press("Tab", "Right", "Enter", "Down", "Enter", "Left", "Enter", "Up", "Enter")
    #expect(log.take() == ["01", "11", "10", "00"])
  }
}
