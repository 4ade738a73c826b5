package import FormDefinitions

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
    private let files: [ForeignFile]

    init(in documents: [GivenDocument]) { files = documents.map { $0.file() } }

    /// - Parameter isName: True if the last name of the path is wrong rather than its value.
    func report(_ message: String, help: String? = nil, at path: [String], isName: Bool = false) {
      let places = files.compactMap { file in file.root.map { (file, $0.place(nearest: path, isName: isName)) } }
      guard let last = places.last else { return }
      let (file, place) = places.last { $0.1.depth == path.count } ?? last
      file.report(message, help: help, at: place.node)
    }

    var diagnostics: [Diagnostic] { files.flatMap(\.diagnostics) }
  }
}

extension DefinitionNode {
  /// The value at a path of names and indexes, or the innermost around it, with the number of steps to it.
  fileprivate func place(nearest path: [String], isName: Bool) -> (node: DefinitionNode, depth: Int) {
    var node = self
    for (depth, name) in path.enumerated() {
      if let position = node.members?.firstIndex(where: { $0.name == name }), isName,
        depth == path.count - 1
      {
        return (node.keys[position], depth + 1)
      }
      let inner = node.items.flatMap { items in Int(name).flatMap { items.indices.contains($0) ? items[$0] : nil } }
      guard let next = inner ?? node[name] else { return (node, depth) }
      node = next
    }
    return (node, path.count)
  }
}
