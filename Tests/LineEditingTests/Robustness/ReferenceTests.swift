import Testing

@testable import LineEditing

@Suite("Random keys do what they do in a program of readline's own")
struct ReferenceTests {
  static let cases = 1500

  private static let emacs =
    "a b A 1 - . Space Space é 日 Ctrl+A Ctrl+E Ctrl+B Ctrl+F Ctrl+D Ctrl+H Ctrl+K Ctrl+U Ctrl+W Ctrl+Y Ctrl+T Ctrl+_ "
    + "Alt+b Alt+f Alt+d Alt+u Alt+l Alt+c Alt+t Alt+2 Alt+3 Alt+- Alt+\\ Alt+Backspace Ctrl+Alt+h Backspace "
    + "Left Right Home End Alt+r Alt+. Ctrl+Alt+y Ctrl+@ Ctrl+G"

  private static let vi =
    "Esc Esc Esc a b 1 - Space é h l w e b W E B 0 $ ^ x X p P u ~ r f t F T ; , i A I a d d c y D C Y s S R 2 3 . "
    + "Ctrl+H Ctrl+W Ctrl+U Backspace Left Right % |"

  @Test("in emacs and vi mode", arguments: [EditMode.emacs, .vi])
  func comparison(_ mode: EditMode) throws {
    let reference = try #require(ReferenceReadline(), "a C compiler and readline's headers are needed")
    var random = SeededGenerator(seed: mode == .vi ? 11 : 7)
    let alphabet = (mode == .vi ? Self.vi : Self.emacs).split(separator: " ").map(String.init)
    let texts = ["", "one two three", "foo.bar(baz, qux) -x", "größe 日本語 é", "a"]
    var spellings: [String] = []
    var cases: [ReferenceReadline.Case] = []
    for _ in 0..<Self.cases {
      let text = texts.randomElement(using: &random)!
      let keys = (0..<Int.random(in: 1...14, using: &random)).map { _ in alphabet.randomElement(using: &random)! }
      // readline splits a character that is typed with a negative argument.
      if keys.contains("Alt+-"), keys.contains("é") || keys.contains("日") { continue }
      let spelling = (mode == .vi ? ["Esc"] + keys : keys).joined(separator: " ")
      spellings.append(spelling)
      cases.append(.init(mode: mode, text: text, point: text.utf8.count, keys: units(spelling).flatMap(\.self), history: ["first entry", "second one"]))
    }
    let expected = reference.results(of: cases)
    try #require(expected.count == cases.count)
    var compared = 0
    for (index, expected) in expected.enumerated() {
      guard let expected else { continue }
      let buffer = open(cases[index].text + "|", mode: mode, history: cases[index].history)
      LineEditor.shared.feed(spellings[index])
      if LineEditor.shared.phase != .ready { continue }
      compared += 1
      #expect(buffer.spelling == expected, "\(cases[index].text)| \(spellings[index])")
    }
    #expect(compared > Self.cases / 2)
  }
}
