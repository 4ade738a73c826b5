/// The capabilities of a terminal beyond ECMA-48.
package struct TerminalCapabilities: Hashable, Sendable {
  package var colorDepth: ColorDepth
  /// Private mode 2026: the terminal shows a frame only when it is complete.
  package var synchronizedOutput: Bool
  /// OSC 8.
  package var hyperlinks: Bool
  /// True if the terminal rewraps long lines when the window narrows, instead of cutting them.
  package var reflowsLines: Bool
  /// The kitty keyboard protocol, which distinguishes Ctrl+I from Tab.
  package var kittyKeyboard: Bool
  /// The width in which it draws characters of ambiguous width.
  package var ambiguousWidth: TextWidth.Ambiguous
  /// True to order text in both directions here (UAX #9) and to tell the terminal not to; false to leave it to the
  /// terminal; nil to do it where what is shown has such text.
  package var ordersText: Bool?
  /// False for terminals that print a query for their colours (OSC 10 and 11).
  package var answersColorQueries = true
  /// The colours in place of the terminal's own, for a theme with its own background.
  package var page = Style.plain

  package init(
    colorDepth: ColorDepth = .trueColor, synchronizedOutput: Bool = false, hyperlinks: Bool = false,
    reflowsLines: Bool = true, kittyKeyboard: Bool = false, ambiguousWidth: TextWidth.Ambiguous = .narrow
  ) {
    self.colorDepth = colorDepth
    self.synchronizedOutput = synchronizedOutput
    self.hyperlinks = hyperlinks
    self.reflowsLines = reflowsLines
    self.kittyKeyboard = kittyKeyboard
    self.ambiguousWidth = ambiguousWidth
  }
}

extension TerminalCapabilities {
  /// Capabilities from TERM, COLORTERM, TERM_PROGRAM and terminal-specific variables; colours from NO_COLOR and
  /// CLICOLOR_FORCE unless `color` decides; the width of ambiguous characters from FORMLINE_AMBIGUOUS_WIDTH, `narrow`
  /// or `wide`.
  package static func from(
    environment: [String: String], isTerminal: Bool = true, color: ColorChoice = .auto
  ) -> TerminalCapabilities {
    let terminal = Terminal(environment)
    var capabilities = TerminalCapabilities(
      colorDepth: colorDepth(environment, terminal, isTerminal: isTerminal, color),
      synchronizedOutput: terminal.isModern,
      hyperlinks: terminal.isModern,
      reflowsLines: !terminal.cutsLines,
      kittyKeyboard: terminal.speaksKittyKeyboard,
      ambiguousWidth: environment["FORMLINE_AMBIGUOUS_WIDTH"] == "wide" ? .wide : .narrow)
    capabilities.answersColorQueries = terminal.answersColorQueries
    if Terminal.ordersTextAlways(environment) { capabilities.ordersText = false }
    return capabilities
  }

  private static func colorDepth(
    _ environment: [String: String], _ terminal: Terminal, isTerminal: Bool, _ color: ColorChoice
  ) -> ColorDepth {
    switch color {
    case .never: return .none
    case .always: return max(.ansi16, terminal.colorDepth)
    case .auto: break
    }
    // no-color.org: set and not empty. bixense.com/clicolors: forced by any value except 0.
    if let refusal = environment["NO_COLOR"], !refusal.isEmpty { return .none }
    if let force = environment["CLICOLOR_FORCE"], !force.isEmpty, force != "0" {
      return max(.ansi16, terminal.colorDepth)
    }
    return isTerminal ? terminal.colorDepth : .none
  }

  /// The terminal, as far as its variables identify it.
  private struct Terminal {
    let name: String
    let program: String
    let colorTerm: String
    let isModern: Bool
    /// True for xterm itself, whose name does not tell its number of colours: 256 for a long time.
    let isXterm: Bool
    let cutsLines: Bool
    let speaksKittyKeyboard: Bool

    // Terminals in which the protocol is missing or disabled ignore the request.
    private static let kittyNames = ["xterm-kitty", "xterm-ghostty", "foot", "alacritty", "wezterm", "rio"]
    private static let kittyPrograms: Set<String> = ["ghostty", "WezTerm", "iTerm.app", "rio", "vscode"]
    private static let modernPrograms: Set<String> = ["iTerm.app", "WezTerm", "ghostty", "vscode", "rio", "contour"]
    private static let modernNames = ["xterm-kitty", "xterm-ghostty", "wezterm", "foot", "alacritty", "contour", "rio"]

    init(_ environment: [String: String]) {
      name = environment["TERM"] ?? ""
      program = environment["TERM_PROGRAM"] ?? ""
      colorTerm = environment["COLORTERM"] ?? ""
      let isMultiplexed = name.hasPrefix("screen") || name.hasPrefix("tmux")
      let vte = environment["VTE_VERSION"].flatMap { Int($0) } ?? 0
      let isNamedModern = Self.modernNames.contains { [name] known in name.hasPrefix(known) }
      isXterm = environment["XTERM_VERSION"] != nil && !isMultiplexed
      isModern =
        !isMultiplexed
        && (isNamedModern || Self.modernPrograms.contains(program) || vte >= 6800 || environment["WT_SESSION"] != nil)
      cutsLines =
        name == "linux" || name.hasPrefix("screen") && environment["TMUX"] == nil || name.hasPrefix("rxvt")
        || isXterm
      speaksKittyKeyboard =
        !isMultiplexed
        && (Self.kittyNames.contains { [name] known in name.hasPrefix(known) } || Self.kittyPrograms.contains(program))
    }

    /// The consoles of Linux and of the BSDs, and terminals that are not known at all, may print what they do not know.
    var answersColorQueries: Bool {
      isModern || isXterm || !colorTerm.isEmpty || name.hasSuffix("256color")
        || ["xterm", "rxvt", "screen", "tmux", "putty", "vte", "gnome", "konsole", "st-"].contains { [name] known in
          name.hasPrefix(known)
        }
    }

    /// Konsole, mlterm and Terminal on macOS order text whatever they are told.
    static func ordersTextAlways(_ environment: [String: String]) -> Bool {
      environment["KONSOLE_VERSION"] != nil || environment["MLTERM"] != nil
        || environment["TERM_PROGRAM"] == "Apple_Terminal"
    }

    var colorDepth: ColorDepth {
      if name.isEmpty || name == "dumb" || name.hasSuffix("-m") || name.hasSuffix("-mono") { return .none }
      if name.hasPrefix("vt1") || name.hasPrefix("vt2") || name.hasPrefix("vt3") { return .none }
      if colorTerm == "truecolor" || colorTerm == "24bit" || name.hasSuffix("-direct") { return .trueColor }
      if isModern { return .trueColor }
      if name.hasSuffix("256color") || isXterm || !colorTerm.isEmpty { return .palette256 }
      return .ansi16
    }
  }
}

/// The values of `--color`.
package enum ColorChoice: String, Hashable, Sendable, CaseIterable {
  /// Determined from the terminal and the environment.
  case auto
  case always
  case never
}
