import TerminalModel
import TestSupport
import Testing
import ViewTree

/// Random trees with random edits: what is drawn by damage is what a full redraw draws, and what a tree made afresh
/// from the same values shows.
enum RandomTrees {
  static func edit(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let model = Model(ViewPlan.random(depth: 4, using: &generator))
    let screen = TestScreen(columns: 24, rows: 10) { Owner(model) { PlannedView(plan: $0) } }
    for step in 0..<25 {
      if Int.random(in: 0..<10, using: &generator) == 0 {
        screen.resize(
          columns: Int.random(in: 1...30, using: &generator), rows: Int.random(in: 1...12, using: &generator))
      }
      model.value = model.value.changed(depth: 4, using: &generator)
      screen.draw()
      let plan = model.value
      let fresh = TestScreen(columns: screen.grid.columns, rows: screen.grid.rows) { PlannedView(plan: plan) }
      guard cells(screen.grid) == cells(screen.redrawn) else {
        Issue.record("step \(step): drawn by damage\n\(show(screen.grid))\nredrawn\n\(show(screen.redrawn))\n\(plan)")
        return
      }
      guard cells(screen.grid) == cells(fresh.grid) else {
        Issue.record("step \(step): after the edit\n\(show(screen.grid))\nmade afresh\n\(show(fresh.grid))\n\(plan)")
        return
      }
    }
    // Frames that are too narrow for their rows push some out of sight, which is so.
    #expect(screen.issues.filter { !$0.contains("is out of sight") } == [])
  }

  static func scroll(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed) + 1_000)
    let plans = (0..<30).map { _ in ViewPlan.random(depth: 2, using: &generator) }
    let model = Model(ViewPlan.scrolling(plans))
    let screen = TestScreen(columns: 24, rows: 10) { Owner(model) { PlannedView(plan: $0) } }
    for step in 0..<25 {
      if let scroll = screen.host.root.firstScroll {
        scroll.scroll(to: scroll.position + Double(Int.random(in: -12...12, using: &generator)))
      }
      if Bool.random(using: &generator) { model.value = model.value.changed(depth: 3, using: &generator) }
      screen.draw()
      guard cells(screen.grid) == cells(screen.redrawn) else {
        Issue.record("step \(step): drawn by damage\n\(show(screen.grid))\nredrawn\n\(show(screen.redrawn))")
        return
      }
    }
  }

  private static func show(_ grid: CellGrid) -> String { grid.lines.map { "|\($0)" }.joined(separator: "\n") }
}
