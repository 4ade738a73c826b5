internal import Expressions
internal import FormDefinitions

/// How expressions use a field: with which constants, and whether values other than those can be told apart.
struct FieldUses {
  /// The constants that stand in expressions about the field.
  var constants: [ExpressionValue] = []
  /// Lengths that expressions compare with the field's size.
  var lengths: Set<Int> = []
  /// Patterns that expressions match the field with.
  var patterns: [Pattern] = []
  /// Texts that expressions look for inside the field's text.
  var fragments: [String] = []
  /// True if it is compared by `<` or the like.
  var isOrdered = false

  fileprivate mutating func formUnion(_ other: FieldUses) {
    constants += other.constants
    lengths.formUnion(other.lengths)
    patterns += other.patterns
    fragments += other.fragments
    isOrdered = isOrdered || other.isOrdered
  }
}

/// Collects the uses of every field of a form.
struct UseCollector {
  private let form: ProofForm
  private(set) var uses: [FieldUses]

  init(_ form: ProofForm) {
    self.form = form
    uses = Array(repeating: FieldUses(), count: form.fields.count)
    for section in form.definition.sections { add(section.when, of: nil) }
    for (index, field) in form.fields.enumerated() {
      for expression in field.expressions { add(expression, of: index) }
      if let expression = field.choice?.options.expression {
        uses[index].constants += UseWalk(expression.expression) { _ in nil }.uses.constants
      }
      for action in [field.onSubmit, field.onChange].compactMap({ $0 }) { add(action, of: index) }
    }
    for rule in form.definition.rules { add(rule.rule, of: nil) }
    if let action = form.definition.onSubmit { add(action, of: nil) }
    for section in form.definition.sections { section.onSubmit.map { add($0, of: nil) } }
    for case .custom(let item) in form.definition.toolbar ?? [] {
      add(item.when.expression, of: nil)
      add(item.enabled.expression, of: nil)
      add(item.action, of: nil)
    }
    spreadConstants()
  }

  private mutating func add(_ action: ActionDefinition, of field: Int?) {
    switch action {
    case .if(let condition, let then, let otherwise):
      add(condition, of: field)
      add(then, of: field)
      if let otherwise { add(otherwise, of: field) }
    case .sequence(let actions): for action in actions { add(action, of: field) }
    case .set(let assignments): for assignment in assignments { add(assignment.value, of: field) }
    default: break
    }
  }

  private mutating func add(_ expression: DefinitionExpression?, of field: Int?) {
    guard let expression else { return }
    let walk = UseWalk(expression.expression) { $0 == "self" ? field : form.index(of: $0) }
    for case let index? in Set(walk.named) { uses[index].formUnion(walk.uses) }
  }

  /// Constants that one field is compared with matter to the fields that it is compared with, too.
  private mutating func spreadConstants() {
    for (index, field) in form.fields.enumerated().reversed() {
      guard let expression = field.kind.expression else { continue }
      for input in form.reads(expression) {
        uses[input].constants += uses[index].constants
        uses[input].lengths.formUnion(uses[index].lengths)
      }
    }
  }
}

extension ProofForm {
  /// The fields that an expression uses otherwise than in comparisons with constants.
  func entangled(in expression: Expression, of field: Int?) -> Set<Int> {
    UseWalk(expression) { $0 == "self" ? field : index(of: $0) }.entangled
  }
}

/// A walk through one expression.
private struct UseWalk {
  private let tree: SyntaxTree
  /// The field that each variable of the tree stands for.
  let named: [Int?]
  private(set) var uses = FieldUses()
  /// Fields that are used otherwise than in comparisons with constants.
  private(set) var entangled: Set<Int> = []

  /// - Parameter field: The field that a variable stands for.
  init(_ expression: Expression, _ field: (_ name: String) -> Int?) {
    tree = expression.tree
    named = tree.variables.map { field($0.name) }
    visit(tree.root)
  }

  private mutating func visit(_ node: SyntaxNode.ID) {
    switch tree.nodes[node] {
    case .constant(let value): uses.constants.append(value)
    case .variable(let slot): if let field = named[slot] { entangled.insert(field) }
    case .binary(let operation, let left, let right) where operation.isComparison:
      if ![.equal, .notEqual, .in].contains(operation) { uses.isOrdered = true }
      // A comparison of a field with a constant does not tell other values apart.
      if isField(left), let values = constantValues(right) {
        uses.constants += values
      } else if isField(right), let values = constantValues(left) {
        uses.constants += values
      } else {
        noteLength(left, right)
        noteLength(right, left)
        visit(left)
        visit(right)
      }
    case .match(let text, let pattern):
      uses.patterns.append(pattern)
      visit(text)
    case .call(let function, let operands, _):
      if [.startsWith, .endsWith, .contains].contains(function), operands.count == 2,
        case .constant(.string(let text)) = tree.nodes[operands[1]]
      {
        uses.fragments.append(text)
      }
      for operand in operands { visit(operand) }
    case let other: for part in other.parts { visit(part) }
    }
  }

  private func isField(_ node: SyntaxNode.ID) -> Bool {
    if case .variable(let slot) = tree.nodes[node] { named[slot] != nil } else { false }
  }

  /// The constants of a literal or of a list of literals.
  private func constantValues(_ node: SyntaxNode.ID) -> [ExpressionValue]? {
    switch tree.nodes[node] {
    case .constant(let value): return [value]
    case .negate, .call(.timestamp, _, _), .call(.duration, _, _):
      guard tree.nodes[node].parts.allSatisfy({ constantValues($0) != nil }) else { return nil }
      let part = Expression.part(of: tree, node)
      return (try? part.evaluate { _ in nil }.get()).map { [$0] }
    case .list(let elements):
      let values = elements.compactMap(constantValues)
      return values.count == elements.count ? values.flatMap { $0 } : nil
    default: return nil
    }
  }

  private mutating func noteLength(_ size: SyntaxNode.ID, _ number: SyntaxNode.ID) {
    guard case .call(.size, _, _) = tree.nodes[size], case .constant(.int(let length)) = tree.nodes[number],
      (0...1000).contains(length)
    else { return }
    uses.lengths.formUnion([max(0, Int(length) - 1), Int(length), Int(length) + 1])
  }
}

extension BinaryOperator {
  var isComparison: Bool {
    switch self {
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .in: true
    default: false
    }
  }
}
