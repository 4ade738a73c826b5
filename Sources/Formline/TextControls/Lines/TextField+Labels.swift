public import ViewTree

// Labels and prompts as texts. What they say is taken; how it looks is the theme's affair.
extension TextField {
  /// A field that edits a string, with a text as its prompt.
  @_disfavoredOverload
  public init(_ title: String, text: Binding<String>, prompt: Text?) {
    self.init(title, text: text, prompt: prompt?.plainText)
  }

  /// A field that may grow, with a text as its prompt.
  @_disfavoredOverload
  public init(_ title: String, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(title, text: text, prompt: prompt?.plainText, axis: axis)
  }

  /// A field that edits a string, with a text as its label.
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal, label: () -> Text) {
    self.init(label().plainText, text: text, prompt: prompt?.plainText, axis: axis)
  }

  /// A field that edits a value, with a text as its prompt.
  @_disfavoredOverload
  public init<Format: FieldFormat>(_ title: String, value: Binding<Format.Value>, format: Format, prompt: Text?) {
    self.init(title, value: value, format: format, prompt: prompt?.plainText)
  }

  /// A field that edits a value that may be missing, with a text as its prompt.
  @_disfavoredOverload
  public init<Format: FieldFormat>(_ title: String, value: Binding<Format.Value?>, format: Format, prompt: Text?) {
    self.init(title, value: value, format: format, prompt: prompt?.plainText)
  }

  /// A field that edits a value, with a text as its label.
  public init<Format: FieldFormat>(
    value: Binding<Format.Value>, format: Format, prompt: Text? = nil, label: () -> Text
  ) {
    self.init(label().plainText, value: value, format: format, prompt: prompt?.plainText)
  }

  /// A field that edits a value that may be missing, with a text as its label.
  public init<Format: FieldFormat>(
    value: Binding<Format.Value?>, format: Format, prompt: Text? = nil, label: () -> Text
  ) {
    self.init(label().plainText, value: value, format: format, prompt: prompt?.plainText)
  }
}

extension SecureField {
  /// A field that edits a secret, with a text as its prompt.
  @_disfavoredOverload
  public init(_ title: String, text: Binding<String>, prompt: Text?) {
    self.init(title, text: text, prompt: prompt?.plainText)
  }

  /// A field that edits a secret, with a text as its label.
  public init(text: Binding<String>, prompt: Text? = nil, label: () -> Text) {
    self.init(label().plainText, text: text, prompt: prompt?.plainText)
  }
}
