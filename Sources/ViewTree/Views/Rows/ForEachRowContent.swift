import AttributeGraph

/// The view value of one row, made anew when the collection or the closure changes.
struct ForEachRowContent<Data: RandomAccessCollection, ID: Hashable, Content: View>: Rule {
  let place: RowPlace
  var last: Content?

  init(place: RowPlace) { self.place = place }

  mutating func evaluate(in graph: Graph) -> Content {
    if place.isLeaving, let last { return last }
    let source = graph.value(Attribute<ForEach<Data, ID, Content>>(id: place.home.view))
    // Elements behind a binding are found by their ids: the row depends on its own element, not on the collection.
    let element = graph.untracked {
      place.index < source.count
        ? source.data[source.data.index(source.data.startIndex, offsetBy: place.index)] : nil
    }
    if let element {
      let content = source.content(element)
      last = content
      return content
    }
    guard let last else { preconditionFailure("a row of ForEach was made for an element that does not exist") }
    return last
  }
}
