/// Decides whether the bytes after an Esc begin a terminal's reply or were typed with Alt.
enum ControlStringBeginning {
  /// The bytes are keys.
  case none
  /// More bytes are needed to decide.
  case open
  /// Only a control string begins like this.
  case certain

  /// - Parameter bytes: The bytes after Esc.
  init(_ bytes: ArraySlice<UInt8>) {
    let body = bytes.dropFirst()
    switch bytes.first {
    case UInt8(ascii: "]"): self = Self.operatingSystemCommand(body)
    case UInt8(ascii: "P"): self = Self.deviceControl(body)
    case UInt8(ascii: "_"): self = body.isEmpty ? .open : body.first == UInt8(ascii: "G") ? .certain : .none
    default: self = .none
    }
  }

  /// A number and a semicolon, or the letter of a complete title report.
  private static func operatingSystemCommand(_ body: ArraySlice<UInt8>) -> ControlStringBeginning {
    guard let first = body.first else { return .open }
    if first == UInt8(ascii: "l") || first == UInt8(ascii: "L") {
      guard let end = body.firstIndex(where: { $0 < 0x20 }) else { return body.count > 4096 ? .none : .open }
      if body[end] == 0x1b, end + 1 == body.endIndex { return .open }
      return body[end] == 0x07 || body[end...].starts(with: [0x1b, 0x5c]) ? .certain : .none
    }
    let digits = body.prefix { (0x30...0x39).contains($0) }
    if digits.isEmpty || digits.count > 5 { return .none }
    guard let next = body.dropFirst(digits.count).first else { return .open }
    return next == UInt8(ascii: ";") || next == 0x07 || next == 0x1b ? .certain : .none
  }

  /// At least one parameter or intermediate, and a final byte: `>|`, `!|`, `1$r`, `0+r`.
  private static func deviceControl(_ body: ArraySlice<UInt8>) -> ControlStringBeginning {
    let header = body.prefix { (0x20...0x3f).contains($0) }
    if header.count > 32 { return .none }
    guard let next = body.dropFirst(header.count).first else { return .open }
    return !header.isEmpty && (0x40...0x7e).contains(next) ? .certain : .none
  }
}

/// The reply to a query for the clipboard: `OSC 52 ; c ; BASE64` (xterm, "Operating System Commands").
enum ClipboardReply {
  /// The text in a control string without its introducer and terminator; nil for other control strings.
  static func text(of body: ArraySlice<UInt8>) -> String? {
    let prefix = Array("52;".utf8)
    guard body.starts(with: prefix) else { return nil }
    guard let semicolon = body.dropFirst(prefix.count).firstIndex(of: UInt8(ascii: ";")) else { return nil }
    return Base64.decoded(body[(semicolon + 1)...]).map { String(decoding: $0, as: UTF8.self) }
  }
}

/// The reply to a query for one of the terminal's default colours: `OSC 11 ; rgb:RRRR/GGGG/BBBB` (xterm, "Operating
/// System Commands").
package enum ColorReply {
  /// The queries for foreground and background, each terminated by ST (ECMA-48, 5.6). The last one makes the colours
  /// complete.
  package static let questions = Array("\u{1B}]10;?\u{1B}\\\u{1B}]11;?\u{1B}\\".utf8)

  /// The colour in a control string without its introducer and terminator; nil for other control strings.
  static func token(in body: ArraySlice<UInt8>) -> InputToken? {
    let parts = String(decoding: body, as: UTF8.self).split(separator: ":", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    let isBackground: Bool
    switch parts[0] {
    case "10;rgb", "10;rgba": isBackground = false
    case "11;rgb", "11;rgba": isBackground = true
    default: return nil
    }
    // Each component has one to four hexadecimal digits, and no sign, which a number might have.
    let levels = parts[1].split(separator: "/").compactMap { part in
      part.utf8.count > 4 || !part.allSatisfy(\.isHexDigit)
        ? nil : Int(part, radix: 16).map { UInt8($0 * 255 / (1 << (4 * part.utf8.count) - 1)) }
    }
    guard levels.count >= 3 else { return nil }
    let shade = Shade(levels[0], levels[1], levels[2])
    return isBackground ? .background(shade) : .foreground(shade)
  }
}
