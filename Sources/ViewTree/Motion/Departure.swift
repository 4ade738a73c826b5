import AttributeGraph

/// What still shows views that were removed.
protocol DepartureOwner: AnyObject {
  /// Leaving nodes, in the order of removal.
  var departures: [Departure] { get set }
}

/// Views that were removed and are still seen leaving. Their life ends when they have left.
final class Departure {
  let list: ViewList
  /// Where they stood among the parts of the list they left.
  let place: Int
  /// The row of a `ForEach` that they are, if they are one.
  let row: Row?
  private let subgraph: Subgraph
  private weak var owner: (any DepartureOwner)?

  private init(_ list: ViewList, row: Row?, at place: Int, of owner: any DepartureOwner, _ subgraph: Subgraph) {
    self.list = list
    self.row = row
    self.place = place
    self.owner = owner
    self.subgraph = subgraph
  }

  private func end() {
    owner?.departures.removeAll { $0 === self }
    row?.forgetNodes()
    subgraph.remove()
  }

  /// Ends the life of a part of a list: at once, or when its views have left in an animated change.
  static func take(
    _ part: ViewList, row: Row? = nil, at place: Int, from owner: any DepartureOwner, _ subgraph: Subgraph,
    _ inputs: ViewInputs
  ) {
    let passages = inputs.mayAnimate ? part.passages.filter(\.takesTimeToLeave) : []
    guard !passages.isEmpty, inputs.host.clock != nil else { return subgraph.remove() }
    var transaction = inputs.transaction
    guard transaction.animation != nil else { return subgraph.remove() }
    let departure = Departure(part, row: row, at: place, of: owner, subgraph)
    owner.departures.append(departure)
    inputs.host.afterUpdate {
      transaction.addAnimationCompletion { departure.end() }
      for passage in passages { passage.leave(with: transaction) }
      transaction = Transaction()
    }
  }
}

extension ViewInputs {
  /// Lets the views of a part of a list come that was made in the update going on.
  func insert(_ part: ViewList) {
    guard mayAnimate, host.clock != nil else { return }
    let transaction = transaction
    guard transaction.animation != nil else { return }
    for passage in part.passages { passage.enter(with: transaction) }
  }
}
