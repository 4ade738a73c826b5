package import FormDefinitions
internal import Values

/// A document of answers in a format's own shape: a resource, the values of a chart.
package struct GivenDocument: Sendable {
  package let value: AnswerValue
  private let file: @Sendable () -> ForeignFile

  /// - Returns: nil if the document is no object.
  package init?(_ file: ForeignFile) {
    guard let value = file.root?.value, case .object = value else { return nil }
    self.value = value
    self.file = file.copies
  }

  /// Mistakes in several documents, each reported in the last that has its place.
  struct Mistakes {
    private let files: [(file: ForeignFile, places: NodePlaces?)]
    private let hidesLines: Bool

    /// - Parameter hidesLines: True where the lines may hold secrets.
    init(in documents: [GivenDocument], hidesLines: Bool) {
      self.hidesLines = hidesLines
      files = documents.map { $0.file() }.map { ($0, $0.root.map(NodePlaces.init)) }
    }

    /// True if further mistakes are only counted.
    var areFull: Bool { files.allSatisfy(\.file.isFull) }

    /// - Parameter isName: True if the last name of the path is wrong rather than its value.
    func report(_ message: String, help: String? = nil, at path: [String], isName: Bool = false) {
      let places = files.compactMap { file, places in places.map { (file, $0.place(nearest: path, isName: isName)) } }
      guard let last = places.last else { return }
      let (file, place) = places.last { $0.1.depth == path.count } ?? last
      file.report(message, help: help, at: place.node, hidesLine: hidesLines)
    }

    var diagnostics: [Diagnostic] { files.flatMap(\.file.diagnostics) }
  }
}

/// The places of a document's values. The members of each object are found by their names once one is looked up.
private final class NodePlaces {
  private let node: DefinitionNode
  private lazy var keys = node.keys
  private lazy var members = Dictionary(
    firstOfEach: (node.members ?? []).enumerated().map { ($1.name, (place: $0, value: NodePlaces($1.value))) })

  init(_ node: DefinitionNode) { self.node = node }

  /// The value at a path of names and indexes, or the innermost around it, with the number of steps to it.
  func place(nearest path: [String], isName: Bool) -> (node: DefinitionNode, depth: Int) {
    var places = self
    for (depth, name) in path.enumerated() {
      let member = places.members[name]
      if let member, isName, depth == path.count - 1 { return (places.keys[member.place], depth + 1) }
      let inner = places.node.items.flatMap { items in
        Int(name).flatMap { items.indices.contains($0) ? NodePlaces(items[$0]) : nil }
      }
      guard let next = inner ?? member?.value else { return (places.node, depth) }
      places = next
    }
    return (places.node, path.count)
  }
}
