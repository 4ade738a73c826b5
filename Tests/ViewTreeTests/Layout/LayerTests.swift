import Testing
import ViewTree

@Suite("Layers") struct LayerTests {
  @Test func `a stack of layers is as large as the largest, the last in front`() {
    #expect(
      screen(9, 3) {
        ZStack {
          Text("-----"); Text("x")
        }
      } == ["--x--"])
    #expect(
      screen(9, 3) {
        ZStack(alignment: .bottomTrailing) {
          Text("aaa\naaa"); Text("x")
        }
      } == ["aaa", "aax"])
    #expect(
      screen(9, 3) {
        HStack {
          ZStack {
            Text("a"); Text("bcd")
          }; Text("|")
        }
      } == ["bcd |"])
  }

  @Test func `an overlay has no say in the size of what it lies on`() {
    #expect(
      screen(9, 3) {
        HStack(spacing: 0) {
          Text("abcde").overlay { Text("x") }; Text("|")
        }
      } == ["abxde|"])
    #expect(
      screen(9, 3) {
        HStack(spacing: 0) {
          Text("ab").overlay(alignment: .leading) { Text("wxyz").fixedSize() }; Text("|")
        }
      }
        == ["wx|z"])
    let tall = screen(9, 4) {
      VStack {
        Text("a").overlay(alignment: .top) { Text("x\ny").fixedSize() }; Text("b")
      }
    }
    #expect(tall == ["x", "b"])
  }

  @Test func `a background lies behind`() {
    #expect(screen(9, 3) { Text("a c").background { Text("xyz") } } == ["a c"])
    #expect(
      screen(9, 3) { Text("ac").padding(.trailing, 2).background(alignment: .trailing) { Text("z") } } == ["ac z"])
  }
}
