/// A field while its keys are read, in whatever order they stand.
struct FieldDraft {
  var type: FieldType
  var text = TextTraits() { didSet { hasTextTraits = true } }
  private var hasTextTraits = false
  var numberLimits = Limits<Number>()
  var momentLimits = Limits<Moment>()
  var options: OptionsSource?
  var items = ItemLimits()
  var fields: [FieldDefinition] = []
  /// Whether it is a list in whose rows everything is secret.
  var isSecretList = false
  var computed: DefinitionExpression?
  var defaultNode: YAMLNode?
  /// Where the keys stand.
  var pairs: [FieldKey: YAMLPair] = [:]

  init(type: FieldType) { self.type = type }

  /// What the type makes of it; nil when something it cannot be without is missing.
  var kind: FieldKind? {
    switch type {
    case .text, .password, .textarea, .path: hasTextTraits ? .text(text) : .plainText
    case .integer, .number: .number(numberLimits)
    case .boolean: .boolean
    case .select, .multiselect: options.map { .choice(ChoiceTraits(options: $0, items: items)) }
    case .date, .time, .datetime: .moment(momentLimits)
    case .list: fields.isEmpty ? nil : .list(ListTraits(fields: fields, items: items))
    case .computed: computed.map { .computed($0) }
    case .note: .note
    }
  }
}
