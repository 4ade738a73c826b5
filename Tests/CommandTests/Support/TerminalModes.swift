/// Modes of a terminal that a form may have turned on, as the bytes it was sent leave them.
struct TerminalModes: Equatable {
  var mouse = false
  var mouseCoordinates = false
  var paste = false
  var alternateScreen = false
  var synchronizedOutput = false
  var hiddenCursor = false
  /// How many sets of kitty keyboard flags lie on the stack.
  var keyboardFlags = 0
  /// Whether colours or attributes are on.
  var hasStyle = false
  /// Whether the last sequence was cut off.
  var isCut = false

  /// What a terminal has before anything is sent to it.
  init() {}

  /// Follows every control sequence of `bytes` (ECMA-48, 5.4); of OSC strings only the end is looked for.
  init(after bytes: [UInt8]) {
    var rest = bytes[...]
    while let escape = rest.firstIndex(of: 0x1B) {
      rest = rest[(escape + 1)...]
      guard let kind = rest.popFirst() else {
        isCut = true
        return
      }
      guard kind == UInt8(ascii: "[") else { continue }
      guard let end = rest.firstIndex(where: { 0x40...0x7E ~= $0 || $0 == 0x18 }) else {
        isCut = true
        return
      }
      let parameters = String(decoding: rest[..<end], as: UTF8.self)
      take(parameters, UnicodeScalar(rest[end]))
      rest = rest[(end + 1)...]
    }
  }

  private mutating func take(_ parameters: String, _ final: UnicodeScalar) {
    switch final {
    case "h", "l":
      for mode in parameters.drop(while: { $0 == "?" }).split(separator: ";") { set(String(mode), final == "h") }
    case "m": hasStyle = !parameters.isEmpty && parameters != "0"
    case "u" where parameters.hasPrefix(">"): keyboardFlags += 1
    case "u" where parameters.hasPrefix("<"): keyboardFlags -= 1
    default: break
    }
  }

  private mutating func set(_ mode: String, _ isOn: Bool) {
    switch mode {
    case "25": hiddenCursor = !isOn
    case "1000": mouse = isOn
    case "1006": mouseCoordinates = isOn
    case "1049": alternateScreen = isOn
    case "2004": paste = isOn
    case "2026": synchronizedOutput = isOn
    default: break
    }
  }
}
