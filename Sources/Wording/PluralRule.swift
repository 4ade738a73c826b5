/// Evaluates the formula of a catalogue's `Plural-Forms`: which plural form a number takes.
///
/// The formula is an expression of C with one variable, `n`, as gettext has it (manual, section 11.2.6): `n != 1`,
/// `n % 10 == 1 && n % 100 != 11 ? 0 : 1`.
package struct PluralRule: Hashable, Sendable {
  /// How many forms there are.
  package let count: Int
  package let formula: String

  /// The rule of a header's field, `nplurals=2; plural=n != 1;`; nil unless every number up to 1,000, and 1,000,000, has
  /// a form. A formula of more than a thousand bytes is none.
  package init?(field: some StringProtocol) {
    var count: Int?
    var formula: String?
    for part in field.split(separator: ";") {
      guard let equals = part.firstIndex(of: "=") else { continue }
      let value = part[part.index(after: equals)...].drop { $0 == " " }
      switch part[..<equals].drop(while: { $0 == " " }) {
      case "nplurals": count = Int(value.prefix { $0 != " " })
      case "plural": formula = String(value)
      default: continue
      }
    }
    guard let count, let formula, 1...6 ~= count, formula.utf8.count <= 1000 else { return nil }
    self.count = count
    self.formula = formula
    guard (Array(0...1000) + [1_000_000]).allSatisfy({ (form(of: $0) ?? -1) >= 0 && (form(of: $0) ?? count) < count })
    else { return nil }
  }

  /// The form of a number, counted from 0; nil if the formula is none.
  package func form(of number: Int) -> Int? {
    var formula = self.formula
    return formula.withUTF8 { Self.form(of: number, by: $0) }
  }

  /// The same by a formula in UTF-8. Cost: linear in it.
  static func form(of number: Int, by formula: UnsafeBufferPointer<UInt8>) -> Int? {
    var reader = Reader(rest: formula[...], number: Int(number.magnitude))
    guard let form = reader.choice(), reader.next == nil else { return nil }
    return form
  }

  /// Reads and evaluates at once. Both branches of a choice are evaluated: a formula has no effects.
  private struct Reader {
    var rest: Slice<UnsafeBufferPointer<UInt8>>
    let number: Int
    /// Open parentheses and choices.
    var depth = 0

    /// The next byte that is no blank.
    var next: UInt8? {
      mutating get {
        while rest.first == UInt8(ascii: " ") { rest.removeFirst() }
        return rest.first
      }
    }

    mutating func take(_ symbol: StaticString) -> Bool {
      guard next != nil, rest.count >= symbol.utf8CodeUnitCount,
        symbol.withUTF8Buffer({ rest.prefix($0.count).elementsEqual($0) })
      else { return false }
      rest.removeFirst(symbol.utf8CodeUnitCount)
      return true
    }

    mutating func choice() -> Int? {
      depth += 1
      defer { depth -= 1 }
      guard depth < 50, let condition = either() else { return nil }
      guard take("?") else { return condition }
      guard let first = choice(), take(":"), let second = choice() else { return nil }
      return condition != 0 ? first : second
    }

    mutating func either() -> Int? {
      guard var value = both() else { return nil }
      while take("||") {
        guard let other = both() else { return nil }
        value = value != 0 || other != 0 ? 1 : 0
      }
      return value
    }

    mutating func both() -> Int? {
      guard var value = comparison() else { return nil }
      while take("&&") {
        guard let other = comparison() else { return nil }
        value = value != 0 && other != 0 ? 1 : 0
      }
      return value
    }

    mutating func comparison() -> Int? {
      guard let value = remainder() else { return nil }
      // Those of two characters first.
      if take("==") { return remainder().map { value == $0 ? 1 : 0 } }
      if take("!=") { return remainder().map { value != $0 ? 1 : 0 } }
      if take("<=") { return remainder().map { value <= $0 ? 1 : 0 } }
      if take(">=") { return remainder().map { value >= $0 ? 1 : 0 } }
      if take("<") { return remainder().map { value < $0 ? 1 : 0 } }
      if take(">") { return remainder().map { value > $0 ? 1 : 0 } }
      return value
    }

    mutating func remainder() -> Int? {
      guard var value = operand() else { return nil }
      while take("%") {
        guard let divisor = operand(), divisor != 0 else { return nil }
        value %= divisor
      }
      return value
    }

    mutating func operand() -> Int? {
      if take("n") { return number }
      if take("(") {
        guard let value = choice(), take(")") else { return nil }
        return value
      }
      var value: Int?
      while let byte = value == nil ? next : rest.first, 0x30...0x39 ~= byte, value ?? 0 < 100_000_000 {
        value = (value ?? 0) * 10 + Int(byte - 0x30)
        rest.removeFirst()
      }
      return value
    }
  }
}
