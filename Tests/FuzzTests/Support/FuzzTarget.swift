import Foundation
import Testing

/// Something that takes bytes from outside, whatever they are.
///
/// Its corpus is the folder of its name in Corpus: one file for each input that once was trouble, or leads deep. A test
/// plays the corpus and then, with numbers that are the same everywhere, inputs made from it.
struct FuzzTarget {
  let name: String
  /// Inputs grow by these parts, which mean something to the target.
  let dictionary: [String]
  /// Takes an input; gives what is wrong with what came of it, or nil.
  let check: (_ input: [UInt8]) throws -> String?

  init(_ name: String, dictionary: [String], check: @escaping ([UInt8]) throws -> String?) {
    self.name = name
    self.dictionary = dictionary
    self.check = check
  }

  /// How many inputs are made in a test; `FUZZ_ROUNDS` asks for more.
  static let rounds = ProcessInfo.processInfo.environment["FUZZ_ROUNDS"].flatMap { Int($0) }

  /// Plays every input of the corpus.
  func playCorpus() throws {
    let corpus = try Corpus(name)
    #expect(corpus.inputs.count > 2, "the corpus of \(name) is missing")
    for input in corpus.inputs {
      if let problem = try check(input.bytes) { Issue.record("\(name)/\(input.name): \(problem)") }
    }
  }

  /// Plays inputs made from the corpus, `usual` of them unless more are asked for.
  func explore(usual: Int) throws {
    let inputs = try Corpus(name).inputs.map(\.bytes)
    var mutator = Mutator(seed: UInt64(Self.rounds ?? 1), dictionary: dictionary.map { Array($0.utf8) })
    let last = try Self.rounds.map { _ in try LastInput(of: name) }
    for _ in 0..<(Self.rounds ?? usual) {
      let input = mutator.input(from: inputs)
      try last?.note(input)
      guard let problem = try check(input) else { continue }
      let small = try shrink(input)
      Issue.record(
        """
        \(name): \(try check(small) ?? problem)
        input: \(String(decoding: small, as: UTF8.self).debugDescription)
        bytes: \(small.map { String($0, radix: 16) }.joined(separator: " "))
        Once it is understood, keep it as a file with a name that says what it is, in Tests/FuzzTests/Corpus/\(name).
        """)
      return
    }
    try last?.forget()
  }

  /// A shorter input that is wrong as well: parts are left out as long as that holds, within bounds.
  private func shrink(_ input: [UInt8]) throws -> [UInt8] {
    var smallest = input
    var size = input.count / 2
    var tries = 0
    while size > 0, tries < 400 {
      var start = 0
      while start < smallest.count, tries < 400 {
        tries += 1
        var candidate = smallest
        candidate.removeSubrange(start..<min(candidate.count, start + size))
        if try check(candidate) != nil { smallest = candidate } else { start += size }
      }
      size /= 2
    }
    return smallest
  }
}
