internal import Expressions
internal import Values
internal import Wording

/// Builds the model from the node tree of a definition file and collects mistakes.
struct DefinitionParser {
  let source: [UInt8]
  let options: ReadingOptions
  /// The language of generated texts.
  let language: DisplayLanguage
  let resources: (String) -> Result<[UInt8], ResourceError>
  var problems = ProblemList()
  /// Commands that the form needs but that were not granted.
  var refusedCommands = ProblemList()
  /// Hosts that the form names but no program provides.
  var refusedHosts = ProblemList()
  /// Mistakes inside line files.
  var linesDiagnostics: [Diagnostic] = []
  /// The line files read so far, by path.
  var linesFiles: [String: TextLines] = [:]
  /// Expressions to check once all fields are known.
  var expressions: [PendingExpression] = []
  /// Field references to resolve once all fields are known.
  var references: [PendingReference] = []
  /// The ids of all fields, including those in rows, collected in advance.
  var fieldNames: Set<String> = []
  /// Reserved ids that are used for fields.
  var refusedIDs: Set<String> = []
  /// The languages of all translated texts.
  var translations: Set<LanguageTag> = []
  /// The texts in the form's language that stand in a file beside the definition.
  var catalogue: TextCatalogue?
  /// The structure of the form's answers, and the unit of its texts' lengths.
  var answerShape = FormDefinition.AnswerShape.all
  var lengths = FormDefinition.LengthUnit.characters
  /// The number of lists whose rows have been parsed.
  var rowsCount = 0
  /// The number of notes without an id.
  var noteCount = 0
  var isInSecretList = false
  /// True while the fields of a list's rows are parsed.
  var isInRows = false

  /// The definition's folder with a trailing slash, as diagnostics name files in it; empty for the working directory.
  let folder: String

  init(source: SourceText, options: ReadingOptions, resources: @escaping (String) -> Result<[UInt8], ResourceError>) {
    self.source = source.bytes
    self.options = options
    language = options.displayLanguage
    self.resources = resources
    folder = source.path.folderOfFile
  }

  mutating func report(_ problem: @autoclosure () -> Problem, at range: SourceRange, first: SourceRange? = nil) {
    problems.add(problem(), at: range, first: first)
  }

  /// Reports why there is no value.
  mutating func refuse<Value>(_ problem: @autoclosure () -> Problem, at range: SourceRange) -> Value? {
    report(problem(), at: range)
    return nil
  }

  /// The known keys of a mapping; reports unknown keys and missing required ones.
  mutating func keys<Key: DefinitionKey>(of node: DefinitionNode, as type: Key.Type) -> [(key: Key, pair: YAMLPair)]? {
    guard let pairs = node.mapping else {
      return refuse(.wrongKind(Key.owner, wanted: .mapping, found: node.kindName), at: node.range)
    }
    var known: [(key: Key, pair: YAMLPair)] = []
    known.reserveCapacity(pairs.count)
    for pair in pairs {
      if let key = Key(rawValue: pair.key) {
        known.append((key, pair))
      } else {
        report(.unknownKey(pair.key, of: Key.owner, known: Key.names), at: pair.keyRange)
      }
    }
    for key in Key.allCases where key.isRequired && !known.contains(where: { $0.key == key }) && !key.isMeant(in: pairs)
    { report(.missingKey(key.rawValue, in: Key.owner), at: node.range) }
    return known
  }
}

extension DefinitionKey {
  /// True if an unknown key is probably this one misspelled, so that it is not reported as missing, too.
  func isMeant(in pairs: [YAMLPair]) -> Bool {
    pairs.contains { pair in
      Self(rawValue: pair.key) == nil && NearestWord.to(pair.key, among: Self.names) == rawValue
    }
  }
}

/// The fields of a list's rows, and a number that tells them from those of other lists.
struct RowFields {
  let number: Int
  let fields: [FieldDefinition]
}

/// A parsed expression to be checked once the fields are known.
struct PendingExpression {
  /// How its value is used.
  enum Use: Equatable {
    /// As a condition: it must be a boolean, and reveals nothing else.
    case condition
    case computed
    /// As the value of the field with this id.
    case value(of: String)
    case options
  }

  var expression: DefinitionExpression
  /// The key that contains it.
  var key: String
  var use: Use
  /// The type of `self`; nil if there is no `self`.
  var selfType: ExpressionType?
  /// The fields of the enclosing rows, innermost first.
  var rowFields: [RowFields] = []
}

/// A field id to be resolved once all fields are known.
struct PendingReference {
  /// The purpose of the reference, which decides what it may name.
  enum Use {
    case focus
    /// `clear` or `set`.
    case change(String)
    case ruleTarget
    case confirmed
    case sourceInput
    /// `for` of a toolbar item; may also name a content type.
    case toolbarTarget
    /// The object of a default, by the names that lead to it.
    case object([String])
  }

  var id: String
  var use: Use
  var range: SourceRange
  var rowFields: [RowFields] = []
}
