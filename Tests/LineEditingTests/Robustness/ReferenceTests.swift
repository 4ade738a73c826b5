import Testing

@testable import LineEditing

@Suite("Random keys do what they do in a program of readline's own")
struct ReferenceTests {
  static let cases = 1500 * fuzzFactor

  private static let emacs =
    "a b A 1 - . Space Space é 日 Ctrl+A Ctrl+E Ctrl+B Ctrl+F Ctrl+D Ctrl+H Ctrl+K Ctrl+U Ctrl+W Ctrl+Y Ctrl+T Ctrl+_ "
    + "Alt+b Alt+f Alt+d Alt+u Alt+l Alt+c Alt+t Alt+2 Alt+3 Alt+- Alt+\\ Alt+Backspace Ctrl+Alt+h Backspace "
    + "Left Right Home End Alt+r Alt+. Ctrl+Alt+y Ctrl+@ Ctrl+G"

  // An operator stands with its motion: what readline makes of another key leaves a blank behind or crashes it.
  private static let vi =
    "Esc Esc Esc a b 1 Space é h l w e b W E B 0 $ ^ x X p P u ~ 'r日' 'rx' s S i I A 'R日x' 2 3 . D C Y % | "
    + "'fo' 'to;' 'Fe,' 'T日' 'dw' 'de' 'db' 'dW' 'dB' 'd$' 'd0' 'd^' 'dh' 'dl' 'dfo' 'dta' 'dFe' 'd%' 'd2w' 'dd' "
    + "'cw' 'cb' 'c$' 'ce' 'cc' 'yw' 'yb' 'y$' 'yy' Ctrl+H Ctrl+W Ctrl+U Backspace Left Right"

  @Test("in emacs and vi mode", arguments: [EditMode.emacs, .vi])
  func comparison(_ mode: EditMode) throws {
    let reference = try #require(ReferenceReadline(), "a C compiler and readline's headers are needed")
    defer { reference.remove() }
    var random = SeededGenerator(seed: mode == .vi ? 11 : 7)
    let alphabet = (mode == .vi ? Self.vi : Self.emacs).split(separator: " ").map(String.init)
    let texts = ["x", "one two three", "foo.bar(baz, qux) -x", "größe 日本語 é", "a"]
    var spellings: [String] = []
    var cases: [ReferenceReadline.Case] = []
    for _ in 0..<Self.cases {
      let text = texts.randomElement(using: &random)!
      let keys = (0..<Int.random(in: 1...14, using: &random)).map { _ in alphabet.randomElement(using: &random)! }
      // In vi's replace mode readline takes arrow keys for Esc and commands, and repeats half characters.
      if keys.contains("'R日x'"), !Set(keys).isDisjoint(with: ["Left", "Right", "."]) { continue }
      // readline splits a character that is typed with a negative argument.
      if keys.contains("Alt+-"), keys.contains("é") || keys.contains("日") { continue }
      // There is something to yank, so that readline's empty kill ring is not what is compared.
      let spelling = (["Ctrl+U", "Ctrl+Y"] + (mode == .vi ? ["Esc"] + keys : keys)).joined(separator: " ")
      spellings.append(spelling)
      cases.append(
        .init(
          mode: mode, text: text, point: text.utf8.count, keys: units(spelling).flatMap(\.self),
          history: ["first entry", "second one"]))
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
