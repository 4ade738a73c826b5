import TerminalModel
import ViewTree

extension EnvironmentValues {
  /// The key that shows what is typed into secure fields inside, as `form-reveal` does. A form from a file, which also
  /// checks its texts by itself, says itself whether its secrets may be shown.
  var revealKey: Key? { checksContentTypes ? Key(.function(7)) : nil }
}
