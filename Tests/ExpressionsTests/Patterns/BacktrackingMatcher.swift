@testable import Expressions

/// The obviously right and slow matcher: for a node and a place, all the places where a match may end.
struct BacktrackingMatcher {
  let sets: [ScalarSet]
  let text: [UInt32]

  func ends(_ node: PatternNode, from start: Int) -> Set<Int> {
    switch node {
    case .empty: return [start]
    case .scalar(let scalar, let ignoringCase):
      guard start < text.count else { return [] }
      let isSame = ignoringCase ? scalar.caseFolded == text[start].caseFolded : scalar == text[start]
      return isSame ? [start + 1] : []
    case .set(let index): return start < text.count && sets[index].contains(text[start]) ? [start + 1] : []
    case .assertion(let assertion):
      let previous = start > 0 ? text[start - 1] : nil
      let next = start < text.count ? text[start] : nil
      return assertion.holds(between: previous, and: next) ? [start] : []
    case .sequence(let parts):
      return parts.reduce([start]) { places, part in Set(places.flatMap { ends(part, from: $0) }) }
    case .alternatives(let parts): return Set(parts.flatMap { ends($0, from: start) })
    case .repeated(let part, let minimum, let maximum):
      var places: Set<Int> = [start]
      for _ in 0..<minimum { places = Set(places.flatMap { ends(part, from: $0) }) }
      var found = places
      for _ in 0..<(maximum.map { $0 - minimum } ?? text.count + 1) {
        places = Set(places.flatMap { ends(part, from: $0) })
        found.formUnion(places)
      }
      return found
    }
  }

  static func matches(_ source: String, _ text: String) throws -> (anywhere: Bool, whole: Bool) {
    var parser = PatternParser(source)
    let tree = try parser.parse()
    let matcher = BacktrackingMatcher(sets: parser.sets, text: text.unicodeScalars.map(\.value))
    let anywhere = (0...matcher.text.count).contains { !matcher.ends(tree, from: $0).isEmpty }
    return (anywhere, matcher.ends(tree, from: 0).contains(matcher.text.count))
  }
}
