nonisolated extension ScriptFailure {
  /// Whether `other` fails in the same way, so that a shorter script that ends so can stand for this one: the same
  /// expectation with the same thing found instead; where it is about the screen, on the same screen.
  package func isSameMistake(as other: ScriptFailure) -> Bool {
    guard expected == other.expected, found == other.found else { return false }
    guard command.hasPrefix("Expect ") else { return true }
    guard command == other.command else { return false }
    let isAboutScreen = ["screen ", "no screen ", "line ", "cursor "].contains {
      command.dropFirst("Expect ".count).hasPrefix($0)
    }
    return !isAboutScreen || screen == other.screen
  }
}
