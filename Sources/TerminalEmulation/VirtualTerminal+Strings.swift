import TerminalModel

/// OSC strings: titles, hyperlinks, the clipboard.
extension VirtualTerminal {
  mutating func operatingSystemCommand(_ content: [UInt8]) {
    let parts = content.split(separator: UInt8(ascii: ";"), maxSplits: 1, omittingEmptySubsequences: false)
    let text = parts.count > 1 ? String(decoding: parts[1], as: UTF8.self) : ""
    switch String(decoding: parts[0], as: UTF8.self) {
    case "0", "2": title = text
    case "1", "4", "7", "10", "11", "12", "104", "110", "111", "112", "133": break
    case "8": setLink(text)
    case "52": clipboard = text.split(separator: ";", omittingEmptySubsequences: false).last.map(String.init)
    default:
      let start = String(decoding: content.prefix(40), as: UTF8.self)
      reportUnsupported("OSC " + DisplayText.visible(start, lines: .single))
    }
  }

  /// `text` is parameters, a semicolon, and the address; no address ends the link.
  private mutating func setLink(_ text: String) {
    let address = text.drop { $0 != ";" }.dropFirst()
    style.link = address.isEmpty ? nil : String(address)
  }
}
