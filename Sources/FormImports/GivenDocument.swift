package import FormDefinitions
internal import Values

/// A document of answers in a format's own shape: a resource, the values of a chart.
package struct GivenDocument: Sendable {
  package let value: AnswerValue
  private let root: DefinitionNode
  private let file: @Sendable () -> ForeignFile

  /// - Returns: nil if the document is no object.
  /// - Parameter path: The path that a name with dots means, by which a value may go as questions name it.
  package init?(_ file: ForeignFile, path: (_ name: String) -> [String]? = { _ in nil }) {
    guard let root = file.root, case .object(let members) = root.value else { return nil }
    let written = AnswerValue.object(members)
    let nested = (root.members ?? []).compactMap { name, value in
      path(name).flatMap { path -> Nested? in
        path.count > 1 && written.takesObjects(around: path) ? (name, path[...], value) : nil
      }
    }
    self.root = nested.isEmpty ? root : root.laying(nested)
    let laid = if case .object(let laid) = self.root.value { laid } else { members }
    let names = Set(nested.map(\.name))
    value = .object(laid.filter { !names.contains($0.name) })
    self.file = file.copies
  }

  fileprivate typealias Nested = (name: String, path: ArraySlice<String>, value: DefinitionNode)

  /// Mistakes in several documents, each reported in the last that has its place.
  struct Mistakes {
    private let files: [(file: ForeignFile, places: NodePlaces)]
    private let hidesLines: Bool

    /// - Parameter hidesLines: True where the lines may hold secrets.
    init(in documents: [GivenDocument], hidesLines: Bool) {
      self.hidesLines = hidesLines
      files = documents.map { ($0.file(), NodePlaces($0.root)) }
    }

    /// True if further mistakes are only counted.
    var areFull: Bool { files.allSatisfy(\.file.isFull) }

    /// - Parameters:
    ///   - field: The id of the field, if a value of one is wrong.
    ///   - isName: True if the last name of the path is wrong rather than its value.
    func report(
      _ message: String, help: String? = nil, of field: String? = nil, at path: [String], isName: Bool = false
    ) {
      let places = files.map { file, places in (file, places.place(nearest: path, isName: isName)) }
      guard let last = places.last else { return }
      let (file, place) = places.last { $0.1.depth == path.count } ?? last
      file.report(message, help: help, of: field, at: place.node, hidesLine: hidesLines)
    }

    var diagnostics: [Diagnostic] { files.flatMap(\.file.diagnostics) }
  }
}

extension AnswerValue {
  /// True if nothing but objects, or null, is in the way to a path.
  fileprivate func takesObjects(around path: [String]) -> Bool {
    path.objectsAround.allSatisfy { around in
      switch value(at: around) {
      case nil, .null?, .object?: true
      default: false
      }
    }
  }
}

extension DefinitionNode {
  /// This object with values at paths below it.
  fileprivate func laying(_ values: [GivenDocument.Nested]) -> DefinitionNode {
    if let whole = values.last(where: \.path.isEmpty) { return whole.value }
    let object = isObject ? self : values[0].value.object([:])
    var left = Dictionary(grouping: values) { $0.path.first ?? "" }
      .mapValues { $0.map { ($0.name, $0.path.dropFirst(), $0.value) } }
    let laid = object.mappingMembers { name, value in left.removeValue(forKey: name).map(value.laying) ?? value }
    return values.reduce(laid) { laid, value in
      guard let name = value.path.first, let own = left.removeValue(forKey: name) else { return laid }
      return laid.setting(name, value.value.object([:]).laying(own))
    }
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
