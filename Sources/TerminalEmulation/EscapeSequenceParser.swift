/// Paul Williams' parser for DEC-compatible terminals (vt100.net/emu/dec_ansi_parser).
///
/// Changes for UTF-8 and xterm: bytes from 0x80 are UTF-8 in the ground state (ill-formed ones become U+FFFD, Unicode
/// chapter 3, table 3-8); C1 controls have only their seven-bit form; BEL ends an OSC string; a colon separates
/// subparameters.
struct EscapeSequenceParser: Sendable {
  /// The action requested by a byte or by the sequence it completes.
  enum Action {
    case print(Unicode.Scalar)
    /// A C0 control.
    case execute(UInt8)
    case escape(intermediates: [UInt8], final: UInt8)
    case control(ParsedSequence)
    /// The content of an OSC string.
    case operatingSystemCommand([UInt8])
  }

  private enum State {
    case ground
    case escape, escapeIntermediate
    case csiEntry, csiParameter, csiIntermediate, csiIgnore
    case oscString
    /// A DCS, SOS, PM or APC string, whose content is not kept.
    case ignoredString
  }

  private var state = State.ground
  private var intermediates: [UInt8] = []
  private var prefix: UInt8?
  private var parameters: [ParsedSequence.Parameter] = []
  private var string: [UInt8] = []
  private var text = UTF8Assembler()

  private static let maximumParameters = 32
  private static let maximumParameterValue = 65_535
  private static let maximumString = 1 << 16

  /// Takes the next byte and performs the completed actions: none, one, or two after ill-formed UTF-8.
  mutating func consume(_ byte: UInt8, perform: (Action) -> Void) {
    if state == .ground, byte >= 0x80 || text.isIncomplete {
      let result = text.consume(byte)
      for scalar in result.scalars { perform(.print(scalar)) }
      if result.isConsumed { return }
    }
    switch byte {
    case 0x18, 0x1a:  // CAN and SUB end every sequence.
      enter(.ground)
      perform(.execute(byte))
    case 0x1b:
      if state == .oscString { perform(.operatingSystemCommand(string)) }
      enter(.escape)
    default: step(byte, perform)
    }
  }

  // MARK: Transitions

  private mutating func step(_ byte: UInt8, _ perform: (Action) -> Void) {
    switch state {
    case .ground:
      if byte < 0x20 { perform(.execute(byte)) } else if byte < 0x7f { perform(.print(Unicode.Scalar(byte))) }
    case .escape: stepEscape(byte, perform)
    case .escapeIntermediate:
      switch byte {
      case 0x00...0x1f: perform(.execute(byte))
      case 0x20...0x2f: intermediates.append(byte)
      case 0x30...0x7e: dispatch(.escape(intermediates: intermediates, final: byte), perform)
      default: break
      }
    case .csiEntry, .csiParameter, .csiIntermediate, .csiIgnore: stepControlSequence(byte, perform)
    case .ignoredString: break  // Until ESC, CAN or SUB.
    case .oscString:
      if byte == 0x07 {
        perform(.operatingSystemCommand(string))
        enter(.ground)
      } else if byte >= 0x20, string.count < EscapeSequenceParser.maximumString {
        string.append(byte)
      }
    }
  }

  private mutating func stepEscape(_ byte: UInt8, _ perform: (Action) -> Void) {
    switch byte {
    case 0x00...0x1f: perform(.execute(byte))
    case 0x20...0x2f:
      intermediates.append(byte)
      state = .escapeIntermediate
    case UInt8(ascii: "["): enter(.csiEntry)
    case UInt8(ascii: "]"): enter(.oscString)
    case UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"): enter(.ignoredString)
    case 0x30...0x7e: dispatch(.escape(intermediates: [], final: byte), perform)
    default: break
    }
  }

  private mutating func stepControlSequence(_ byte: UInt8, _ perform: (Action) -> Void) {
    switch byte {
    case 0x00...0x1f: perform(.execute(byte))
    case 0x40...0x7e:
      guard state != .csiIgnore else { return enter(.ground) }
      let sequence = ParsedSequence(prefix: prefix, parameters: parameters, intermediates: intermediates, final: byte)
      dispatch(.control(sequence), perform)
    case 0x20...0x2f where state != .csiIgnore:
      intermediates.append(byte)
      state = .csiIntermediate
    case 0x30...0x3b where state == .csiEntry || state == .csiParameter:
      parameter(byte)
      state = .csiParameter
    case 0x3c...0x3f where state == .csiEntry:
      prefix = byte
      state = .csiParameter
    case 0x30...0x3f: state = .csiIgnore
    default: break
    }
  }

  private mutating func parameter(_ byte: UInt8) {
    if parameters.isEmpty { parameters.append(.init()) }
    switch byte {
    case UInt8(ascii: ";"): if parameters.count < EscapeSequenceParser.maximumParameters { parameters.append(.init()) }
    case UInt8(ascii: ":"):
      if parameters[parameters.count - 1].values.count < EscapeSequenceParser.maximumParameters {
        parameters[parameters.count - 1].values.append(nil)
      }
    default:
      let last = parameters[parameters.count - 1].values.count - 1
      let value = (parameters[parameters.count - 1].values[last] ?? 0) * 10 + Int(byte - UInt8(ascii: "0"))
      parameters[parameters.count - 1].values[last] = min(value, EscapeSequenceParser.maximumParameterValue)
    }
  }

  private mutating func dispatch(_ action: Action, _ perform: (Action) -> Void) {
    state = .ground
    perform(action)
  }

  /// Changes the state; the entry action of every sequence clears the previous one.
  private mutating func enter(_ next: State) {
    state = next
    intermediates.removeAll(keepingCapacity: true)
    parameters.removeAll(keepingCapacity: true)
    string.removeAll(keepingCapacity: true)
    prefix = nil
  }
}

/// A parsed CSI sequence (ECMA-48, section 5.4).
struct ParsedSequence: Equatable, Sendable {
  /// A parameter followed by its colon-separated subparameters; nil for empty ones.
  struct Parameter: Equatable, Sendable {
    var values: [Int?] = [nil]
  }

  /// The private marker, one of `<=>?`.
  let prefix: UInt8?
  let parameters: [Parameter]
  let intermediates: [UInt8]
  let final: UInt8

  /// The parameter at `index`, or `standard` if omitted.
  func value(_ index: Int, standard: Int) -> Int {
    index < parameters.count ? parameters[index].values[0] ?? standard : standard
  }

  /// The parameter at `index` as a count of at least 1: omitted and 0 mean 1.
  func count(_ index: Int = 0) -> Int { max(1, value(index, standard: 1)) }
}

extension ParsedSequence: CustomStringConvertible {
  /// In readable form: `CSI ?25h`.
  var description: String {
    let numbers = parameters.map { $0.values.map { $0.map(String.init) ?? "" }.joined(separator: ":") }
    let before = prefix.map { String(Unicode.Scalar($0)) } ?? ""
    let after = (intermediates + [final]).map { String(Unicode.Scalar($0)) }.joined()
    return "CSI \(before)\(numbers.joined(separator: ";"))\(after)"
  }
}
