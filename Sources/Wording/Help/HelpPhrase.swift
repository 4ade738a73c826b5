/// What the help on F1 says of keys, in a few words each. Each language is one file that says all of it.
package enum HelpPhrase: Translated, Hashable, Sendable, CaseIterable {
  case title, thisField, theForm, editing, lineAboveBelow, nextValue, takeSuggestion, suggestions, showTyped
  case calendar, openClose
  case submitField, optionAboveBelow, chooseOrNot, choose, filter, letters, onOrOff, yesNo, pressButton
  case newLine, nextField, fieldAboveBelow, firstLastField, halfScreen, closeThenCancel, cancelAtOnce
  case drawAgain, suspend, lineStartEnd, startEnd, wordBackOn, cutWordBefore, cutWordAfter, cutBeforeAfter
  case pasteCut, undo, earlierAnswers, searchAnswers, viCommands, viInsert, inEditor, anyKey, moreKeys

  /// The words of a language.
  package func text(in language: DisplayLanguage) -> String { words(in: language) }
}
