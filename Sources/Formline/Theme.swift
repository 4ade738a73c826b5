public import TerminalModel
public import ViewTree
public import Wording

/// The styles of a form, one for each role. The built-in themes take their hues from the terminal's sixteen colours;
/// greys and backgrounds are fixed, so that text stays readable on them.
public struct Theme: Hashable, Sendable {
  /// The name by which the theme is selected.
  public let name: String
  /// Titles of forms.
  public var title = Style(attributes: .bold)
  /// Titles of sections.
  public var section = Style(attributes: .bold)
  /// Labels of fields.
  public var label = Style.plain
  /// The label of the focused field, and the mark before it.
  public var focusedLabel = Style(foreground: .ansi(6), attributes: .bold)
  /// The star after the label of a required field.
  public var required = Style(foreground: .ansi(1), attributes: .bold)
  /// Typed text and choices.
  public var value = Style.plain
  /// Areas for typing or choosing; the background and attributes also apply to the text in them.
  public var field = Style(foreground: .palette(244), attributes: .underline)
  /// The same in the focused field.
  public var focusedField = Style(attributes: .underline)
  /// The placeholder of an empty field, and text that a suggestion would add.
  public var placeholder = Style(attributes: .dim)
  /// Descriptions and hints.
  public var hint = Style(attributes: .italic)
  /// Disabled controls and their labels.
  public var disabled = Style(attributes: [.dim, .italic])
  /// Signs for what keys or the mouse do in a field: that it opens, that it steps.
  public var sign = Style(foreground: .ansi(6))
  /// Problems of fields.
  public var error = Style(foreground: .ansi(1))
  /// The chosen entry of a list.
  public var selection = Style(foreground: .ansi(6))
  /// A button, unless it is the ready submit button.
  public var button = Style.plain
  /// The submit button, once nothing is missing.
  public var readyButton = Style(foreground: .ansi(6), attributes: [.bold, .inverse])
  /// Keys in the toolbar.
  public var key = Style(attributes: .bold)
  /// Successful results.
  public var success = Style(foreground: .ansi(2))

  init(name: String) { self.name = name }

  /// A copy of the theme with another name, to be changed.
  package func renamed(_ name: String) -> Theme {
    var theme = Theme(name: name)
    for role in ThemeRole.allCases { theme[keyPath: role.style] = self[keyPath: role.style] }
    return theme
  }

  /// The style of the value on which keys act, in a row of several.
  var mark: Style {
    var style = value
    style.attributes.insert(.inverse)
    return style
  }

  /// The mark before the focused control: like its label, but never reversed.
  var pointer: Style {
    var style = focusedLabel
    style.attributes.subtract([.inverse, .underline])
    return style
  }

  /// A text style inside an area for typing.
  func inField(_ style: Style, isFocused: Bool) -> Style {
    let field = isFocused ? focusedField : field
    var style = style
    if style.background == .standard { style.background = field.background }
    style.attributes.formUnion(field.attributes)
    return style
  }

  /// Follows the terminal's colours. If the terminal reports a light background, accents are blue.
  public static let standard = Theme(name: "standard")

  /// The standard theme for light backgrounds: blue instead of cyan, which is unreadable on white, and grey instead of
  /// faint, which some terminals draw as black there.
  package static let standardOnLight: Theme = {
    var theme = Theme(name: "standard")
    for role in [\Theme.focusedLabel, \.sign, \.selection, \.readyButton] {
      theme[keyPath: role].foreground = .ansi(4)
    }
    theme.placeholder = Style(foreground: .palette(241))
    theme.disabled = Style(foreground: .palette(241), attributes: .italic)
    return theme
  }()

  /// Brighter colours, and fields with a subtle background, for dark terminals.
  public static let dark: Theme = {
    var theme = Theme(name: "dark")
    let accent = Style(foreground: .ansi(14))
    theme.title = Style(foreground: .ansi(15), attributes: .bold)
    theme.section = Style(foreground: .ansi(14), attributes: .bold)
    theme.label = Style(foreground: .ansi(7))
    theme.focusedLabel = theme.section
    theme.required = Style(foreground: .ansi(9), attributes: .bold)
    theme.value = Style(foreground: .ansi(15))
    theme.field = Style(background: .palette(236))
    theme.focusedField = Style(background: .palette(238))
    theme.placeholder = Style(foreground: .palette(250), attributes: .italic)
    theme.hint = Style(foreground: .palette(248), attributes: .italic)
    theme.disabled = Style(foreground: .palette(246), attributes: .italic)
    theme.sign = accent
    theme.error = Style(foreground: .ansi(9))
    theme.selection = accent
    theme.button = Style(foreground: .ansi(7))
    theme.readyButton = Style(foreground: .palette(16), background: .palette(80), attributes: .bold)
    theme.key = accent
    theme.success = Style(foreground: .ansi(10))
    return theme
  }()

