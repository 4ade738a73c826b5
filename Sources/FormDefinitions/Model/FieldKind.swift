package import ContentTypes
package import Expressions

/// The properties of a field that depend on its type. Boxed, and shared where common, since a form may have thousands
/// of fields.
package indirect enum FieldKind: Sendable {
  /// A text without settings.
  static let plainText = FieldKind.text(TextTraits())

  /// `text`, `password`, `textarea`, `path`.
  case text(TextTraits)
  /// `integer`, `number`; `multipleOf` counts from 0.
  case number(Limits<Number>, NumberStyle)
  case boolean(AnswerWords)
  /// `select`, `multiselect`.
  case choice(ChoiceTraits)
  /// `date`, `time`, `datetime`; `multipleOf` is in days for dates and in seconds for the others.
  case moment(Limits<Moment>)
  /// `list`, `map`.
  case list(ListTraits)
  case computed(DefinitionExpression, NumberStyle)
  case note

  package var expression: DefinitionExpression? {
    if case .computed(let expression, _) = self { expression } else { nil }
  }
}

package struct TextTraits: Sendable {
  /// The action that the label of Return announces.
  package enum SubmitLabel: String, Sendable, CaseIterable {
    case done, go, send, join, route, search, `return`, next, `continue`
  }

  /// What a path must point to.
  package enum PathKind: String, Sendable, CaseIterable { case file, directory }

  /// How a single-line field handles a paste of several lines.
  package enum PastedLines: String, Sendable, CaseIterable {
    /// Joins them, with a space for each line break.
    case joined
    case first
    case refused
  }

  package var contentType: TextContentType?
  package var suggestions: SuggestionsSource?
  package var submitLabel: SubmitLabel?
  package var minLength: Int?
  package var maxLength: Int?
  /// True to count lengths in code points, as JSON Schema does; otherwise in grapheme clusters.
  package var countsCodePoints = false
  package var pattern: Pattern?
  package var format: TextFormat?
  /// `text` only.
  package var mask: InputMask?
  package var capitalization: Capitalization?
  package var pastedLines = PastedLines.joined
  /// Asynchronous validation.
  package var check: LiveCheck?
  /// Visible rows; `textarea` only.
  package var rows: Int?
  /// `path` only.
  package var pathMustExist = false
  /// `path` only.
  package var pathKind: PathKind?

  package init() {}
}

/// The values of `format`, with JSON Schema's meaning (validation vocabulary, section 7.3).
package enum TextFormat: String, Sendable, CaseIterable {
  case date, time
  case dateTime = "date-time"
  case duration
  case email
  case hostname
  case ipv4, ipv6
  case uri, iri
  case uriReference = "uri-reference"
  case iriReference = "iri-reference"
  case uriTemplate = "uri-template"
  case uuid
  case regex
  case jsonPointer = "json-pointer"
  case relativeJSONPointer = "relative-json-pointer"
}

package enum TimeFormat: String, Sendable, CaseIterable {
  /// Includes the offset of the person's time zone: `09:30:00+09:00`.
  case time
}

/// A `boolean` field's labels for its two answers; nil for the defaults of the form's language.
package struct AnswerWords: Sendable {
  package var yes: String?
  package var no: String?

  package subscript(answer: Bool) -> String? { answer ? yes : no }
  package var isEmpty: Bool { yes == nil && no == nil }
}

/// The properties of a `select` or `multiselect` field.
package struct ChoiceTraits: Sendable {
  package var options: OptionsSource
  /// True if a text other than an option is accepted.
  package var takesOther = false
  /// `multiselect` only.
  package var items = ItemLimits()
}

/// The properties of a `list` or `map` field.
package struct ListTraits: Sendable {
  /// The structure of the answer.
  package enum Shape: Sendable {
    /// A list of objects: `fields`.
    case objects
    /// A list of the values of a single field: `item`.
    case values
    /// An object with the first field as keys and the second as values: `item` of a map.
    case entries
    /// An object with the first field as keys and objects of the others as values: `fields` of a map.
    case entriesOfObjects
  }

  /// The fields of one row; their ids are the names in the row's object.
  package var fields: [FieldDefinition] { didSet { table = FieldList(fields) } }
  package var shape: Shape
  package var items: ItemLimits
  private(set) var table: FieldList

  init(fields: [FieldDefinition], shape: Shape = .objects, items: ItemLimits = ItemLimits()) {
    (self.fields, self.shape, self.items, table) = (fields, shape, items, FieldList(fields))
  }

  package func field(_ id: String) -> FieldDefinition? { table.field(id) }

  /// True if the answer is an object, whose keys are the first field's values: rows are found by them, and they differ.
  package var isMap: Bool { shape == .entries || shape == .entriesOfObjects }

  /// True if the answer's items or entries are values of the last field; otherwise, they are objects.
  package var holdsSingles: Bool { shape == .values || shape == .entries }
}

/// Limits on the number of items in a `multiselect` or `list` answer.
package struct ItemLimits: Sendable {
  package var minItems: Int?
  package var maxItems: Int?
  package var uniqueItems = false
}
