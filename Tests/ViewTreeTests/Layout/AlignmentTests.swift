import Testing
import ViewTree

@Suite("Alignment guides and offsets") struct AlignmentTests {
  @Test func `an explicit guide moves a view against the others, and the stack grows`() {
    #expect(
      screen(16, 4) {
        VStack(alignment: .leading) {
          Text("plain")
          Text("moved").alignmentGuide(.leading) { $0[.trailing] }
          Text("in").alignmentGuide(.leading) { _ in -2 }
        }
        .border()
      } == ["┌──────────┐", "│     plain│", "│moved     │", "│       in │"])
  }

  @Test func `views side by side are lined up by their vertical guides`() {
    #expect(
      screen(16, 4) {
        HStack(alignment: .top, spacing: 1) {
          Text("a\nb\nc")
          Text("x").alignmentGuide(.top) { _ in -2 }
          Text("y").alignmentGuide(.top) { $0.height - 2 }
        }
      } == ["a", "b   y", "c x"])
  }

  @Test func `a modifier outside a guide keeps it`() {
    #expect(
      screen(16, 3) {
        VStack(alignment: .leading) {
          Text("abc")
          Text("x").alignmentGuide(.leading) { _ in -1 }.bold()
        }
      } == ["abc", " x"])
  }

  @Test func `an offset moves the drawing and nothing else`() {
    #expect(
      screen(16, 4) {
        HStack {
          Text("a"); Text("b").offset(x: 3, y: 1); Text("c")
        }
        Text("below")
      } == ["a   c", "belowb"])
  }
}
