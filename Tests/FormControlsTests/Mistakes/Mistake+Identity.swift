import FormControls

extension Mistake {
  private final class Source { var next = 0 }

  /// An element whose id is another one each time it is asked for.
  private struct Restless: Identifiable {
    let source: Source
    var id: Int {
      source.next += 1
      return source.next
    }
  }

  /// A collection that says something else of its count than its indices do.
  nonisolated private struct Liar: RandomAccessCollection, Sendable {
    let elements: [String]
    let count: Int
    var startIndex: Int { 0 }
    var endIndex: Int { elements.count }
    subscript(position: Int) -> String { elements[position] }
  }

  private struct Item: Identifiable {
    let id: Int
    let name: String
  }

  /// A view that makes its elements anew, ids and all, whenever it is evaluated.
  private struct Anew: View {
    let source: Source
    let step: Int
    let isLazy: Bool

    var body: some View {
      let items = (0..<3).map { number in
        source.next += 1
        return Item(id: source.next, name: "\(number) at \(step)")
      }
      if isLazy {
        List { ForEach(items) { Text($0.name) } }
      } else {
        ForEach(items) { Text($0.name) }
      }
    }
  }

  /// A view that stands in itself.
  private struct Nested: View {
    let depth: Int
    var body: some View { if depth < 100_000 { Nested(depth: depth + 1) } }
  }

  /// The same without a branch on the way: all of it would be made at once.
  private struct Endless: View {
    var body: some View { VStack { Endless() } }
  }

  static var identity: [Mistake] {
    let restless = [Restless(source: Source()), Restless(source: Source())]
    let source = Source()
    return [
      Mistake(
        "ids that are never the same",
        "the id of an element of ForEach<Array<Restless>> of Text in the body of Page is "
          + "another one each time it is asked for: ids must be stable"
      ) { _ in ForEach(restless) { _ in Text("x") } },
      Mistake(
        "ids that are never the same, in a list",
        "the id of an element of ForEach<Array<Restless>> of Text in the body of "
          + "Page is another one each time it is asked for: ids must be stable"
      ) { _ in List(restless) { _ in Text("x") } },
      Mistake(
        "elements with ids of their own at every update",
        "all ids of ForEach<Array<Item>> of Text in the body of Anew change at every update: ids must be stable"
      ) { Anew(source: source, step: $0, isLazy: false) },
      Mistake(
        "elements with ids of their own at every update, in a list",
        "all ids of ForEach<Array<Item>> of Text in the body of Anew change at every update: ids must be stable"
      ) { Anew(source: source, step: $0, isLazy: true) },
      Mistake(
        "two elements with one id",
        "duplicate id a in ForEach<Array<String>> of Text in the body of Page: only the first view with it is shown"
      ) { step in ForEach(["a", "b", "a"], id: \.self) { Text("\($0)\(step)") } },
      Mistake(
        "two elements with one id, in a list",
        "duplicate id a in ForEach<Array<String>> of Text in the body of Page: only the first view with it is shown"
      ) { step in List(["a", "b", "a"], id: \.self) { Text("\($0)\(step)") } },
      Mistake(
        "an id that is no number",
        "the id nan of an element of ForEach<Array<Double>> of Text in the body of Page is not "
          + "equal to itself: the element is left out"
      ) { step in ForEach([.nan, 1, .nan], id: \.self) { Text("\($0) \(step)") } },
      Mistake(
        "an id that is no number, in a list",
        "the id nan of an element of ForEach<Array<Double>> of Text in the body of "
          + "Page is not equal to itself: the element is left out"
      ) { step in List([1, .nan, .nan], id: \.self) { Text("\($0) \(step)") } },
      Mistake(
        "a range that changes",
        "ForEach<Range<Int>> of Text in the body of Page is for a range that never changes, but it changed: name an id"
      ) { step in ForEach(0..<(1 + step % 2)) { Text("\($0)") } },
      Mistake(
        "a range that changes, in a list",
        "ForEach<Range<Int>> of Text in the body of Page is for a range that never changes, but it changed: name an id"
      ) { step in List { ForEach(0..<(1 + step % 2)) { Text("\($0)") } } },
      Mistake(
        "a count that is too large",
        "the collection of ForEach<Liar> of Text in the body of Page says that it has 9 elements, and has 2"
      ) { step in ForEach(Liar(elements: ["a", "b"], count: 9), id: \.self) { Text("\($0)\(step)") } },
      Mistake(
        "a count that is too small, in a list",
        "the collection of ForEach<Liar> of Text in the body of Page says that it has 1 elements, and has 2"
      ) { step in List(Liar(elements: ["a", "b"], count: 1), id: \.self) { Text("\($0)\(step)") } },
      Mistake(
        "a view that contains itself",
        "Nested in the body of Nested stands in 500 views, one inside the other, as if it "
          + "contained itself: it is left out"
      ) { _ in Nested(depth: 0) },
      Mistake(
        "a view that is itself",
        "Endless in the body of Endless stands in 500 views, one inside the other, as if it contained itself: it is left out"
      ) { _ in Endless() },
    ]
  }
}
