public import TerminalModel
public import ViewTree
public import Wording

/// The styles of a form, one for each role.
///
/// The standard theme is computed from the terminal's own colours, as far as the terminal reports them; `dark` and
/// `light` bring their own background. Every text has a contrast of at least 4.5 with what it stands on (WCAG 2.2).
public struct Theme: Hashable, Sendable {
  /// The name by which the theme is selected.
  public let name: String
  /// The background of the whole form, and the text on it; plain for the terminal's own.
  public var page = Style.plain
  /// Titles of forms.
  public var title = Style(attributes: .bold)
  /// Titles of sections.
  public var section = Style(attributes: .bold)
  /// Labels of fields.
  public var label = Style.plain
  /// The label of the focused field, and the edge that marks it.
  public var focusedLabel = Style(attributes: .bold)
  /// The star after the label of a required field.
  public var required = Style(attributes: .bold)
  /// Typed text and choices.
  public var value = Style.plain
  /// Boxes for typing or choosing, and what opens below them; the background and attributes also apply to the text.
  public var field = Style(attributes: .underline)
  /// The box of the focused field.
  public var focusedField = Style(attributes: .underline)
  /// The placeholder of an empty field, and text that a suggestion would add.
  public var placeholder = Style(attributes: .dim)
  /// Descriptions and hints.
  public var hint = Style(attributes: .dim)
  /// Disabled controls and their labels.
  public var disabled = Style(attributes: .dim)
  /// Signs for what keys or the mouse do in a field: that it opens, that it steps.
  public var sign = Style.plain
  /// Problems of fields, and the edges of fields that have some.
  public var error = Style(attributes: .bold)
  /// The chosen entry of a list.
  public var selection = Style(attributes: .bold)
  /// The entry of a list, and the day of a calendar, on which keys act.
  public var highlight = Style(attributes: .inverse)
  /// A button, unless it is the ready submit button.
  public var button = Style.plain
  /// The submit button, once nothing is missing.
  public var readyButton = Style(attributes: [.bold, .inverse])
  /// Keys in the toolbar.
  public var key = Style(attributes: .bold)
  /// Successful results.
  public var success = Style(attributes: .bold)
  /// True if the theme takes the colours of the terminal once it reports them.
  package var adapts = false
  /// The colour between boxes below each other, where boxes are painted: that of the page.
  var seam: Color?
  /// True to draw the edges of boxes.
  var drawsEdges = false

  init(name: String) { self.name = name }

  /// A copy of the theme with another name, to be changed.
  package func renamed(_ name: String) -> Theme {
    var theme = Theme(name: name)
    for role in ThemeRole.allCases { theme[keyPath: role.style] = self[keyPath: role.style] }
    (theme.adapts, theme.drawsEdges, theme.seam) = (adapts, drawsEdges, seam)
    return theme
  }

  /// The style of the value on which keys act, in a row of several.
  var mark: Style { changing(value) { $0.attributes.insert(.inverse) } }

  /// The edge that marks the focused control: like its label, but never reversed.
  package var pointer: Style { changing(focusedLabel) { $0.attributes.subtract([.inverse, .underline]) } }

  /// True if boxes have a background. Otherwise they are underlined, or have edges.
  var isPainted: Bool { field.background != .standard }

  /// A text style inside a box.
  func inField(_ style: Style, isFocused: Bool) -> Style {
    let field = isFocused ? focusedField : field
    return changing(style) {
      if $0.background == .standard { $0.background = field.background }
      $0.attributes.formUnion(field.attributes)
    }
  }

  /// A style in a list or a calendar that is open below a field.
  func onPanel(_ style: Style) -> Style { isPainted ? changing(style) { $0.background = field.background } : style }

  /// The built-in theme with a name.
  public static func named(_ name: String) -> Theme? { all.first { $0.name == name } }
}

/// A role to which a theme gives a style, with its name in a theme file.
package enum ThemeRole: String, CaseIterable {
  case page, title, section, label, focusedLabel, required, value, field, focusedField, placeholder, hint, disabled,
    sign
  case error, selection, highlight, button, readyButton, key, success

  package var style: WritableKeyPath<Theme, Style> {
    switch self {
    case .page: \.page
    case .title: \.title
    case .section: \.section
    case .label: \.label
    case .focusedLabel: \.focusedLabel
    case .required: \.required
    case .value: \.value
    case .field: \.field
    case .focusedField: \.focusedField
    case .placeholder: \.placeholder
    case .hint: \.hint
    case .disabled: \.disabled
    case .sign: \.sign
    case .error: \.error
    case .selection: \.selection
    case .highlight: \.highlight
    case .button: \.button
    case .readyButton: \.readyButton
    case .key: \.key
    case .success: \.success
    }
  }
}

private struct TintKey: EnvironmentKey { static var defaultValue: Color? { nil } }

private struct ThemeKey: EnvironmentKey { static var defaultValue: Theme { .standard } }

extension EnvironmentValues {
  /// The styles of a form.
  public var theme: Theme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }

  /// The colour of controls here, by `tint(_:)`; nil for that of the theme.
  var tint: Color? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// The theme for controls here. Disabled controls have no area for typing.
  package var controlTheme: Theme {
    var theme = theme
    guard !isEnabled else {
      if let tint { theme.selection.foreground = tint }
      return theme
    }
    for role in [\Theme.value, \.placeholder, \.selection, \.sign, \.button] { theme[keyPath: role] = theme.disabled }
    (theme.field, theme.focusedField) = (.plain, .plain)
    return theme
  }
}

extension View {
  /// Colours the buttons inside this view, and what controls show of their values; nil for the theme's colours.
  public func tint(_ color: Color?) -> some View { environment({ $1(&$0.tint) }, color == .clear ? nil : color) }

  /// Colours the buttons inside this view; the old name of `tint(_:)`.
  public func accentColor(_ color: Color?) -> some View { tint(color) }
}

private struct TerminalColorsKey: EnvironmentKey { static var defaultValue: TerminalColors? { nil } }

extension EnvironmentValues {
  /// The terminal's own colours, if they are known without asking it.
  package var terminalColors: TerminalColors? {
    get { self[TerminalColorsKey.self] }
    set { self[TerminalColorsKey.self] = newValue }
  }
}

private struct LanguageKey: EnvironmentKey { static var defaultValue: DisplayLanguage { .english } }

extension EnvironmentValues {
  /// The language of the controls' own texts.
  public var language: DisplayLanguage {
    get { self[LanguageKey.self] }
    set { self[LanguageKey.self] = newValue }
  }

  /// Sets the language; nil means English.
  package mutating func useLanguage(_ language: DisplayLanguage?) {
    if let language, language != .english { self.language = language }
  }
}
