internal import Expressions
package import FormDefinitions
package import Values

/// A definition prepared for questions about it: fields by index, in form order.
package final class ProofForm {
  package let definition: FormDefinition
  package let world: ProofWorld
  /// True if the definition was made of another format: what its conditions repeat is not its author's fault.
  let isImported: Bool
  let fields: [FieldDefinition]
  /// The index of each field's section.
  let sections: [Int]
  /// Each field with its limits and options only: without rules, and not required.
  let bare: [FieldDefinition]
  /// Each field with what an empty answer must satisfy.
  let withoutRules: [FieldDefinition]
  private let indices: [String: Int]
  /// Values to try in each field.
  private(set) lazy var domains = DomainBuilder(self).domains()
  /// The fields that must be submitted together, as one group each: fields that an expression connects.
  private(set) lazy var groups = FieldGroups(self)
  /// The fields that nothing can edit: a submission has their defaults.
  var frozen: Set<Int> = []

  package init(_ definition: FormDefinition, in world: ProofWorld, isImported: Bool = false) {
    self.isImported = isImported
    self.definition = definition
    self.world = world
    fields = definition.fields.map(\.withKnownOptions)
    sections = definition.sections.enumerated().flatMap { index, section in section.fields.map { _ in index } }
    withoutRules = fields.map { field in
      var field = field
      field.rules = []
      return field
    }
    bare = withoutRules.map { field in
      var field = field
      field.required = .never
      return field
    }
    indices = Dictionary(firstOfEach: fields.enumerated().map { ($1.id, $0) })
  }

  /// The types of fields in expressions.
  private(set) lazy var types = TypeEnvironment(
    variables: Dictionary(
      firstOfEach: fields.filter(\.hasAnswer).map { ($0.id, $0.expressionType) }
        + [("focus", .nullable(.string)), ("env", .map(key: .string, value: .string))]
        + [("today", .timestamp), ("now", .timestamp)]))

  func index(of id: String) -> Int? { indices[id] }

  /// The fields that an expression reads, in form order.
  func reads(_ expression: DefinitionExpression) -> [Int] { expression.fields.compactMap { indices[$0] }.sorted() }

  /// The fields that decide whether a field exists.
  func existenceInputs(of field: Int) -> [Int] {
    var inputs = fields[field].when.expression.map(reads) ?? []
    if let when = definition.sections[sections[field]].when { inputs += reads(when) }
    return inputs
  }

  /// The fields that decide what an expression sees of a field besides its own answer.
  func inputs(of field: Int) -> [Int] {
    var inputs = existenceInputs(of: field)
    if let expression = fields[field].kind.expression { inputs += reads(expression) }
    return inputs
  }

  /// The fields that decide which options a field has.
  func optionInputs(of field: Int) -> [Int] {
    if let expression = fields[field].choice?.options.expression { reads(expression) } else { [] }
  }

  /// What a constraint reads.
  func inputs(of constraint: Constraint) -> [Int] {
    switch constraint {
    case .section(let index): definition.sections[index].when.map(reads) ?? []
    case .when(let field): fields[field].when.expression.map(reads) ?? []
    case .fits(let field): [field] + optionInputs(of: field)
    case .own(let field, let rule): [field] + reads(fields[field].rules[rule].rule)
    case .required(let field): [field] + (fields[field].required.expression.map(reads) ?? [])
    case .rule(let index): reads(definition.rules[index].rule)
    }
  }
}

extension FieldDefinition {
  /// The field with the options that an expression without variables gives.
  fileprivate var withKnownOptions: FieldDefinition {
    guard var choice, let expression = choice.options.expression?.expression, expression.references.isEmpty,
      case .success(let value) = expression.evaluate({ _ in nil })
    else { return self }
    choice.options = .list(OptionDefinition.computed(.success(value)))
    var field = self
    field.kind = .choice(choice)
    return field
  }
}

/// What a form sees of the world: the clock and the environment of key scripts.
package struct ProofWorld: Sendable {
  package var now: Instant
  package var environment: [String: String]

  package init(now: Instant, environment: [String: String]) {
    self.now = now
    self.environment = environment
  }
}

/// Something a definition demands, which can be left out to see whether it matters.
enum Constraint: Hashable, Sendable {
  /// A section exists only if its `when` holds.
  case section(Int)
  /// A field exists only if its `when` holds.
  case when(Int)
  /// A field's answer is within its limits and one of its options.
  case fits(Int)
  /// A field's answer keeps one of its rules.
  case own(Int, rule: Int)
  /// A field has the answers that it must have.
  case required(Int)
  /// The answers keep a rule across fields.
  case rule(Int)
}
