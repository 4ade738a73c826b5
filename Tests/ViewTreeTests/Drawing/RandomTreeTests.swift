import Testing
import ViewTree

@Suite("Random trees") struct RandomTreeTests {
  @Test(arguments: 0..<60)
  func `drawing what changed gives the screen that a new tree gives`(seed: Int) { RandomTrees.edit(seed: seed) }

  @Test(arguments: 0..<20)
  func `scrolling by random amounts draws what a full redraw draws`(seed: Int) { RandomTrees.scroll(seed: seed) }
}

/// What depends on its space in the random trees of this target.
struct PlannedReader: View {
  let plan: ViewPlan

  var body: some View {
    ViewThatFits {
      PlannedView(plan: plan)
      Text("too large")
    }
  }
}
