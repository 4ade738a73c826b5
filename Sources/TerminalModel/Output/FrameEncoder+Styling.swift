extension FrameEncoder {
  /// Sets the style for a glyph, with the fewest bytes.
  mutating func setPen(_ style: Style, forBlank isBlank: Bool) {
    let wanted = pen.lower(style, to: capabilities.colorDepth)
    guard let current = pen.style else {
      append("\u{1B}[m")
      if capabilities.hyperlinks { append("\u{1B}]8;;\u{1B}\\") }
      pen.set(.plain)
      return setPen(style, forBlank: isBlank)
    }
    if current == wanted || (isBlank && current.ofBlank == wanted.ofBlank) { return }
    if current.link != wanted.link { setLink(wanted.link) }
    let change = SelectGraphicRendition.change(from: current, to: wanted)
    let fresh = SelectGraphicRendition.change(from: .plain, to: wanted)
    if !change.isEmpty {
      append("\u{1B}[")
      if change.count <= fresh.count + (fresh.isEmpty ? 0 : 2) {
        output.append(contentsOf: change)
      } else if !fresh.isEmpty {
        append("0;")
        output.append(contentsOf: fresh)
      }
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
