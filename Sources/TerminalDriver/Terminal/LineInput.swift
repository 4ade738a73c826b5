/// What edits the lines that a ``LineTerminal`` reads key by key.
package protocol LineInput: AnyObject {
  /// A new line begins, perhaps with keys that were typed ahead.
  /// - Parameter columns: The room there is for it on the terminal.
  /// - Returns: What the terminal is to be sent.
  func begin(_ echo: LineTerminal.Echo, columns: Int) -> [UInt8]
  /// Keys were typed.
  /// - Returns: What the terminal is to be sent.
  func receive(_ bytes: [UInt8]) -> [UInt8]
  /// The time that ``deadline`` names has come.
  func timeOut() -> [UInt8]
  /// Everything that the line shows, for a terminal on which it does not stand any more.
  func redraw() -> [UInt8]
  /// When a key sequence that is not complete ends as it is, on ``MonotonicClock``.
  var deadline: Int64? { get }
  /// What could not be done with the latest keys, a sentence for a line of its own; given once.
  func takeNotice() -> String?
  /// What came of the line; nil while it is edited.
  var line: LineTerminal.Line? { get }
}
