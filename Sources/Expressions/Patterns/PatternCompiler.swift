/// Turns the tree of a regular expression into instructions.
struct PatternCompiler {
  private(set) var program: [PatternInstruction] = []
  let sets: [ScalarSet]

  init(sets: [ScalarSet]) { self.sets = sets }

  mutating func compile(_ tree: PatternNode) {
    emit(tree)
    program.append(.accept)
  }

  private mutating func emit(_ node: PatternNode) {
    switch node {
    case .empty: break
    case .scalar(let scalar, ignoringCase: false): program.append(.scalar(scalar))
    case .scalar(let scalar, ignoringCase: true): program.append(.foldedScalar(scalar.caseFolded))
    case .set(let index): program.append(.set(index))
    case .assertion(let assertion): program.append(.assertion(assertion))
    case .sequence(let parts): for part in parts { emit(part) }
    case .alternatives(let parts): emit(alternatives: parts)
    case .repeated(let part, let minimum, let maximum): emit(part, minimum: minimum, maximum: maximum)
    }
  }

  private mutating func emit(alternatives parts: [PatternNode]) {
    var jumps: [Int] = []
    for (position, part) in parts.enumerated() {
      if position == parts.count - 1 {
        emit(part)
      } else {
        let split = reserve()
        emit(part)
        jumps.append(reserve())
        program[split] = .split(split + 1, program.count)
      }
    }
    for jump in jumps { program[jump] = .jump(program.count) }
  }

  private mutating func emit(_ part: PatternNode, minimum: Int, maximum: Int?) {
    for _ in 0..<minimum { emit(part) }
    guard let maximum else {
      let split = reserve()
      emit(part)
      program.append(.jump(split))
      program[split] = .split(split + 1, program.count)
      return
    }
    let splits = (minimum..<maximum).map { _ in
      let split = reserve()
      emit(part)
      return split
    }
    for split in splits { program[split] = .split(split + 1, program.count) }
  }

  private mutating func reserve() -> Int {
    program.append(.accept)
    return program.count - 1
  }
}