  /// Darker colours, and fields with a subtle background, for light terminals.
  public static let light: Theme = {
    var theme = Theme(name: "light")
    let accent = Style(foreground: .ansi(4))
    theme.title = Style(foreground: .ansi(4), attributes: .bold)
    theme.section = theme.title
    theme.focusedLabel = theme.title
    theme.field = Style(background: .palette(255))
    theme.focusedField = Style(background: .palette(254))
    theme.placeholder = Style(foreground: .palette(240), attributes: .italic)
    theme.hint = Style(foreground: .palette(239), attributes: .italic)
    theme.disabled = Style(foreground: .palette(241), attributes: .italic)
    theme.sign = accent
    theme.selection = accent
    theme.readyButton = Style(foreground: .palette(231), background: .ansi(4), attributes: .bold)
    theme.key = accent
    return theme
  }()

  /// No colours: bold, faint, underlined and reversed text distinguish the parts.
  public static let mono: Theme = {
    var theme = Theme(name: "mono")
    let bold = Style(attributes: .bold)
    theme.section = Style(attributes: [.bold, .underline])
    theme.focusedLabel = bold
    theme.required = bold
    theme.field = Style(attributes: .underline)
    theme.sign = .plain
    theme.error = bold
    theme.selection = bold
    theme.readyButton = Style(attributes: [.bold, .inverse])
    theme.success = bold
    return theme
  }()

  /// The terminal's two default colours and nothing faint: focus is reversed, errors are underlined.
  public static let highContrast: Theme = {
    var theme = mono.renamed("high-contrast")
    theme.title = Style(attributes: [.bold, .underline])
    theme.label = Style(attributes: .bold)
    theme.focusedLabel = Style(attributes: [.bold, .inverse])
    theme.focusedField = Style(attributes: [.bold, .underline])
    theme.placeholder = Style(attributes: .italic)
    theme.disabled = Style(attributes: [.italic, .strikethrough])
    theme.error = Style(attributes: [.bold, .underline])
    theme.selection = Style(attributes: [.bold, .inverse])
    return theme
  }()

  /// All built-in themes.
  public static let all = [standard, dark, light, mono, highContrast]

  /// The theme with a name.
  public static func named(_ name: String) -> Theme? { all.first { $0.name == name } }
}

/// A role to which a theme gives a style, with its name in a theme file.
package enum ThemeRole: String, CaseIterable {
  case title, section, label, focusedLabel, required, value, field, focusedField, placeholder, hint, disabled, sign
  case error, selection, button, readyButton, key, success

  package var style: WritableKeyPath<Theme, Style> {
    switch self {
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
    case .button: \.button
    case .readyButton: \.readyButton
    case .key: \.key
    case .success: \.success
    }
  }
}

private struct ThemeKey: EnvironmentKey { static var defaultValue: Theme { .standard } }

extension EnvironmentValues {
  /// The styles of a form.
  public var theme: Theme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }

  /// The theme for controls here. Disabled controls have no area for typing.
  package var controlTheme: Theme {
    var theme = theme
    guard !isEnabled else { return theme }
    for role in [\Theme.value, \.placeholder, \.selection, \.sign, \.button] { theme[keyPath: role] = theme.disabled }
    (theme.field, theme.focusedField) = (.plain, .plain)
    return theme
  }
}

extension Theme {
  /// The theme for a colour depth: without colours, `mono` replaces a theme that relies on them.
  func legible(at depth: ColorDepth) -> Theme {
    if depth == .none { return self == .standard || self == .highContrast ? self : .mono }
    guard depth == .ansi16 else { return self }
    var theme = self
    // The nearest of sixteen colours to a subtle background is the terminal's own, or a garish one.
    for role in [\Theme.field, \.focusedField] where theme[keyPath: role].background.components != nil {
      theme[keyPath: role] = Style(attributes: theme[keyPath: role].attributes.union(.underline))
    }
    // Bright black, the nearest to many greys, is unreadable on black in many palettes.
    for role in ThemeRole.allCases where theme[keyPath: role.style].foreground.degraded(to: depth) == .ansi(8) {
      theme[keyPath: role.style].foreground = .standard
    }
    return theme
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
