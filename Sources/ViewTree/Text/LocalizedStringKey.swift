/// A text with markup, into which other texts and values can be interpolated verbatim. A literal given to `Text` is
/// one.
///
///     Text("Hello, **\(name)**: \(Text("welcome").italic())")
public nonisolated struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  /// The text, with a placeholder for each interpolation.
  private let pattern: String
  private let inserted: [[Text.Run]]

  /// Stands for an interpolation until the markup is parsed.
  private static let placeholder: Character = "\u{FFFC}"

  /// A text with markup.
  public init(_ value: String) { self.init(stringLiteral: value) }

  public init(stringLiteral value: String) {
    var interpolation = StringInterpolation()
    interpolation.appendLiteral(value)
    self.init(stringInterpolation: interpolation)
  }

  public init(stringInterpolation: StringInterpolation) {
    pattern = stringInterpolation.pattern
    inserted = stringInterpolation.inserted
  }

  /// Collects the parts of a literal.
  public nonisolated struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var pattern = ""
    fileprivate var inserted: [[Text.Run]] = []

    init() {}
    public init(literalCapacity: Int, interpolationCount: Int) { pattern.reserveCapacity(literalCapacity) }

    public mutating func appendLiteral(_ literal: String) {
      guard literal.unicodeScalars.contains("\u{FFFC}") else { return pattern += literal }
      // A placeholder character in the literal itself is kept as text.
      for character in literal {
        if character == LocalizedStringKey.placeholder {
          insert([Text.Run(text: String(character))])
        } else {
          pattern.append(character)
        }
      }
    }

    private mutating func insert(_ runs: [Text.Run]) {
      pattern.append(LocalizedStringKey.placeholder)
      inserted.append(runs)
    }

    /// A text with its styles.
    public mutating func appendInterpolation(_ text: Text) { insert(text.runs) }

    /// A value as its description.
    public mutating func appendInterpolation<Value>(_ value: Value) { insert([Text.Run(text: "\(value)")]) }

    /// A number in a `printf` format: `\(share, specifier: "%.2f")`.
    public mutating func appendInterpolation(_ value: some BinaryFloatingPoint, specifier: String) {
      insert([Text.Run(text: NumberSpecifier(specifier).text(of: Double(value)))])
    }

    /// An integer in a `printf` format: `\(count, specifier: "%03d")`.
    public mutating func appendInterpolation(_ value: some BinaryInteger, specifier: String) {
      insert([Text.Run(text: NumberSpecifier(specifier).text(of: String(value)))])
    }
  }

  var runs: [Text.Run] {
    let values = inserted.map { $0.map(\.text).joined() }
    let runs = Text(of: Inflection.applied(to: pattern, placeholder: Self.placeholder, values: values), .line).runs
    guard !inserted.isEmpty else { return runs }
    var filled: [Text.Run] = []
    var used = 0
    // The addresses of links with their values, by those with placeholders.
    var addresses: [String: String] = [:]
    for (place, run) in runs.enumerated() {
      // A link's address stands after its text as well.
      if run.text == run.link, let address = addresses[run.text] {
        var shown = run
        (shown.text, shown.link) = (address, address)
        filled.append(shown)
        continue
      }
      let start = filled.count
      for (index, part) in run.text.split(separator: Self.placeholder, omittingEmptySubsequences: false).enumerated() {
        if index > 0, used < inserted.count {
          filled += inserted[used]
          used += 1
        }
        if !part.isEmpty { filled.append(Text.Run(text: String(part))) }
      }
      for index in start..<filled.count {
        filled[index].attributes.formUnion(run.attributes)
        filled[index].link = filled[index].link ?? run.link
      }
      // The values in the address of a link come after those in its text.
      guard let link = run.link, link.contains(Self.placeholder),
        place + 1 == runs.count || runs[place + 1].link != link
      else { continue }
      let address = String(
        link.flatMap { character -> String in
          guard character == Self.placeholder, used < values.count else { return String(character) }
          used += 1
          return values[used - 1]
        })
      addresses[link] = address
      for index in filled.indices where filled[index].link == link { filled[index].link = address }
    }
    return filled
  }

  package var plainText: String { runs.map(\.text).joined() }
}

/// The number formats of `printf`: sign, zero padding, width, precision; as `%.2f`, `%03d`, `%+.1f`, with text around.
private nonisolated struct NumberSpecifier {
  private let before: Substring
  private let after: Substring
  private let flags: Substring
  private let width: Int
  private let precision: Int?

  init(_ text: String) {
    let start = text.firstIndex(of: "%") ?? text.endIndex
    before = text[..<start]
    var rest = text[start...].dropFirst()
    flags = rest.prefix { "+-0 #".contains($0) }
    rest = rest.dropFirst(flags.count)
    let digits = rest.prefix(while: \.isNumber)
    width = min(Int(digits) ?? 0, 100)
    rest = rest.dropFirst(digits.count)
    var places: Int?
    if rest.first == "." {
      let digits = rest.dropFirst().prefix(while: \.isNumber)
      places = min(Int(digits) ?? 0, 15)
      rest = rest.dropFirst(1 + digits.count)
    }
    precision = places
    let size = rest.prefix { "lhqzjt".contains($0) }
    after = rest.dropFirst(size.count + 1).replacing("%%", with: "%")[...]
  }

  func text(of value: Double) -> String {
    guard value.isFinite, value.magnitude < 1e15 else { return text(of: "\(value)") }
    let places = precision ?? 6
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    let whole = value.magnitude.rounded(.towardZero)
    var units = Int(whole)
    var share = Int(((value.magnitude - whole) * scale).rounded(.toNearestOrEven))
    if share >= Int(scale) { (units, share) = (units + 1, 0) }
    let digits = places == 0 ? "" : "." + String(repeating: "0", count: places - String(share).count) + String(share)
    let isZero = units == 0 && share == 0
    return text(
      of: (value < 0 && !isZero ? "-" : "") + String(places == 0 ? Int(value.magnitude.rounded()) : units) + digits)
  }

  func text(of number: String) -> String {
    var sign = number.hasPrefix("-") ? "-" : flags.contains("+") ? "+" : flags.contains(" ") ? " " : ""
    var digits = number.hasPrefix("-") ? String(number.dropFirst()) : number
    let missing = max(0, width - sign.count - digits.count)
    if flags.contains("-") {
      digits += String(repeating: " ", count: missing)
    } else if flags.contains("0") {
      digits = String(repeating: "0", count: missing) + digits
    } else {
      sign = String(repeating: " ", count: missing) + sign
    }
    return before + sign + digits + after
  }
}
