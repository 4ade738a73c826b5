/// One unit of what a terminal sends.
package enum InputToken: Hashable, Sendable {
  case key(KeyPress)
  /// A key is no longer held; reported only where it was asked for.
  case keyRelease(Key)
  /// The bytes of a bracketed paste, as they came. One longer than `KeyDecoder.maximumPaste` comes in several.
  case paste([UInt8])
  case mouse(MouseEvent)
  /// A byte that is no part of UTF-8: no key of a terminal that speaks it.
  case malformed
  case focusIn
  case focusOut
  /// What the clipboard holds, as the terminal answered when it was asked (OSC 52).
  case clipboard(String)
  /// An answer of the terminal to a query: nothing to do.
  case reply
}
