/// What a line editor tells its host, synchronously, in the middle of feeding a key.
///
/// Every method may activate another buffer, replace texts and move points; none may feed keys and expect them to be
/// done before it returns: such keys are handled after the present one.
package protocol LineEditorDelegate: AnyObject {
  /// One of our named commands was run.
  func lineEditor(_ editor: LineEditor, perform command: EditorCommand)

  /// The candidates that complete `word`, each as a replacement for the whole word.
  ///
  /// - Parameter range: where the word stands, in UTF-8 bytes of the buffer's text.
  func lineEditor(_ editor: LineEditor, completionsFor word: String, in buffer: LineBuffer, range: Range<Int>)
    -> [String]

  /// Text was typed while a ``LineBuffer/Kind/keysOnly`` buffer was active. The buffer stays empty.
  func lineEditor(_ editor: LineEditor, typed text: String)

  /// A readline function other than typing was run while a ``LineBuffer/Kind/keysOnly`` buffer was active, such as
  /// `forward-char` or `previous-history`.
  func lineEditor(_ editor: LineEditor, ran functionName: String)

  /// readline would list these possible completions below the line.
  func lineEditor(_ editor: LineEditor, show possibleCompletions: [String])
}

extension LineEditorDelegate {
  package func lineEditor(_ editor: LineEditor, show possibleCompletions: [String]) {}
}
