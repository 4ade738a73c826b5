import FormControls
import Testing

/// After thousands of edits of random view trees, by a program and by keys, a form is what one made anew would be: the
/// same values, the same cells, the same focus.
@Suite("Random forms") struct RandomFormTests {
  @Test(arguments: 0..<40)
  func `values, cells and focus are those of a form made anew`(seed: UInt64) throws {
    var maker = FormPlanMaker(seed: seed)
    var plan = FormPlan.group([maker.plan(depth: 3), maker.plan(depth: 3)])
    let reach = FormReach()
    let form = TestForm(rows: 60) { PlannedForm(plan, reach: reach) }
    var answers = PlannedAnswers()
    var focused: PlannedControl?
    for step in 0..<40 {
      let reachable = plan.controls().filter(\.isEnabled)
      switch maker.random(8) {
      case 0, 1, 2, 3:
        plan = maker.changed(plan, depth: 4)
        reach.plan.wrappedValue = plan
        form.draw()
        // Focus stays with its control as long as that is there and takes focus; nobody else gets it then.
        let remaining = plan.controls().filter(\.isEnabled)
        let old = focused
        focused = remaining.first { $0.path == old?.path }
        // But for a row that has come from the place beside: it may have taken its state along.
        if focused == nil, let old, let element = old.element {
          focused = remaining.first {
            $0.element == element && $0.number == old.number && $0.number == reach.focus?.wrappedValue
          }
        }
      case 4:
        form.press("Tab")
        let index = reachable.firstIndex { $0.path == focused?.path }
        focused = reachable.isEmpty ? nil : reachable[index.map { ($0 + 1) % reachable.count } ?? 0]
      case 5:
        focused = reachable.isEmpty ? nil : reachable[maker.random(reachable.count)]
        reach.focus?.wrappedValue = focused?.number
        form.draw()
      case 6:
        reach.focus?.wrappedValue = nil
        form.draw()
        focused = nil
      default:
        guard let focused else { break }
        if focused.isText {
          form.press("End")
          form.type("x")
          answers.texts[focused.number, default: ""] += "x"
        } else {
          form.press("Space")
          answers.flags[focused.number, default: false].toggle()
        }
      }
      try #require(reach.focus?.wrappedValue == focused?.number, "step \(step): \(plan)")
      try #require(reach.answers.wrappedValue == answers, "step \(step): \(plan)")

      let newReach = FormReach()
      let new = TestForm(rows: 60) { PlannedForm(plan, answers, reach: newReach) }
      newReach.focus?.wrappedValue = focused?.number
      new.draw()
      new.press("End")
      form.press("End")
      try #require(form.linesWithCursor == new.linesWithCursor, "step \(step): \(plan)")
      try #require(form.markedRow == new.markedRow, "step \(step): \(plan)")
    }
    #expect(form.issues == [])
  }
}
