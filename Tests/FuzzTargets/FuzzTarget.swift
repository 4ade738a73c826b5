/// A door for bytes from outside, whatever they are.
///
/// Its corpus is the folder of its name in Corpus: one file for each input that once was trouble, or leads deep. The tests
/// play the corpus and a few inputs made from it; `make fuzz` searches for more, guided by what of the code they reach.
package struct FuzzTarget: Sendable {
  package nonisolated let name: String
  /// How many inputs the tests make.
  package let usual: Int
  /// Inputs grow by these parts, which mean something to the target.
  package nonisolated let dictionary: [String]
  /// Takes an input; gives what is wrong with what came of it, or nil.
  package let check: @Sendable @MainActor (_ input: [UInt8]) throws -> String?

  init(
    _ name: String, usual: Int, dictionary: [String], check: @escaping @Sendable @MainActor ([UInt8]) throws -> String?
  ) {
    self.name = name
    self.usual = usual
    self.dictionary = dictionary
    self.check = check
  }

  /// What the doors are called.
  package nonisolated static let names = [
    "definition", "elicitation", "expression", "inputrc", "key-decoder", "key-script", "markup", "program-connection",
    "session", "template", "tool-description", "virtual-terminal",
  ]

  /// Every door.
  package static let all = [
    definition, elicitation, expression, inputrc, keyDecoder, keyScript, markup, programConnection, session, template,
    toolDescription, virtualTerminal,
  ]
}
