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

  @Test func `a geometry reader makes its content from its size, again when that has changed`() {
    let log = Log()
    let screen = TestScreen(columns: 12, rows: 4) {
      Text("top")
      GeometryReader { proxy in
        let _ = log("\(Int(proxy.size.width))×\(Int(proxy.size.height))")
        Text("\(Int(proxy.size.width)) columns")
      }
    }
    #expect(screen.lines == ["top", "12 columns"])
    #expect(log.take() == ["0×0", "12×3"])
    screen.draw()
    #expect(log.take() == [])
    screen.resize(columns: 20, rows: 5)
    #expect(screen.lines == ["top", "20 columns"])
    #expect(log.take() == ["20×4"])
  }

  @Test func `content that changes the size it is made from is cut off and reported`() {
    let screen = TestScreen(columns: 12, rows: 6) {
      VStack {
        Restless()
        Spacer()
      }
    }
    #expect(screen.issues.count == 1)
    #expect(screen.issues.first?.contains("kept changing the layout") == true)
  }

  struct Restless: View {
    @State private var width = 3.0
    var body: some View {
      GeometryReader { proxy in
        Text("x").onChange(of: proxy.size.width) { width = width == 3 ? 4 : 3 }
      }.frame(width: width, height: 1)
    }
  }
}
