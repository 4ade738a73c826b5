import Testing
import ViewTree

/// Guides of an app's own, and guides of views inside views.
@Suite("Guides") struct GuideTests {
  enum Colon: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double { context.width }
  }

  private static let colon = HorizontalAlignment(Colon.self)

  @Test func `a guide of an app's own lines views up, also those deep inside others`() {
    #expect(
      screen(20, 4) {
        VStack(alignment: Self.colon) {
          HStack(spacing: 0) {
            Text("to").alignmentGuide(Self.colon) { $0[.trailing] }
            Text(": Ada")
          }
          HStack(spacing: 0) {
            Text("subject").alignmentGuide(Self.colon) { $0[.trailing] }
            Text(": hello")
          }
          Text("none")
        }
      } == ["     to: Ada", "subject: hello", "   none"])
  }

  @Test func `padding, borders and frames around a view move its guide with it`() {
    #expect(
      screen(20, 6) {
        VStack(alignment: Self.colon) {
          Text("ab").alignmentGuide(Self.colon) { _ in 0 }.padding(.leading, 3)
          Text("cd").alignmentGuide(Self.colon) { _ in 0 }.border()
          Text("ef").alignmentGuide(Self.colon) { _ in 0 }.frame(width: 6, alignment: .trailing)
        }
      } == ["    ab", "   ┌──┐", "   │cd│", "   └──┘", "    ef"])
  }

  @Test func `views in layers are lined up by their guides, and the stack grows`() {
    #expect(
      screen(20, 4) {
        HStack(spacing: 0) {
          Text("[")
          ZStack(alignment: .topLeading) {
            Text("......")
            Text("ab").alignmentGuide(.leading) { _ in -2 }.alignmentGuide(.top) { _ in -1 }
          }
          Text("]")
        }
      } == ["[......]", "   ab"])
    #expect(
      screen(20, 4) {
        HStack(spacing: 0) {
          Text("[")
          ZStack(alignment: .topLeading) {
            Text("abc")
            Text("xy").alignmentGuide(.leading) { $0[.trailing] }
          }
          Text("]")
        }
      } == ["[xyabc]"])
  }

  @Test func `an overlay stands with its guide on that of its base`() {
    #expect(
      screen(20, 3) {
        Text("message").overlay(alignment: .topTrailing) {
          Text("3").alignmentGuide(.trailing) { $0[.leading] }
        }
      } == ["message3"])
  }
}
