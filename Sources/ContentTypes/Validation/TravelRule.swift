internal import Values

/// Flight numbers (IATA resolution 761: airline designator, one to four digits, operational suffix) and the tracking
/// numbers of parcels.
enum TravelRule {
  enum Problem: Equatable {
    case airline, flightDigits
    case trackingLength(found: Int)
    case trackingCharacter(Character)
  }

  static func flightProblem(in text: Substring) -> Problem? {
    parts(ofFlight: text).problem
  }

  /// `LH 400`: upper case, one space after the airline; the text where it is no flight number.
  static func normalizedFlight(_ text: Substring) -> String {
    let (airline, number, problem) = parts(ofFlight: text)
    return problem == nil ? "\(airline) \(number)" : String(text)
  }

  static func trackingProblem(in text: Substring) -> Problem? {
    if let wrong = text.first(where: { !$0.isASCIIAlphanumeric && !$0.isWhitespace && !"-/.".contains($0) }) {
      return .trackingCharacter(wrong)
    }
    let count = text.count(where: \.isASCIIAlphanumeric)
    return 6...40 ~= count ? nil : .trackingLength(found: count)
  }

  /// An airline is two letters or digits, not both digits (IATA), or three letters (ICAO).
  private static func parts(ofFlight text: Substring) -> (airline: String, number: String, problem: Problem?) {
    let code = String(text).withoutGrouping.uppercased()
    let letters = code.prefix { $0.isASCIILetter }
    let airline = letters.count == 3 ? letters : code.prefix(2)
    guard airline.count >= 2, airline.allSatisfy(\.isASCIIAlphanumeric), airline.contains(where: \.isASCIILetter) else {
      return ("", "", .airline)
    }
    let number = code[airline.endIndex...]
    let digits = number.prefix { $0.isASCIIDigit }
    let suffix = number[digits.endIndex...]
    guard 1...4 ~= digits.count, suffix.count <= 1, suffix.allSatisfy(\.isASCIILetter) else {
      return ("", "", .flightDigits)
    }
    return (String(airline), String(number), nil)
  }
}
