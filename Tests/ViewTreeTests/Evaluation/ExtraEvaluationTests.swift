import TestSupport
import Testing

@testable import ViewTree

/// A body may be evaluated any number of times.
@Suite("Evaluations that nobody needs") struct ExtraEvaluationTests {
  @Test(arguments: 0..<6)
  func `evaluating bodies once more changes nothing`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let plan = Model(ViewPlan.random(depth: 4, using: &generator))
    let screen = TestScreen(columns: 30, rows: 12) { Owner(plan) { PlannedView(plan: $0) } }
    for _ in 0..<15 {
      plan.value = plan.value.changed(depth: 4, using: &generator)
      screen.draw()
      let before = cells(screen.grid)
      let nodes = screen.host.graph.counters.liveNodes
      screen.resetCounters()
      let bodies = screen.host.graph.attributes { $0 is any BodyMaking.Type }
        .filter { _ in Int.random(in: 0..<3, using: &generator) == 0 }
      for body in bodies { screen.host.graph.invalidate(body) }
      screen.draw()
      #expect(screen.bodies == bodies.count)
      #expect(cells(screen.grid) == before)
      #expect(screen.host.graph.counters.liveNodes == nodes)
      #expect(screen.grid.cellsWritten == 0)
    }
    #expect(screen.issues == [])
  }
}
