/// A CSI sequence (ECMA-48, section 5.4) taken apart.
struct ControlSequence: Equatable, Sendable {
  /// A parameter and, behind colons, its subparameters; nil where nothing is written.
  struct Parameter: Equatable, Sendable {
    var values: [Int?] = [nil]
  }

  /// The private marker, one of `<=>?`.
  let prefix: UInt8?
  let parameters: [Parameter]
  let intermediates: [UInt8]
  let final: UInt8

  /// The parameter at `index`, or `standard` where it is left out.
  func value(_ index: Int, standard: Int) -> Int {
    index < parameters.count ? parameters[index].values[0] ?? standard : standard
  }

  /// The parameter at `index` as a number of things, at least 1: both nothing and 0 stand for 1.
  func count(_ index: Int = 0) -> Int {
    max(1, value(index, standard: 1))
  }
}

extension ControlSequence: CustomStringConvertible {
  /// As a person writes it: `CSI ?25h`.
  var description: String {
    let numbers = parameters.map { $0.values.map { $0.map(String.init) ?? "" }.joined(separator: ":") }
    let before = prefix.map { String(Unicode.Scalar($0)) } ?? ""
    let after = (intermediates + [final]).map { String(Unicode.Scalar($0)) }.joined()
    return "CSI \(before)\(numbers.joined(separator: ";"))\(after)"
  }
}
