internal import FormDefinitions
internal import Values

/// Intermediate results between a schema and a definition: sections, and fields with a common scope.
extension SchemaForm {
  /// Fields that can refer to one another: those of the form, or of a row.
  final class Scope {
    /// The nature of an answer in conditions.
    enum Nature { case value, number, many, always, object }

    var sections: [Section] = []
    /// True for a row, in which sections are only names.
    let isRow: Bool
    /// The properties that distinguish alternatives.
    var discriminators: Set<[String]> = []
    private var names = FieldNames()
    private var known: [[String]: (id: String, name: String?)] = [:]

    /// The leaves that tell of an object whether anything in it is answered, by its path: made once all are known.
    private lazy var leavesInside = sections.lazy.flatMap(\.leaves).filter { $0.isAnswer && !$0.isOnlyAlong }
      .reduce(into: [[String]: [Leaf]]()) { inside, leaf in
        for path in leaf.path.objectsAround + [leaf.path] { inside[path, default: []].append(leaf) }
      }

    init(isRow: Bool = false) { self.isRow = isRow }

    func id(at path: [String]) -> (id: String, name: String?) {
      if let known = known[path] { return known }
      let new = names.add(path.joined(separator: "_"))
      let name = path.count == 1 && new.id == path[0] ? nil : path.last
      known[path] = (new.id, name)
      return (new.id, name)
    }

    /// An id for something other than a property.
    func id(like name: String) -> String { names.add(name).id }

    /// An expression that is true if anything in an object is answered. A default is no answer.
    func presence(of path: [String], but id: String? = nil) -> String? {
      let leaves = leavesInside[path] ?? []
      guard leaves.contains(where: { $0.id != id }) else { return nil }
      return leaves.map(\.answeredByPerson).joined(separator: " || ")
    }

    /// The optional object whose properties ask too often about all the others; nil if there is none.
    func objectWithManyConditions(most: Int) -> [String]? {
      let asking = sections.lazy.flatMap(\.leaves).compactMap { $0.asksAboutObject ? $0.optional : nil }
      var names: [[String]: Int] = [:]
      return asking.first { object in
        names[object, default: 0] += leavesInside[object]?.count ?? 0
        return names[object, default: 0] > most
      }
    }
  }

  struct Section {
    let path: [String]
    var title: String?
    var description: String?
    var when: String?
    var isRequired = false
    var leaves: [Leaf] = []

    func fields(_ scope: Scope, isRow: Bool) -> [DefinitionNode] { leaves.map { $0.node(scope, isRow: isRow) } }

    func node(_ names: inout FieldNames, _ scope: Scope, at root: DefinitionNode) -> DefinitionNode {
      let fields = fields(scope, isRow: false)
      guard !path.isEmpty else { return root.object(["fields": fields]) }
      let (id, _) = names.add(path.joined(separator: "_"))
      return root.object([
        "id": id, "name": path == [id] ? nil : path.count == 1 ? root.text(path[0]) : path.node(at: root),
        "title": title.map(DefinitionText.literal), "description": description.map(DefinitionText.literal),
        "required": isRequired ? true : nil, "when": when, "fields": fields,
      ])
    }
  }

  struct Leaf {
    let id: String
    let path: [String]
    /// Its name within its object, if that is not the id.
    var name: String?
    /// The field without its conditions.
    let field: DefinitionNode
    /// An expression that is true if there is an answer.
    let answered: String
    var isAnswer = true
    /// The default as a literal of expressions.
    var initial: String?
    var when: String?
    /// The conditions under which an answer is required; empty for always, nil for never.
    var required: [String]?
    /// The innermost enclosing object that is optional.
    var optional: [String]?
    /// True for a constant, which is written only if its object exists anyway.
    var isConstant = false
    fileprivate var isOnlyAlong: Bool { isConstant && optional != nil }
    /// True if it is required, or written, only where something in its object is answered.
    fileprivate var asksAboutObject: Bool { isOnlyAlong || required != nil && optional != nil }

    /// The same, but false for the default.
    fileprivate var answeredByPerson: String {
      guard let initial, optional != nil else { return answered }
      let differs = "\(id) != \(initial)"
      return answered == "true" ? differs : "\(answered) && \(differs)"
    }

    private static let head = ["id", "type", "name", "label", "description", "when"]

    func node(_ scope: Scope, isRow: Bool) -> DefinitionNode {
      var node = field
      if isRow, path.count > 1 {
        node = node.setting("name", path, behind: ["id", "type"])
      } else {
        node = node.setting("name", name, behind: ["id", "type"])
      }
      let along = isOnlyAlong ? optional.flatMap { scope.presence(of: $0, but: id) } : nil
      node = node.setting("when", SchemaForm.all(when, along), behind: Self.head)
      if initial != nil, let optional {
        node = node.setting("defaultWith", optional.count == 1 ? field.text(optional[0]) : optional.node(at: field))
      }
      guard let required else { return node }
      var condition = required.isEmpty ? nil : required.joined(separator: " || ")
      if let optional {
        guard let presence = scope.presence(of: optional, but: id) else { return node }
        condition = condition.map { "(\($0)) && (\(presence))" } ?? presence
      }
      return node.setting("required", condition.map(field.text) ?? field.plain("true"), behind: Self.head)
    }
  }
}
