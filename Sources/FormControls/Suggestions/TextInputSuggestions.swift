package import AttributeGraph
public import ViewTree

/// An app's suggestions for a field; see `View.textInputSuggestions(_:)`.
package final class AuthoredSuggestions: SuggestionList {
  let node: AuthoredSuggestionsNode
  @Anchored var control: TextControl?

  package init<Suggestions: View>(_ suggestions: Attribute<Suggestions>, inputs: ViewInputs) {
    node = AuthoredSuggestionsNode(host: inputs.host)
    node.suggestions = self
    node.content = Suggestions._makeView(suggestions, inputs: inputs).list
  }

  /// All entries: the app decides which of them match.
  package func entries(for text: String) -> [PopupEntry] { node.entries }

  package func acceptance(of text: String) -> String? {
    node.entries.first { $0.isEnabled && $0.text != text && $0.text.hasPrefix(text) }?.text
  }

  package func ghost(for text: String) -> Substring? { acceptance(of: text)?.dropFirst(text.count) }
}

/// Holds the views of suggestions, which are read instead of shown.
final class AuthoredSuggestionsNode: ContainerNode {
  weak var suggestions: AuthoredSuggestions?

  override func childrenWereReplaced() { suggestions?.control?.suggestionsDidChange() }

  /// Texts with a completion can be taken, other texts are headings.
  var entries: [PopupEntry] {
    reading { node in
      if let completion = node as? CompletionNode { return PopupEntry(completion.text, label: completion.label) }
      guard let text = (node as? TextNode)?.plainText, !text.isEmpty else { return nil }
      return PopupEntry("", label: text, isEnabled: false)
    }
  }
}

/// A view with its completion text.
package final class CompletionNode: ContainerNode, PlainNode {
  var text = ""

  /// The texts of the view, side by side.
  var label: String { texts.filter { !$0.isEmpty }.joined(separator: "  ") }
}

/// Sets the text that a suggestion puts into the field; see `View.textInputCompletion(_:)`.
package struct CompletionModifier: ContainerModifier {
  let text: String

  package func update(_ node: CompletionNode, environment: EnvironmentValues) { node.text = text }
}

/// Gives a field suggestions; see `View.textInputSuggestions(_:)`.
package struct SuggestionsModifier<Suggestions: View>: PrimitiveModifier {
  let suggestions: Suggestions

  package static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    let suggestions = inputs.graph.makeProjection(modifier, \.suggestions)
    return content(inputs.with(AuthoredSuggestions(suggestions, inputs: inputs)))
  }
}

extension View {
  /// Suggests texts for the field inside: as ghosts during typing, and in the list of Alt-Down. The views may depend on
  /// the text; only those with a `textInputCompletion` can be taken.
  ///
  ///     TextField("City", text: $city)
  ///       .textInputSuggestions {
  ///         ForEach(cities.filter { $0.hasPrefix(city) }, id: \.self) { Text($0).textInputCompletion($0) }
  ///       }
  public func textInputSuggestions<Suggestions: View>(
    @ViewBuilder _ suggestions: () -> Suggestions
  ) -> some View {
    modifier(SuggestionsModifier(suggestions: suggestions()))
  }

  /// Suggests a text for each element of a collection.
  public func textInputSuggestions<Data: RandomAccessCollection, ID: Hashable, Suggestion: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Suggestion
  ) -> some View {
    textInputSuggestions { ForEach(data, id: id, content: content) }
  }

  /// Sets the text that this suggestion puts into the field.
  public func textInputCompletion(_ completion: String) -> some View { modifier(CompletionModifier(text: completion)) }
}
