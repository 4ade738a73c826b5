public import ViewTree

/// Where a search field stands: always above what is searched.
public enum SearchFieldPlacement: Hashable, Sendable {
  /// Above what is searched.
  case automatic
}

extension View {
  /// Puts a search field above this view. Return in it submits to `onSubmit(of: .search)` outside of this modifier; Esc
  /// clears it.
  /// - Parameter prompt: What stands in the empty field; Search if left out.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: String = "Search"
  ) -> some View {
    modifier(SearchableModifier(text: text, prompt: prompt))
  }

  /// Puts a search field above this view, with a text as its prompt.
  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text?
  ) -> some View {
    modifier(SearchableModifier(text: text, prompt: prompt?.plainText ?? "Search"))
  }
}

/// Puts a search field above the content; see `View.searchable(text:placement:prompt:)`.
struct SearchableModifier: ViewModifier {
  let text: Binding<String>
  let prompt: String

  func body(content: Content) -> some View {
    VStack {
      SearchField(text: text, prompt: prompt).modifier(SearchFieldTies())
      content
    }
  }
}

/// One line of text whose submission is a search.
struct SearchField: View {
  let text: Binding<String>
  let prompt: String
  @Controlled private var control: TextControl
  @Environment(\.theme) private var theme
  @Environment(\.textContentType) private var contentType
  @Environment(\.suggestionProvider) private var suggestionProvider

  init(text: Binding<String>, prompt: String) {
    self.text = text
    self.prompt = prompt
  }

  var body: some View {
    HStack(spacing: 1) {
      Text("/").textStyle(control.isFocused ? theme.focusedLabel : theme.hint)
      TextLine(
        text: text.wrappedValue, binding: text, prompt: prompt, isFocused: control.isFocused, isSecure: false,
        isRevealed: true, control: control, suggestions: suggestionProvider, step: nil,
        contentType: contentType, trigger: .search
      )
      .focusTarget(control)
    }
    .padding(.horizontal, 2)
  }
}
