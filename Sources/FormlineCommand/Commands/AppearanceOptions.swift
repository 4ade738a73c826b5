import ArgumentParser
import TerminalModel

/// Options that say how a form looks on the terminal.
struct AppearanceOptions: ParsableArguments {
  /// Where a form is drawn.
  enum Placement: String, EnumerableFlag {
    case inline
    case fullscreen

    static func help(for value: Placement) -> ArgumentHelp? {
      switch value {
      case .inline: "Draw below the prompt and leave a summary."
      case .fullscreen: "Draw on the whole screen."
      }
    }
  }

  @Flag var placement = Placement.inline

  @Flag(help: "Ask plain questions, one a line, for screen readers and simple terminals.")
  var accessible = false

  @Flag(help: "Leave the mouse to the terminal, to select and copy text as usual.")
  var noMouse = false

  @Option(help: "When to use colours.")
  var color = ColorChoice.auto

  @Option(help: "The colours of the form.")
  var theme = ThemeName.standard
}

nonisolated extension ColorChoice: ExpressibleByArgument {}
