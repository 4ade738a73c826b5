import AttributeGraph

/// A list that still shows views that were removed.
protocol DepartureOwner: AnyObject {
  /// The leaving views, in the order of removal.
  var departures: [Departure] { get set }
}

/// Views that were removed and whose removal transition is still shown. They end when it has finished.
final class Departure {
  let list: ViewList
  /// The views' former index among the parts of the list.
  let place: Int
  /// The views' row, if they belong to a `ForEach`.
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

  /// Ends a part of a list: at once, or after the removal transitions of its views in an animated change.
  static func take(
    _ part: ViewList, row: Row? = nil, at place: Int, from owner: any DepartureOwner, _ subgraph: Subgraph,
    _ inputs: ViewInputs
  ) {
    guard var transaction = inputs.surroundings.animatedTransaction else { return subgraph.remove() }
    let passages = part.passages.filter(\.takesTimeToLeave)
    guard !passages.isEmpty else { return subgraph.remove() }
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
  /// Plays the insertion transitions of a part of a list that was made in the current update.
  func insert(_ part: ViewList) {
    guard let transaction = surroundings.animatedTransaction else { return }
    for passage in part.passages { passage.enter(with: transaction) }
  }
}
