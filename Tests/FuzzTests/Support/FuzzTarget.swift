import Foundation
import TestSupport
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
    var mutator = Mutator(seed: UInt64(FuzzEffort.rounds ?? 1), dictionary: dictionary.map { Array($0.utf8) })
    let last = try FuzzEffort.rounds.map { _ in try LastInput(of: name) }
    for _ in 0..<(FuzzEffort.rounds ?? usual) {
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

/// Inputs that are kept as files, one each.
struct Corpus {
  let inputs: [(name: String, bytes: [UInt8])]

  /// The corpus of a target.
  init(_ name: String) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Corpus").appending(path: name).path(percentEncoded: false)
    inputs = try FileManager.default.contentsOfDirectory(atPath: folder).sorted().map { file in
      (file, Array(FileManager.default.contents(atPath: folder + "/" + file) ?? Data()))
    }
  }
}

/// The input that is being played, in a file: what is found there after a crash has caused it.
struct LastInput {
  private let file: URL

  init(of target: String) throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appending(path: ".build").appending(path: "fuzz")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    file = folder.appending(path: target)
  }

  func note(_ input: [UInt8]) throws { try Data(input).write(to: file) }

  func forget() throws { try FileManager.default.removeItem(at: file) }
}

/// Makes new inputs of old ones, the same from the same seed.
struct Mutator {
  private var random: SeededGenerator
  private let dictionary: [[UInt8]]
  /// Inputs are at most so long.
  private static let limit = 4096

  init(seed: UInt64, dictionary: [[UInt8]]) {
    random = SeededGenerator(seed: seed)
    self.dictionary = dictionary
  }

  /// One of `inputs`, changed in a few places.
  mutating func input(from inputs: [[UInt8]]) -> [UInt8] {
    var input = inputs.randomElement(using: &random) ?? []
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let place = Int.random(in: 0...input.count, using: &random)
      switch Int.random(in: 0..<8, using: &random) {
      case 0: input.insert(UInt8.random(in: 0...255, using: &random), at: place)
      case 1: if place < input.count { input[place] = UInt8.random(in: 0...255, using: &random) }
      case 2: if place < input.count { input[place] ^= 1 << UInt8.random(in: 0...7, using: &random) }
      case 3: input.removeSubrange(place..<end(of: place, in: input))
      case 4: input.insert(contentsOf: input[place..<end(of: place, in: input)], at: place)
      case 5:
        let other = inputs.randomElement(using: &random) ?? []
        input.replaceSubrange(place..., with: other.suffix(Int.random(in: 0...other.count, using: &random)))
      default: input.insert(contentsOf: dictionary.randomElement(using: &random) ?? [], at: place)
      }
    }
    return Array(input.prefix(Self.limit))
  }

  private mutating func end(of place: Int, in input: [UInt8]) -> Int {
    min(input.count, place + Int.random(in: 1...24, using: &random))
  }
}
