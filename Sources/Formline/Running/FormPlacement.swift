/// Where on the terminal a form is drawn.
public enum FormPlacement: Hashable, Sendable {
  /// Below the prompt; it is erased when it ends.
  case inline
  /// On the alternate screen, all of it.
  case fullscreen
}
