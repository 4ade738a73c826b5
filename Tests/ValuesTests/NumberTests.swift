import TestSupport
import Testing

@testable import Values

/// Exact decimals, and doubles as text.
struct NumberTests {
  @Test(arguments: [
    ("12345678901234567890", false), ("12345678901234567000", true), ("12345678901234567168", false),
    ("12345678901234567000e0", true), ("1e19", true), ("10000000000000000000", true), ("0.1", true),
    ("0.10000000000000001", true), ("9007199254740993", false), ("9007199254740992", true), ("1e308", true),
  ])
  func `a double keeps the digits of a decimal, or does not`(text: String, isKept: Bool) throws {
    let (decimal, double) = (try #require(DecimalNumber(text)), try #require(Double(text)))
    #expect(decimal.isKept(by: double) == isKept)
  }

  @Test(
    arguments: [
      ("-12.50", "-12.5"), ("1e-7", "0.0000001"), ("007", "7"), ("-0.0", "0"), ("1E3", "1000"), (".5", "0.5"),
      ("5.", "5"), ("+5", "5"), ("120e-1", "12"), ("", nil), (".", nil), ("-", nil), ("1e", nil), ("1.2.3", nil),
      ("0x10", nil), ("1e401", nil), ("٣", nil),
    ] as [(String, String?)])
  func `a number is read and written in decimal`(text: String, written: String?) {
    #expect(DecimalNumber(text)?.description == written)
  }

  @Test(arguments: [
    ("2.5", 0, "2"), ("3.5", 0, "4"), ("2.51", 0, "3"), ("-0.125", 2, "-0.12"), ("9.995", 2, "10"), ("0.5", 0, "0"),
    ("0.51", 0, "1"), ("0.049", 1, "0"), ("0.05", 1, "0"), ("0.15", 1, "0.2"), ("99.9", 0, "100"), ("7", 2, "7"),
  ])
  func `a half rounds to the even neighbour`(text: String, places: Int, rounded: String) throws {
    #expect(try #require(DecimalNumber(text)).rounded(toPlaces: places).description == rounded)
  }

  @Test(arguments: [
    ("0.125", 2, "0.13"), ("-0.125", 2, "-0.13"), ("2.5", 0, "3"), ("0.5", 0, "1"), ("0.05", 0, "0"),
    ("1.124", 2, "1.12"),
  ])
  func `a half of money rounds away from zero`(text: String, places: Int, rounded: String) throws {
    #expect(try #require(DecimalNumber(text)).roundedHalfUp(toPlaces: places).description == rounded)
  }

  @Test func `its digits can be moved`() throws {
    let number = try #require(DecimalNumber("-12.5"))
    #expect(
      [-3, -1, 0, 1, 3].map { number.shifted(by: $0).description } == ["-0.0125", "-1.25", "-12.5", "-125", "-12500"])
    #expect((number.whole, number.fraction) == ("12", "5"))
    #expect(number == DecimalNumber(-12.5) && DecimalNumber(1200) == DecimalNumber("1.2e3"))
    #expect(DecimalNumber(Int64.min).description == "-9223372036854775808" && DecimalNumber(Double.nan) == nil)
  }

  @Test(arguments: [
    ("5000000.005", "0.01", false), ("5000000.01", "0.01", true), ("0.3", "0.1", true), ("-7.5", "2.5", true),
    ("1e308", "3", false), ("3e300", "3", true), ("0", "0.7", true), ("5", "0", false), ("0", "0", false),
    ("123456789012345678901234567890", "9", true), ("1", "7", false), ("1e-9", "1", false),
  ])
  func `a multiple is one by its digits`(text: String, step: String, isMultiple: Bool) throws {
    #expect(try #require(DecimalNumber(text)).isMultiple(of: try #require(DecimalNumber(step))) == isMultiple)
  }

  @Test(arguments: 1...3 as ClosedRange<UInt64>)
  func `multiples agree with whole numbers`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<2000 {
      let (value, step) = (Int.random(in: 0...100_000, using: &random), Int.random(in: 1...400, using: &random))
      let places = Int.random(in: -3...3, using: &random)
      let (left, right) = (DecimalNumber(value).shifted(by: places), DecimalNumber(step).shifted(by: places))
      #expect(left.isMultiple(of: right) == value.isMultiple(of: step), "\(left) \(right)")
    }
  }

  @Test(
    arguments: [
      (1, "1"), (-0.0, "-0"), (0.1, "0.1"), (1e21, "1e+21"), (1.5e300, "1.5e+300"),
      (1e20, "100000000000000000000"),
      (1e-6, "0.000001"), (1.5e-7, "1.5e-7"), (.leastNonzeroMagnitude, "5e-324"), (.infinity, "Infinity"),
      (.nan, "NaN"),
    ] as [(Double, String)])
  func `a double is written as JavaScript writes it`(number: Double, text: String) {
    #expect(number.shortText == text)
  }

  @Test(arguments: 1...3 as ClosedRange<UInt64>)
  func `a double reads back from its text, and has the digits that are asked for`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let number = Double(bitPattern: .random(in: .min ... .max, using: &random))
      if number.isFinite { #expect(Double(decimal: number.shortText) == number) }
      let cents = Int.random(in: 0...1_000_000_000, using: &random)
      #expect((Double(cents) / 100).fixedText(digits: 2) == "\(cents / 100).\((cents % 100).padded(to: 2))")
    }
    #expect(2.5.fixedText(digits: 0) == "2" && 0.1.fixedText(digits: 20) == "0.10000000000000000555")
    #expect(Double.greatestFiniteMagnitude.fixedText(digits: 30).utf8.count == 340)
  }
}
