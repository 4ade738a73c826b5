/// A part of a view list that is replaced while its surroundings stay: a branch, the rows of a `ForEach`, or views each
/// of which has a modifier's node around it.
package final class DynamicList: DepartureOwner {
  package var content: ViewList = .empty {
    didSet { container?.childrenDidChange() }
  }
  var departures: [Departure] = [] {
    didSet { container?.childrenDidChange() }
  }
  /// How the views of this list come and go, if they take their time for it.
  var passage: Passage?
  weak var container: ContainerNode?
  let wrapper: (any NodeWrapping)?
  /// The part of the list that an id stands for, if there is one: the content of `id(_:)`, a row of a `ForEach`.
  var part: ((AnyHashable) -> ViewList?)?

  package init() { wrapper = nil }

  /// A list of which `wrapper` puts another node around each node.
  init(_ content: ViewList, wrapper: any NodeWrapping) {
    self.content = content
    self.wrapper = wrapper
  }

  func flatten(into nodes: inout [DisplayNode], container: ContainerNode) {
    self.container = container
    guard let wrapper else { return contentAndDepartures.flatten(into: &nodes, container: container) }
    var inner: [DisplayNode] = []
    content.flatten(into: &inner, container: container)
    nodes += wrapper.wrap(inner)
  }
}

extension DynamicList {
  /// The content with what is leaving where it stood.
  var contentAndDepartures: ViewList {
    guard !departures.isEmpty else { return content }
    var lists = if case .sequence(let lists) = content { lists } else { [content] }
    for departure in departures.reversed() { lists.insert(departure.list, at: min(departure.place, lists.count)) }
    return .sequence(lists)
  }
}

/// What puts another node around each node of a list.
protocol NodeWrapping: AnyObject {
  /// The outer nodes, in order; the same one for the same inner node as last time.
  func wrap(_ nodes: [DisplayNode]) -> [DisplayNode]
  /// The outer node of one that joins those there are.
  func wrapAlone(_ node: DisplayNode) -> DisplayNode
  /// A node that joined alone is gone.
  func forget(_ node: DisplayNode)
  /// The outer node there is for one, if any.
  func outer(of node: DisplayNode) -> DisplayNode?
}
