import FormControls
import Observation

extension Mistake {
  private struct WidthKey: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
  }

  private struct Growing: View {
    let step: Int
    @State private var width = 1
    var body: some View {
      Text("\(width)").preference(key: WidthKey.self, value: width + step)
        .onPreferenceChange(WidthKey.self) { width = $0 + 1 }
    }
  }

  private struct Following: View {
    let step: Int
    @State private var count = 0
    var body: some View { Text("\(count)").onChange(of: count + step) { count += 1 } }
  }

  /// Two states each of which follows the other one.
  private struct Cyclic: View {
    let step: Int
    @State private var celsius = 0
    @State private var fahrenheit = 32
    var body: some View {
      Text("\(celsius) \(fahrenheit)")
        .onChange(of: step) { celsius += 1 }
        .onChange(of: celsius) { fahrenheit = celsius + 1 }
        .onChange(of: fahrenheit) { celsius = fahrenheit + 1 }
    }
  }

  private struct Flickering: View {
    @State private var isOn = true
    var body: some View {
      if isOn { Text("a").onAppear { isOn = false } } else { Text("b").onAppear { isOn = true } }
    }
  }

  private struct Hesitating: View {
    let step: Int
    @FocusState private var focus: Int?
    var body: some View {
      TextField("One", text: .constant("")).focused($focus, equals: 1)
      TextField("Two", text: .constant("")).focused($focus, equals: 2)
      Text("").onChange(of: step) { focus = 1 }.onChange(of: focus) { focus = focus == 1 ? 2 : 1 }
    }
  }

  @Observable final class Tally { var count = 0 }

  /// Several of these change what the others have read.
  private struct Tallying: View {
    let tally: Tally
    let step: Int
    var body: some View {
      tally.count += 1
      return Text("a\(step)")
    }
  }

  /// A view that hands focus on as soon as it has it.
  private struct Passing: View {
    let pass: () -> Void
    @Environment(\.isFocused) private var isFocused
    var body: some View { Text("a").onChange(of: isFocused) { if isFocused { pass() } } }
  }

  private struct Wandering: View {
    let step: Int
    @FocusState private var focus: Int?
    var body: some View {
      Passing { focus = 2 }.focusable().focused($focus, equals: 1)
      Passing { focus = 1 }.focusable().focused($focus, equals: 2)
      Text("").onChange(of: step) { focus = focus == 1 ? 2 : 1 }
    }
  }

  static var loops: [Mistake] {
    let tally = Tally()
    return [
      Mistake(
        "objects that bodies change",
        "views in the body of Tallying kept changing while they were made: tried to "
          + "evaluate more than 100 times in one frame"
      ) { step in
        Tallying(tally: tally, step: step)
        Tallying(tally: tally, step: step)
      },
      Mistake(
        "focus that is handed on for ever",
        "a FocusState in the body of Wandering kept being set: tried to move focus more "
          + "than 10 times in one frame"
      ) { Wandering(step: $0) },
      Mistake(
        "a preference that changes itself",
        "onPreferenceChange actions in the body of Growing kept changing state: tried to "
          + "update more than 100 times in one frame"
      ) { Growing(step: $0) },
      Mistake(
        "a value that changes itself",
        "onChange actions in the body of Following kept changing state: tried to update more "
          + "than 100 times in one frame"
      ) { Following(step: $0) },
      Mistake(
        "two states that follow each other",
        "onChange actions in the body of Cyclic kept changing state: tried to update "
          + "more than 100 times in one frame"
      ) { Cyclic(step: $0) },
      Mistake(
        "views that bring each other",
        "onAppear actions in the body of Flickering kept changing state: tried to update more "
          + "than 100 times in one frame"
      ) { _ in Flickering() },
      Mistake(
        "focus that does not stay",
        "onChange actions in the body of Hesitating kept changing state: tried to update more "
          + "than 100 times in one frame"
      ) { Hesitating(step: $0) },
    ]
  }
}
