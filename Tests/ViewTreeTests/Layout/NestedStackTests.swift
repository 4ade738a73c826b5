import Testing
import ViewTree

/// What a layout costs where stacks stand in stacks.
@Suite("Nested stacks") struct NestedStackTests {
  /// Counts how often it is measured.
  private final class CountingNode: DisplayNode {
    static var measures = 0

    override func measure(_ proposal: ProposedViewSize) -> Size {
      Self.measures += 1
      return Size(width: min(4, proposal.width ?? 4), height: 1)
    }
  }

  private struct Leaf: DisplayNodeRepresentable {
    func makeNode(context: Context) -> CountingNode { CountingNode(host: context.host) }
    func updateNode(_ node: CountingNode, context: Context) {}
  }

  /// Stacks in stacks, the axes taking turns, with a text beside each.
  private struct Nest: View {
    let depth: Int
    let isAlternating: Bool

    var body: some View {
      if depth == 0 {
        Leaf()
      } else if isAlternating, depth % 2 == 0 {
        HStack {
          Nest(depth: depth - 1, isAlternating: isAlternating)
          Text("beside the nest")
        }
      } else {
        VStack {
          Nest(depth: depth - 1, isAlternating: isAlternating)
          Text("below")
        }
      }
    }
  }

  private func measures(depth: Int, isAlternating: Bool) -> Int {
    CountingNode.measures = 0
    let screen = TestScreen(columns: 80, rows: 24) { Nest(depth: depth, isAlternating: isAlternating) }
    #expect(screen.issues == [])
    return CountingNode.measures
  }

  @Test(arguments: [false, true], 1...12)
  func `a leaf is measured a bounded number of times at any depth`(isAlternating: Bool, depth: Int) {
    #expect(measures(depth: depth, isAlternating: isAlternating) <= (isAlternating ? 8 : 4))
  }
}
