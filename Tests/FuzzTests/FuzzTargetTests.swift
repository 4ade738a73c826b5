import Foundation
import FuzzTargets
import TestSupport
import Testing

/// Every door for bytes from outside is tried with its corpus, and with inputs made from that, the same every time.
@Suite struct FuzzTargetTests {
  @Test(arguments: FuzzTarget.names) func `the corpus is survived`(name: String) throws {
    try target(name).playCorpus()
  }

  @Test(arguments: FuzzTarget.names)
  func `whatever comes in, it is taken or refused, and nothing breaks`(name: String) throws {
    try target(name).explore()
  }

  private func target(_ name: String) throws -> FuzzTarget {
    try #require(FuzzTarget.all.first { $0.name == name })
  }
}

extension FuzzTarget {
  /// Plays every input of the corpus.
  func playCorpus() throws {
    let corpus = try Corpus(name)
    #expect(corpus.inputs.count > 2, "the corpus of \(name) is missing")
    for input in corpus.inputs {
      if let problem = try check(input.bytes) { Issue.record("\(name)/\(input.name): \(problem)") }
    }
  }

  /// Plays inputs made from the corpus.
  func explore() throws {
    let inputs = try Corpus(name).inputs.map(\.bytes)
    var mutator = Mutator(seed: 1, dictionary: dictionary.map { Array($0.utf8) })
    for _ in 0..<(usual * FuzzEffort.factor) {
      let input = mutator.input(from: inputs)
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
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Corpus").appending(path: name)
      .path(percentEncoded: false)
    inputs = try FileManager.default.contentsOfDirectory(atPath: folder).sorted().map { file in
      (file, Array(FileManager.default.contents(atPath: folder + "/" + file) ?? Data()))
    }
  }
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
