package import AttributeGraph
public import ViewTree
import Wording

/// The place of a search field; always above the searched content.
public enum SearchFieldPlacement: Hashable, Sendable {
  /// Above the searched content.
  case automatic

  /// The same as `automatic`.
  public static let toolbar = automatic
  /// The same as `automatic`.
  public static let sidebar = automatic
  /// The same as `automatic`.
  public static let navigationBarDrawer = automatic

  /// Above the searched content, always visible.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    automatic
  }

  /// When a search field is visible; always.
  public enum NavigationBarDrawerDisplayMode: Hashable, Sendable {
    /// Always visible.
    case automatic, always
  }
}

extension View {
  /// Puts a search field above this view. Return submits it to `onSubmit(of: .search)` outside of this modifier; Esc
  /// clears it. The default prompt is Search.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: (any LabelText)? = nil
  ) -> some View { modifier(SearchableModifier(text: text, prompt: prompt?.labelText)) }

  /// Puts a search field above this view, with its focus bound to a condition.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: (any LabelText)? = nil
  ) -> some View { modifier(SearchableModifier(text: text, prompt: prompt?.labelText, isPresented: isPresented)) }
}

extension View {
  /// Puts a choice of search scopes below the search field inside; the tag of one is selected.
  public func searchScopes<Scope: Hashable>(
    _ scope: Binding<Scope>, activation: SearchScopeActivation = .automatic, @ViewBuilder _ scopes: () -> some View
  ) -> some View {
    let picker = Picker("", selection: scope, content: scopes).pickerStyle(.segmented).labelsHidden()
    return environment({ $1(&$0.searchScopes) }, Optional(AnyView(picker)))
  }
}

/// When search scopes are visible; always, as the search field is.
public enum SearchScopeActivation: Hashable, Sendable {
  /// Always visible.
  case automatic, onTextEntry, onSearchPresentation
}

private struct SearchScopesKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }

extension EnvironmentValues {
  /// The scopes below search fields.
  fileprivate var searchScopes: AnyView? {
    get { self[SearchScopesKey.self] }
    set { self[SearchScopesKey.self] = newValue }
  }
}

/// Synchronizes a condition with the focus of a search field.
private struct SearchPresentation: ViewModifier {
  let isPresented: Binding<Bool>
  @FocusState var isFocused: Bool

  func body(content: Content) -> some View {
    content.focused($isFocused).onExitCommand { isPresented.wrappedValue = false }
      .onChange(of: isPresented.wrappedValue, initial: true) { _, isPresented in
        if isPresented || isFocused { isFocused = isPresented }
      }
      .onChange(of: isFocused) { _, isFocused in isPresented.wrappedValue = isFocused }
  }
}

/// Puts a search field above the content; see `View.searchable(text:placement:prompt:)`.
struct SearchableModifier: ViewModifier {
  let text: Binding<String>
  let prompt: String?
  var isPresented: Binding<Bool>?
  @Environment(\.searchScopes) private var scopes

  func body(content: Content) -> some View {
    VStack {
      if let isPresented {
        SearchField(text: text, prompt: prompt).searchFieldTies()
          .modifier(SearchPresentation(isPresented: isPresented))
      } else {
        SearchField(text: text, prompt: prompt).searchFieldTies()
      }
      if let scopes { scopes }
      content.environment({ $1(&$0.searchScopes) }, AnyView?.none)
    }
  }
}

/// One line of text that is submitted as a search.
struct SearchField: View {
  let text: Binding<String>
  let prompt: String?
  @Controlled var control: TextControl
  @Environment(\.theme) private var theme
  @Environment(\.language) private var language

  var body: some View {
    var input = TextInput<TextLineNode>(
      control, text: text, prompt: prompt ?? Message.formSearchPrompt.text(in: language))
    input.trigger = .search
    return HStack(spacing: 1) {
      Text("/").textStyle(control.isFocused ? theme.focusedLabel : theme.hint)
      input.focusTarget(control)
    }
    .padding(.horizontal, 2)
  }
}

/// Settings for the search field that enclosing modifiers have made.
struct SearchFieldTraits {
  var suggestions: AuthoredSuggestions?
  var focusBindings: [any FocusBinding] = []
}

extension View {
  /// Applies the settings for search fields to the field inside.
  fileprivate func searchFieldTies() -> some View {
    trait(of: ()) { inputs, _ in
      guard let traits = inputs.trait(SearchFieldTraits.self) else { return inputs }
      let inner = traits.suggestions.map { inputs.with($0) } ?? inputs
      return inner.deriving { FocusBindings(list: ($0?.list ?? []) + traits.focusBindings) }
    }
  }
}

/// Gives search fields suggestions; see `View.searchSuggestions(_:)`.
package struct SearchSuggestionsModifier<Suggestions: View>: PrimitiveModifier {
  let suggestions: Suggestions

  package static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    let suggestions = AuthoredSuggestions(inputs.graph.makeProjection(modifier, \.suggestions), inputs: inputs)
    return content(
      inputs.deriving { SearchFieldTraits(suggestions: suggestions, focusBindings: $0?.focusBindings ?? []) })
  }
}

/// Binds the focus of search fields to a focus state; see `View.searchFocused(_:)`.
package struct SearchFocusedModifier<Value: Hashable>: FocusTie {
  package let location: FocusLocation<Value>
  package let value: Value
  package var extent: FocusExtent { .view }

  package static func tie(_ scope: FocusScope<Value>, into inputs: ViewInputs) -> ViewInputs {
    inputs.deriving { (outer: SearchFieldTraits?) in
      SearchFieldTraits(suggestions: outer?.suggestions, focusBindings: (outer?.focusBindings ?? []) + [scope])
    }
  }
}

extension View {
  /// Suggests texts for the search field of `searchable(text:placement:prompt:)` inside, like
  /// `textInputSuggestions(_:)`.
  public func searchSuggestions<Suggestions: View>(@ViewBuilder _ suggestions: () -> Suggestions) -> some View {
    modifier(SearchSuggestionsModifier(suggestions: suggestions()))
  }

  /// Sets the text that this suggestion puts into the search field.
  public func searchCompletion(_ completion: String) -> some View { textInputCompletion(completion) }

  /// Keeps the state true while the search field of this view has focus, and focuses the field when the state is set to
  /// true.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    modifier(SearchFocusedModifier(location: binding.location, value: true))
  }

  /// Keeps the state at `value` while the search field of this view has focus, and focuses the field when the state is
  /// set to `value`.
  public func searchFocused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
    modifier(SearchFocusedModifier(location: binding.location, value: value))
  }
}
