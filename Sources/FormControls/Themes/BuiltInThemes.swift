package import TerminalModel

extension Theme {
  /// Follows the terminal's colours. Until the terminal has reported them, and if it never does, bold, faint, underlined
  /// and reversed text distinguish the parts.
  public static let standard = changing(Theme(name: "standard")) { $0.adapts = true }

  /// Light text on a dark background of its own.
  public static let dark = Theme(named: "dark", painting: .dark)

  /// Dark text on a light background of its own.
  public static let light = Theme(named: "light", painting: .light)

  /// No colours: bold, faint, underlined and reversed text distinguish the parts.
  public static let mono = changing(Theme(name: "mono")) { $0.section = Style(attributes: [.bold, .underline]) }

  /// The terminal's two default colours and nothing faint: boxes have edges, focus is reversed, errors are underlined.
  public static let highContrast: Theme = {
    var theme = Theme(name: "high-contrast")
    theme.title = Style(attributes: [.bold, .underline])
    theme.section = Style(attributes: [.bold, .underline])
    theme.label = Style(attributes: .bold)
    theme.focusedLabel = Style(attributes: [.bold, .inverse])
    theme.field = .plain
    theme.focusedField = Style(attributes: .bold)
    theme.placeholder = Style(attributes: .italic)
    theme.hint = .plain
    theme.disabled = Style(attributes: .strikethrough)
    theme.error = Style(attributes: [.bold, .underline])
    theme.highlight = Style(attributes: [.bold, .inverse])
    theme.drawsEdges = true
    return theme
  }()

  /// All built-in themes.
  public static let all = [standard, dark, light, mono, highContrast]

  /// The colours that a theme brings itself.
  private var ownColors: TerminalColors? {
    switch name {
    case "dark": .dark
    case "light": .light
    default: nil
    }
  }
}

// Computed from colours.

extension Theme {
  /// A theme that paints its own page.
  private init(named name: String, painting page: TerminalColors, depth: ColorDepth = .trueColor) {
    self.init(name: name)
    use(ThemeColors(page, depth: depth))
    self.page = Style(foreground: page.foreground.color, background: page.background.color)
  }

  /// Gives every role its colours.
  private mutating func use(_ colors: ThemeColors) {
    func text(_ shade: Shade, _ attributes: TextAttributes = []) -> Style {
      Style(foreground: shade.color, attributes: attributes)
    }
    func filled(_ shade: Shade, on background: Shade, _ attributes: TextAttributes = []) -> Style {
      Style(foreground: shade.color, background: background.color, attributes: attributes)
    }
    title = text(colors.value, .bold)
    // Also in calendars, on the background of boxes.
    section = text(colors.value, .bold)
    label = text(colors.value)
    focusedLabel = text(colors.accent, .bold)
    required = text(colors.error, .bold)
    value = text(colors.value)
    field = Style(background: colors.field.color)
    focusedField = Style(background: colors.focusedField.color)
    seam = colors.page.color
    placeholder = text(colors.muted)
    hint = text(colors.muted)
    disabled = text(colors.muted)
    sign = text(colors.accent)
    error = text(colors.error)
    selection = text(colors.accent)
    highlight = filled(colors.onAccent, on: colors.accent)
    button = filled(colors.value, on: colors.focusedField, .bold)
    readyButton = filled(colors.onAccent, on: colors.accent, .bold)
    key = text(colors.accent)
    success = text(colors.success)
  }

  /// The theme on a terminal.
  /// - Parameter colors: The terminal's own colours; nil as long as they are not known.
  package func fitted(to colors: TerminalColors?, depth: ColorDepth) -> Theme {
    switch depth {
    case .none: return isPainted ? .mono : self
    case .ansi16: return isPainted || adapts ? withSixteenColors(on: colors) : self
    case .palette256, .trueColor:
      if let ownColors, self == Theme(named: name, painting: ownColors) {
        return depth == .trueColor ? self : Theme(named: name, painting: ownColors, depth: depth)
      }
      guard adapts, let colors else { return self }
      var fitted = Theme(name: name)
      fitted.use(ThemeColors(colors, depth: depth))
      fitted.keepChanges(of: self)
      return fitted
    }
  }

  /// Marks in the palette's own colours, of which those chosen here have a contrast of 3 in the usual palettes; texts
  /// and boxes have none of their own, since no other contrast can be relied on.
  private func withSixteenColors(on colors: TerminalColors?) -> Theme {
    var theme = Theme(name: name)
    (theme.adapts, theme.drawsEdges) = (adapts, drawsEdges)
    let isLight: Bool
    if let ownColors {
      isLight = ownColors.isLight
      theme.page = Style(foreground: isLight ? .ansi(0) : .ansi(15), background: isLight ? .ansi(15) : .ansi(0))
    } else if let colors {
      isLight = colors.isLight
    } else {
      theme.keepChanges(of: self)
      return theme.withoutSubtleFields
    }
    // In some palettes no colour can be read on the bright white.
    theme.sign.foreground = !isLight ? .ansi(14) : ownColors == nil ? .ansi(4) : .standard
    theme.focusedLabel.foreground = isLight ? .standard : .ansi(14)
    if ownColors == nil { theme.keepChanges(of: self) }
    return theme.withoutSubtleFields
  }

  /// The theme with underlined boxes in place of painted ones: the nearest of sixteen colours to a subtle background is
  /// the terminal's own, or a garish one.
  private var withoutSubtleFields: Theme {
    var theme = self
    for role in [\Theme.field, \.focusedField] where theme[keyPath: role].background.components != nil {
      theme[keyPath: role] = Style(attributes: theme[keyPath: role].attributes.union(.underline))
    }
    return theme
  }

  /// Keeps what another theme changes in the standard one, a colour or an attribute at a time.
  private mutating func keepChanges(of other: Theme) {
    for role in ThemeRole.allCases {
      let (standard, changed) = (Theme.standard[keyPath: role.style], other[keyPath: role.style])
      guard standard != changed else { continue }
      if changed.foreground != standard.foreground { self[keyPath: role.style].foreground = changed.foreground }
      if changed.background != standard.background { self[keyPath: role.style].background = changed.background }
      if changed.attributes != standard.attributes { self[keyPath: role.style].attributes = changed.attributes }
    }
  }
}
