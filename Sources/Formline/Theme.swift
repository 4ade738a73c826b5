public import TerminalModel
public import ViewTree
public import Wording

/// The styles of a form. Themes use the terminal's own sixteen colours, and fixed greys for what is fainter, so that it
/// stays readable.
public struct Theme: Hashable, Sendable {
  /// The name that selects it.
  public let name: String
  /// Titles of forms.
  public var title: Style
  /// Titles of sections.
  public var section: Style
  /// Labels of fields.
  public var label: Style
  /// The label of the field that has focus, and the mark before it.
  public var focusedLabel: Style
  /// What was typed.
  public var value: Style
  /// What stands in an empty field, and text that a suggestion would add.
  public var placeholder: Style
  /// Descriptions and hints.
  public var hint: Style
  /// Problems of fields.
  public var error: Style
  /// The chosen entry of a list.
  public var selection: Style
  /// Keys in the toolbar.
  public var key: Style
  /// A finished thing.
  public var success: Style

  /// A value that keys act on, in a row of several.
  var mark: Style {
    var style = value
    style.attributes.insert(.inverse)
    return style
  }

  /// Follows the terminal's colours; good on dark and light ones.
  public static let standard = Theme(
    name: "standard", title: Style(attributes: .bold), section: Style(attributes: [.bold]), label: .plain,
    focusedLabel: Style(foreground: .ansi(6), attributes: .bold), value: .plain,
    placeholder: Style(attributes: .dim), hint: Style(attributes: .dim), error: Style(foreground: .ansi(1)),
    selection: Style(foreground: .ansi(6)), key: Style(attributes: .bold), success: Style(foreground: .ansi(2)))

  /// Brighter colours for dark terminals.
  public static let dark = Theme(
    name: "dark", title: Style(foreground: .ansi(15), attributes: .bold),
    section: Style(foreground: .ansi(14), attributes: .bold), label: Style(foreground: .ansi(7)),
    focusedLabel: Style(foreground: .ansi(14), attributes: .bold), value: Style(foreground: .ansi(15)),
    placeholder: Style(foreground: .palette(244)), hint: Style(foreground: .palette(248)),
    error: Style(foreground: .ansi(9)),
    selection: Style(foreground: .ansi(14)), key: Style(foreground: .ansi(14)), success: Style(foreground: .ansi(10)))

  /// Darker colours for light terminals.
  public static let light = Theme(
    name: "light", title: Style(foreground: .ansi(4), attributes: .bold),
    section: Style(foreground: .ansi(4), attributes: .bold), label: .plain,
    focusedLabel: Style(foreground: .ansi(4), attributes: .bold), value: .plain,
    placeholder: Style(foreground: .palette(243)), hint: Style(foreground: .palette(240)),
    error: Style(foreground: .ansi(1)),
    selection: Style(foreground: .ansi(4)), key: Style(foreground: .ansi(4)), success: Style(foreground: .ansi(2)))

  /// No colour at all: bold, faint, underlined and reversed text tell the parts apart.
  public static let mono = Theme(
    name: "mono", title: Style(attributes: .bold), section: Style(attributes: [.bold, .underline]), label: .plain,
    focusedLabel: Style(attributes: [.bold]), value: .plain, placeholder: Style(attributes: .dim),
    hint: Style(attributes: .dim), error: Style(attributes: [.bold]), selection: Style(attributes: .bold),
    key: Style(attributes: .bold), success: Style(attributes: .bold))

  /// Every theme there is.
  public static let all = [standard, dark, light, mono]

  /// The theme of a name.
  public static func named(_ name: String) -> Theme? { all.first { $0.name == name } }
}

private struct ThemeKey: EnvironmentKey { static var defaultValue: Theme { .standard } }

extension EnvironmentValues {
  /// How the parts of a form look.
  public var theme: Theme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }

  /// The theme for controls here. Disabled ones are drawn as placeholders.
  package var controlTheme: Theme {
    var theme = theme
    guard !isEnabled else { return theme }
    theme.value = theme.placeholder
    theme.selection = theme.placeholder
    return theme
  }
}

extension Theme {
  /// The theme for a colour depth: `mono` replaces a theme that relies on colour if there is none.
  func legible(at depth: ColorDepth) -> Theme {
    if depth == .none, self != .standard { return .mono }
    var theme = self
    // Bright black, the nearest of sixteen colours, is hardly to be read on black in many palettes.
    if depth == .ansi16, self == .dark { theme.hint.foreground = .ansi(7) }
    return theme
  }
}

private struct LanguageKey: EnvironmentKey { static var defaultValue: DisplayLanguage { .english } }

extension EnvironmentValues {
  /// The language of the words that controls say of their own.
  public var language: DisplayLanguage {
    get { self[LanguageKey.self] }
    set { self[LanguageKey.self] = newValue }
  }

  /// Sets the language; for none, the words are English.
  package mutating func useLanguage(_ language: DisplayLanguage?) {
    if let language, language != .english { self.language = language }
  }
}
