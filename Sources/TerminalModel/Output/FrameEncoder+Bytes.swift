extension FrameEncoder {
  /// Longer frames are hidden until they are complete.
  private static let largeFrame = 256
  /// A larger capacity is released.
  private static let keptCapacity = 1 << 16

  mutating func append(_ text: String) { output.append(contentsOf: text.utf8) }

  /// Appends CSI, a count, which is left out if it is 1, and the final byte. Appends nothing for a count of 0.
  mutating func appendCSI(_ count: Int, _ final: UInt8) {
    if count <= 0 { return }
    append("\u{1B}[")
    if count > 1 { output.append(decimal: count) }
    output.append(final)
  }

  mutating func appendGlyph(_ glyph: Glyph) {
    if let index = glyph.clusterIndex {
      append(clusters[index])
    } else if let scalar = glyph.scalar {
      if scalar.isASCII {
        output.append(UInt8(truncatingIfNeeded: scalar.value))
      } else {
        output.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
  }

  /// Erases from the cursor on, to the terminal's own background.
  mutating func clearBelow() {
    if capabilities.page == .plain {
      setPen(.plain, forBlank: false)
    } else {
      append("\u{1B}[m")
      pen.set(.plain)
    }
    append("\u{1B}[J")
  }

  /// Reuses the memory of the last frame, after overwriting it: it may have contained a secret.
  mutating func emptyOutput() {
    guard output.capacity <= Self.keptCapacity else { return output = [] }
    for index in output.indices { output[index] = 0 }
    output.removeAll(keepingCapacity: true)
  }

  /// The bytes of a frame; they are copied only if the last frame's are still retained elsewhere. A large frame is
  /// shown at once if the terminal supports that, otherwise with the cursor hidden.
  mutating func takeOutput(wasCursorVisible: Bool = false) -> [UInt8] {
    if output.count <= Self.largeFrame { return output }
    if capabilities.synchronizedOutput {
      return Array("\u{1B}[?2026h".utf8) + output + Array("\u{1B}[?2026l".utf8)
    }
    if wasCursorVisible, isCursorVisible == true {
      return Array("\u{1B}[?25l".utf8) + output + Array("\u{1B}[?25h".utf8)
    }
    return output
  }
}

extension [UInt8] {
  /// Appends a non-negative number in decimal digits.
  mutating func append(decimal number: Int) {
    if number >= 10 { append(decimal: number / 10) }
    append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}

extension FrameEncoder {
  /// Sets the style for a glyph, with the fewest bytes.
  mutating func setPen(_ style: Style, forBlank isBlank: Bool) {
    let wanted = pen.lower(style, to: capabilities)
    guard let current = pen.style else {
      append("\u{1B}[m")
      if capabilities.hyperlinks { append("\u{1B}]8;;\u{1B}\\") }
      pen.set(.plain)
      return setPen(style, forBlank: isBlank)
    }
    if current == wanted || (isBlank && current.ofBlank == wanted.ofBlank) { return }
    if current.link != wanted.link { setLink(wanted.link) }
    append("\u{1B}[")
    let start = output.count
    SelectGraphicRendition.append(changeFrom: current, to: wanted, to: &output)
    let end = output.count
    if end == start {
      output.removeLast(2)
    } else {
      // Resetting everything first may be shorter.
      append("0;")
      let fresh = output.count
      SelectGraphicRendition.append(changeFrom: .plain, to: wanted, to: &output)
      if output.count == fresh { output.removeLast(2) }
      output.removeSubrange(end - start <= output.count - end ? end..<output.count : start..<end)
      append("m")
    }
    pen.set(wanted)
  }

  private mutating func setLink(_ link: UInt16) {
    append("\u{1B}]8;;")
    if link > 0 { append(links[Int(link) - 1]) }
    append("\u{1B}\\")
  }
}

/// The style in which the terminal draws the next text.
struct Pen: Sendable {
  /// The terminal's style, with colours of its depth. Nil if unknown.
  private(set) var style: Style? = .plain

  private var isCached = false
  private var requested = Style.plain
  private var lowered = Style.plain

  mutating func forget() { style = nil }

  mutating func set(_ style: Style) { self.style = style }

  /// `style` with the colours that a terminal shows. The last result is cached, since styles come in runs.
  mutating func lower(_ style: Style, to capabilities: TerminalCapabilities) -> Style {
    if style == requested, isCached { return lowered }
    isCached = true
    requested = style
    lowered = style
    let (depth, page) = (capabilities.colorDepth, capabilities.page)
    lowered.foreground = (style.foreground == .standard ? page.foreground : style.foreground).degraded(to: depth)
    lowered.background = (style.background == .standard ? page.background : style.background).degraded(to: depth)
    return lowered
  }
}

/// Parameters of the control function SGR (ECMA-48, 8.3.117), without its introducer and final byte.
enum SelectGraphicRendition {
  private static let switches: [(attribute: TextAttributes, on: Int, off: Int)] = [
    (.bold, 1, 22), (.dim, 2, 22), (.italic, 3, 23), (.underline, 4, 24), (.inverse, 7, 27), (.strikethrough, 9, 29),
  ]

  /// Appends the parameters that change one style into another; none if they do not differ in what SGR sets.
  static func append(changeFrom old: Style, to new: Style, to output: inout [UInt8]) {
    let start = output.count
    appendAttributes(from: old.attributes, to: new.attributes, &output)
    if old.foreground != new.foreground { append(new.foreground, base: 30, &output) }
    if old.background != new.background { append(new.background, base: 40, &output) }
    // Each parameter is followed by a semicolon so far.
    if output.count > start { output.removeLast() }
  }

  private static func appendAttributes(from old: TextAttributes, to new: TextAttributes, _ parameters: inout [UInt8]) {
    if old == new { return }
    var kept = old
    for (attribute, _, off) in switches where kept.contains(attribute) && !new.contains(attribute) {
      append(off, &parameters)
      // 22 ends both bold and dim.
      kept.subtract(off == 22 ? [.bold, .dim] : attribute)
    }
    for (attribute, on, _) in switches where new.contains(attribute) && !kept.contains(attribute) {
      append(on, &parameters)
    }
  }

  /// - Parameter base: 30 for the foreground, 40 for the background.
  private static func append(_ color: Color, base: Int, _ parameters: inout [UInt8]) {
    switch color {
    case .standard, .clear: append(base + 9, &parameters)
    case .ansi(let index): append(index < 8 ? base + Int(index) : base + 60 + Int(index & 7), &parameters)
    case .palette(let index):
      append(base + 8, &parameters)
      append(5, &parameters)
      append(Int(index), &parameters)
    case .rgb(let red, let green, let blue):
      append(base + 8, &parameters)
      append(2, &parameters)
      append(Int(red), &parameters)
      append(Int(green), &parameters)
      append(Int(blue), &parameters)
    }
  }

  private static func append(_ parameter: Int, _ parameters: inout [UInt8]) {
    parameters.append(decimal: parameter)
    parameters.append(UInt8(ascii: ";"))
  }
}
