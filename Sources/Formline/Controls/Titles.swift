public import ContentTypes
public import ViewTree

// Titles of other types than `String`: a stored `LocalizedStringKey`, whose plain text is used, and titles with an
// image, which is ignored. The overloads with strings have priority, so that a literal is a string.

extension Button where Label == Text {
  /// A button with a title.
  @_disfavoredOverload
  public init(_ title: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }

  /// A button with a title.
  public init(_ title: String, systemImage name: String, role: ButtonRole? = nil, action: @escaping () -> Void) {
    self.init(title, role: role, action: action)
  }

  /// A button with a title.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringKey, systemImage name: String, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(title, role: role, action: action)
  }
}

extension Label where Title == Text, Icon == EmptyView {
  /// A title alone. The image is ignored.
  @_disfavoredOverload
  public init(_ title: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
    }
  }
}

extension GroupBox where Label == Text {
  /// A box with a title.
  @_disfavoredOverload
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension TextField {
  /// A field that edits a string.
  @_disfavoredOverload
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal) {
    self.init(title.plainText, text: text, prompt: prompt?.plainText, axis: axis)
  }

  /// A field that edits a value.
  @_disfavoredOverload
  public init<Format: FieldFormat>(
    _ title: LocalizedStringKey, value: Binding<Format.Value>, format: Format, prompt: Text? = nil
  ) { self.init(title.plainText, value: value, format: format, prompt: prompt?.plainText) }
}

extension SecureField {
  /// A field that edits a secret.
  @_disfavoredOverload
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(title.plainText, text: text, prompt: prompt?.plainText)
  }
}

extension Toggle {
  /// A toggle that changes a Boolean value.
  @_disfavoredOverload
  public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) { self.init(title.plainText, isOn: isOn) }

  /// A toggle that changes a Boolean value.
  public init(_ title: String, systemImage name: String, isOn: Binding<Bool>) { self.init(title, isOn: isOn) }
}

extension Picker {
  /// A picker that sets `selection` to the tag of the chosen view.
  @_disfavoredOverload
  public init(_ title: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(title.plainText, selection: selection, content: content)
  }

  /// A picker that sets `selection` to the tag of the chosen view.
  public init(
    _ title: String, systemImage name: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(title, selection: selection, content: content) }
}

extension Menu {
  /// A menu.
  @_disfavoredOverload
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(title.plainText, content: content)
  }

  /// A menu.
  public init(_ title: String, systemImage name: String, @ViewBuilder content: () -> Content) {
    self.init(title, content: content)
  }
}

extension Stepper {
  /// A stepper that changes a value within bounds.
  @_disfavoredOverload
  public init<Value: Strideable & CustomStringConvertible>(
    _ title: LocalizedStringKey, value: Binding<Value>, in bounds: some RangeExpression<Value>, step: Value.Stride = 1
  ) { self.init(title.plainText, value: value, in: bounds, step: step) }

  /// A stepper that changes a value within the range of its type.
  @_disfavoredOverload
  public init<Value: Strideable & CustomStringConvertible>(
    _ title: LocalizedStringKey, value: Binding<Value>, step: Value.Stride = 1
  ) { self.init(title.plainText, value: value, step: step) }
}

extension Section {
  /// A section with a title.
  @_disfavoredOverload
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(title.plainText, content: content)
  }
}

extension LabeledContent {
  /// A row with a label.
  @_disfavoredOverload
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(title.plainText, content: content)
  }
}

extension LabeledContent where Content == Text {
  /// A row with a label and a text that cannot be edited.
  @_disfavoredOverload
  public init(_ title: LocalizedStringKey, value: some StringProtocol) {
    self.init(title.plainText, value: value)
  }
}

extension DisclosureGroup {
  /// A group that is closed initially and stores its own state.
  @_disfavoredOverload
  public init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(title.plainText, content: content)
  }

  /// A group that is open while a condition is true.
  @_disfavoredOverload
  public init(_ title: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
    self.init(title.plainText, isExpanded: isExpanded, content: content)
  }
}

extension ProgressView {
  /// Progress of unknown extent.
  @_disfavoredOverload
  public init(_ title: LocalizedStringKey) { self.init(title.plainText) }
}

extension View {
  /// Asks a question while a condition is true.
  @_disfavoredOverload
  public func alert(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View,
    @ViewBuilder message: () -> some View = { EmptyView() }
  ) -> some View { alert(title.plainText, isPresented: isPresented, actions: actions, message: message) }

  /// Offers several choices while a condition is true.
  @_disfavoredOverload
  public func confirmationDialog(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> some View, @ViewBuilder message: () -> some View = { EmptyView() }
  ) -> some View {
    confirmationDialog(
      title.plainText, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: message)
  }
}
