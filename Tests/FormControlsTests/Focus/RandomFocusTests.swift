import FormControls
import TestSupport
import Testing

/// After any edits the form is what a new one would be: the same screen, and the focus where it has to be.
@Suite("Random edits of a form with focus") struct RandomFocusTests {
  struct Field: Identifiable, Equatable {
    let id: Int
    var text: String
    var isDisabled = false
  }

  final class Reach {
    var fields = Binding.constant([Field]())
    var focus: FocusState<Int?>.Binding?
  }

  struct Fields: View {
    let reach: Reach
    @State private var fields: [Field]
    @FocusState private var focus: Int?

    init(_ fields: [Field], reach: Reach) {
      self.reach = reach
      _fields = State(initialValue: fields)
    }

    var body: some View {
      reach.fields = $fields
      reach.focus = $focus
      return Form {
        ForEach($fields) { $field in
          TextField("F\(field.id)", text: $field.text).focused($focus, equals: field.id).disabled(field.isDisabled)
        }
      }
    }
  }

  @Test(arguments: 0..<12)
  func `screen and focus are those of a form made anew`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func random(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &generator) }
    let reach = Reach()
    let form = TestForm(rows: 30) { Fields([Field(id: 0, text: "")], reach: reach) }
    var model = [Field(id: 0, text: "")]
    var focused: Int?
    var nextID = 1
    for _ in 0..<40 {
      let index = model.isEmpty ? nil : random(model.count)
      switch (random(8), index) {
      case (0, _), (1, nil):
        if model.count < 12 {
          model.insert(Field(id: nextID, text: ""), at: random(model.count + 1))
          nextID += 1
        }
      case (1, let index?): model.remove(at: index)
      case (2, _): model.shuffle(using: &generator)
      case (3, let index?): model[index].isDisabled.toggle()
      case (4, let index?): model[index].text = "t\(random(100))"
      case (5, let index?):
        reach.focus?.wrappedValue = model[index].id
        form.draw()
        if !model[index].isDisabled { focused = model[index].id }
      case (6, _):
        reach.focus?.wrappedValue = nil
        focused = nil
      default:
        if let place = model.firstIndex(where: { $0.id == focused }) {
          form.press("End")
          form.type("x")
          model[place].text += "x"
        }
      }
      reach.fields.wrappedValue = model
      form.draw()
      // Focus stays with its field as long as that is there and takes focus; nobody else gets it then.
      if model.first(where: { $0.id == focused })?.isDisabled != false { focused = nil }
      #expect(reach.focus?.wrappedValue == focused)
      #expect(reach.fields.wrappedValue == model)

      let newReach = Reach()
      let new = TestForm(rows: 30) { Fields(model, reach: newReach) }
      if let focused {
        newReach.focus?.wrappedValue = focused
        new.draw()
        new.press("End")
      }
      form.press("End")
      #expect(form.lines == new.lines)
      #expect(form.markedRow == new.markedRow)
    }
  }
}
