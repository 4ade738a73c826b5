extension ScreenRow {
  /// The styles of the cells as far as they can be seen: two rows that look alike have the same, whatever was written
  /// to make them so. A blank shows no boldness and no colour of its own; between cells of one style it has theirs.
  package var visibleStyles: [ScreenStyle] {
    var styles = cells.map { $0.isBlank ? $0.style.onBlank : $0.style }
    var last: Int?
    for index in cells.indices where !cells[index].isBlank {
      if let last, index > last + 1, styles[last] == styles[index] {
        let between = last + 1..<index
        let filler = styles[index].onBlank
        if filler.isUndecorated, between.allSatisfy({ styles[$0] == filler }) {
          for blank in between { styles[blank] = styles[index] }
        }
      }
      last = index
    }
    return styles
  }
}

extension ScreenCell {
  fileprivate var isBlank: Bool { content == .blank || content == .character(" ") }
}

extension ScreenStyle {
  fileprivate var isUndecorated: Bool {
    underline == .none && attributes.isDisjoint(with: [.inverse, .strikethrough, .overline]) && link == nil
  }

  /// What is seen of the style where there is no glyph.
  fileprivate var onBlank: ScreenStyle {
    guard isUndecorated else { return self }
    var style = ScreenStyle()
    style.background = background
    return style
  }
}
