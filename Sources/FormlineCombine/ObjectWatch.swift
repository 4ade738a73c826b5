#if !Combine
  #error("FormlineCombine needs the trait Combine of the package Formline")
#endif

@_exported public import OpenCombine
@_exported public import ViewTree
import Dispatch
import AttributeGraph

/// Makes one property of a view depend on an observable object: whenever the object announces a change, the bodies that
/// declare the property are evaluated, whether they have read anything or not.
final class ObjectWatch<Object: ObservableObject> {
  private let host: ViewHost
  private let subgraph: Subgraph
  /// Changes with every announcement.
  private let announcements: Attribute<Int>
  private var object: Object?
  private var subscription: AnyCancellable?
  private var locations: [AnyKeyPath: AnyObject] = [:]

  /// Lives as long as the view being made.
  init(inputs: ViewInputs) {
    host = inputs.host
    subgraph = inputs.graph.currentSubgraph
    announcements = inputs.graph.makeSource(0)
    MainQueue.mark()
    inputs.graph.onRemoval { [self] in subscription = nil }
  }

  /// Follows an object from now on; inside a body, which comes to depend on it.
  func follow(_ newObject: Object) {
    _ = host.graph.value(announcements)
    guard newObject !== object else { return }
    object = newObject
    locations = [:]
    let report = host.changeReport(of: announcements.id)
    let host = host
    let place = ViewHost.currentBody.map(ViewHost.place(inBodyOf:)) ?? ""
    subscription = newObject.objectWillChange.sink { @Sendable _ in
      guard MainQueue.isCurrent else {
        report()
        Task { @MainActor in Self.reportThread(to: host, place) }
        return
      }
      // What announces a change while a body is evaluated would evaluate it for ever.
      if !MainActor.assumeIsolated({ host.refusesAnnouncement() }) { report() }
    }
  }

  private static func reportThread(to host: ViewHost, _ place: String) {
    host.report(
      "an object of type \(Object.self)\(place) announced a change from another thread: views are evaluated, but may read "
        + "what is half written; changes belong on the main actor")
  }

  func hasChanged(since body: AttributeID, in graph: Graph) -> Bool { graph.hasChanged(announcements.id, since: body) }

  /// The location of a member of the object, with a node of its own: who reads one member is not evaluated for another.
  func location<Member>(_ keyPath: ReferenceWritableKeyPath<Object, Member>) -> Location<Member>? {
    guard let object, subgraph.isValid else { return nil }
    if let known = locations[keyPath] as? Location<Member> { return known }
    let made = host.graph.withSubgraph(subgraph) {
      ObjectMemberLocation(object: object, keyPath: keyPath, announcements: announcements, graph: host.graph)
    }
    locations[keyPath] = made
    return made
  }
}

/// Tells, for callbacks that may come anywhere, whether they run on the main actor already.
///
/// The queue is asked, not the thread: once the first thread has given itself to the dispatch library, as an
/// asynchronous `main` does on Linux, whichever worker is free runs the main queue.
enum MainQueue {
  private nonisolated static let key = DispatchSpecificKey<Void>()
  private nonisolated static let marked: Void = DispatchQueue.main.setSpecific(key: key, value: ())

  /// To be called before the first callback can come.
  nonisolated static func mark() { marked }

  nonisolated static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) != nil }
}
