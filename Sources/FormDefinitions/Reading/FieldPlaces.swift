internal import Values

/// Where the fields of a definition stand in its file, to name the one that a mistake is in.
struct FieldPlaces {
  /// By the name of the answer, that of a field in rows behind the name of its list; each after the field around it.
  private var places: [(name: String, range: Range<Int>)] = []

  /// The offsets of these: rows that an alias repeats are those of the first list.
  private var known: Set<Int> = []

  init(_ root: DefinitionNode) {
    add(below: root, within: "")
    for section in root.value(of: "sections")?.items ?? [] { add(below: section, within: "") }
  }

  private mutating func add(below node: DefinitionNode, within list: String) {
    for field in node.value(of: "fields")?.items ?? [] { add(field, within: list) }
  }

  private mutating func add(_ field: DefinitionNode, within list: String) {
    let path = field.value(of: "name").map { $0.items?.compactMap(\.text) ?? [$0.text].compactMap(\.self) } ?? []
    guard let name = path.isEmpty ? field.value(of: "id")?.text : path.joined(separator: ".") else { return }
    guard known.insert(field.range.utf8Offset).inserted else { return }
    places.append((list + name, field.range.utf8Offset..<field.end))
    add(below: field, within: "\(list)\(name).")
  }

  /// These mistakes, each with the innermost field that it is in.
  func naming(_ list: ProblemList) -> ProblemList {
    list.mapped { placed in
      var problem = placed.problem
      problem.field = problem.field ?? places.last { $0.range.contains(placed.range.utf8Offset) }?.name
      return problem
    }
  }
}

extension DefinitionNode {
  fileprivate func value(of key: String) -> DefinitionNode? { mapping?.first { $0.key == key }?.value }

  /// The offset behind its last byte, as far as the file has it as it is read: `range` ends with the first line.
  fileprivate var end: Int {
    let last = items?.last?.end ?? mapping?.last.map { max($0.keyRange.end, $0.value.end) }
    return max(range.end, last ?? 0)
  }
}

extension SourceRange {
  fileprivate var end: Int { utf8Offset + utf8Length }
}
