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
