import AttributeGraph
public import ContentTypes
public import ViewTree

/// A value that a field edits as text, with its formatting and parsing.
package struct FormattedValue<Value> {
  let value: Binding<Value>
  let format: (Value, LocaleName?) -> String
  /// Returns nil if the text does not parse.
  let parse: (String, LocaleName?) -> Value?

  package init(
    value: Binding<Value>, format: @escaping (Value, LocaleName?) -> String,
    parse: @escaping (String, LocaleName?) -> Value?
  ) {
    self.value = value
    self.format = format
    self.parse = parse
  }
}

extension FormattedValue {
  init<Format: FieldFormat>(_ value: Binding<Value>, as format: Format) where Value == Format.Value {
    self.init(value: value, format: { format.format($0, locale: $1) }, parse: { format.parse($0, locale: $1) })
  }

  /// An optional value: an empty text is nil.
  init<Format: FieldFormat>(_ value: Binding<Value>, as format: Format) where Value == Format.Value? {
    self.init(
      value: value, format: { value, locale in value.map { format.format($0, locale: locale) } ?? "" },
      parse: { $0.allSatisfy(\.isWhitespace) ? .some(nil) : format.parse($0, locale: $1).map { .some($0) } })
  }
}

/// The typed text of a field whose value is not a string.
///
/// The value follows whenever the text parses. The text stays as typed until the field is submitted or left, unless
/// something else changes the value.
final class TypedValue {
  private struct Draft: Equatable {
    let typed: String
    /// The formatted value after the edit: if the value's format is a different text, the draft is out of date.
    let formatted: String
  }

  private let draft: StateValue<Draft?>
  private let graph: Graph
  /// Parses a text, and formats the current value; set once there is a binding.
  private var isValue: ((String) -> Bool)?
  private var formatted: (() -> String)?

  init(in graph: Graph, subgraph: Subgraph) {
    self.graph = graph
    draft = graph.withSubgraph(subgraph) { StateValue(nil, in: graph) }
  }

  func binding<Value>(for source: FormattedValue<Value>, locale: LocaleName?) -> Binding<String> {
    let draft = draft
    let graph = graph
    isValue = { source.parse($0, locale) != nil }
    formatted = { source.format(source.value.wrappedValue, locale) }
    return Binding {
      let formatted = source.format(source.value.wrappedValue, locale)
      if let draft = draft.get(), draft.formatted == formatted { return draft.typed }
      return formatted
    } set: { typed in
      if let value = source.parse(typed, locale) { source.value.wrappedValue = value }
      let formatted = graph.untracked { source.format(source.value.wrappedValue, locale) }
      draft.set(Draft(typed: typed, formatted: formatted), transaction: Transaction())
    }
  }

  /// Formats the value as text again.
  /// - Returns: The discarded text, if it did not parse.
  func commit() -> String? {
    let last = graph.untracked { draft.get() }
    draft.set(nil, transaction: Transaction())
    draft.setWouldBeMissed(false)
    guard let last, graph.untracked({ formatted?() == last.formatted && isValue?(last.typed) == false }) else {
      return nil
    }
    return last.typed
  }
}

extension Text {
  /// A value in a format, in the user's locale.
  ///
  ///     Text(total, format: .currency(code: "EUR"))
  public init<Format: FieldFormat>(_ value: Format.Value, format: Format) {
    // The text in the C locale is the identity of the value, and its plain text for labels.
    self.init(format.format(value, locale: nil)) { format.format(value, locale: $0.locale) }
  }
}
