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
    append("\u{1B}[")
    let start = output.count
    SelectGraphicRendition.append(changeFrom: current, to: wanted, to: &output)
    let end = output.count
    if end == start {
      output.removeLast(2)
    } else {
      // It may be shorter to begin anew.
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
