internal import Expressions
internal import Values
internal import Wording

/// Builds the model from the tree of a definition file and collects mistakes.
struct DefinitionParser {
  let source: [UInt8]
  let options: ReadingOptions
  /// The language of what the form says of its own.
  let language: DisplayLanguage
  let resources: (String) -> Result<[UInt8], ResourceError>
  var problems = ProblemList()
  /// Commands that the form needs and may not run.
  var refusedCommands = ProblemList()
  /// The hosts that it names and no program provides.
  var refusedHosts = ProblemList()
  /// Mistakes inside the files of lines.
  var linesDiagnostics: [Diagnostic] = []
  /// The files of lines that were read, each once.
  var linesFiles: [String: LinesFile] = [:]
  /// Expressions to be checked when all fields are known.
  var expressions: [PendingExpression] = []
  /// Field names to be looked up when all fields are known.
  var references: [PendingReference] = []
  /// The ids of all fields, those of rows included, known before anything else is.
  var fieldNames: Set<String> = []
  /// Ids that fields must not have, and have.
  var refusedIDs: Set<String> = []
  /// The languages of texts that are given in several.
  var translations: Set<LanguageTag> = []
  /// True inside the rows of a secret list.
  var isInSecretList = false
  /// True while the fields of a list's rows are read.
  var isInRows = false

  /// The folder of the definition with its slash, as diagnostics name the files in it; empty for the current one.
  let folder: String

  init(source: SourceText, options: ReadingOptions, resources: @escaping (String) -> Result<[UInt8], ResourceError>) {
    self.source = source.bytes
    self.options = options
    language = options.language.flatMap(DisplayLanguage.init) ?? .english
    self.resources = resources
    folder = source.path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(source.path[...$0]) } ?? ""
  }

  mutating func report(_ problem: @autoclosure () -> Problem, at range: SourceRange, first: SourceRange? = nil) {
    problems.add(problem(), at: range, first: first)
  }

  /// The known keys of a mapping; unknown, and missing required ones, are reported.
  mutating func keys<Key: DefinitionKey>(of node: YAMLNode, as type: Key.Type) -> [(key: Key, pair: YAMLPair)]? {
    guard let pairs = node.mapping else {
      report(.wrongKind(Key.owner, wanted: "a mapping of keys", found: node.kindName), at: node.range)
      return nil
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
  /// True if an unknown key is this one misspelled, so that it is not also reported as missing.
  func isMeant(in pairs: [YAMLPair]) -> Bool {
    pairs.contains { pair in
      Self(rawValue: pair.key) == nil && NearestWord.to(pair.key, among: Self.names) == rawValue
    }
  }
}

/// An expression that was parsed, and waits to be checked against the fields.
struct PendingExpression {
  /// What becomes of its value.
  enum Use: Equatable {
    /// It decides: it must come out true or false, and shows no more than that.
    case condition
    /// It is the value of a computed field.
    case computed
    /// It becomes the value of the field with this id.
    case value(of: String)
    /// It is offered as options.
    case options
  }

  var expression: DefinitionExpression
  /// The key it stands under.
  var key: String
  var use: Use
  /// The field of `self`; nil if there is no `self`.
  var selfType: ExpressionType?
  /// The fields of the rows it stands in, innermost first.
  var rowFields: [[FieldDefinition]] = []
}

/// A field id somewhere in the file, to be looked up when all fields are known.
struct PendingReference {
  /// What the reference is for, which decides what it may name.
  enum Use {
    case focus
    /// `clear` or `set`.
    case change(String)
    case ruleTarget
    case confirmed
    /// An answer that a source outside is given.
    case sourceInput
    /// `for` of a toolbar item, which may name a content type instead.
    case toolbarTarget
  }

  var id: String
  var use: Use
  var range: SourceRange
  /// The fields of the rows it stands in.
  var rowFields: [[FieldDefinition]] = []
}
