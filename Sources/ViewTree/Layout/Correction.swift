/// The replacement of a modifier with an invalid number, such as a negative width, and a description of the mistake.
package struct Correction<Modifier> {
  /// The modifier used instead.
  let value: Modifier
  /// The subject of the report: "a frame".
  let subject: String
  /// The mistake and its consequence: "cannot be nan cells long: …".
  let problem: String
}

extension Double {
  fileprivate var isLength: Bool { isFinite && self >= 0 }
}

extension FrameModifier {
  package var correction: Correction<FrameModifier>? {
    guard let wrong = width.wrongLength ?? height.wrongLength else { return nil }
    return Correction(
      value: FrameModifier(width: width.withoutWrongLengths, height: height.withoutWrongLengths, alignment: alignment),
      subject: "a frame", problem: "cannot be \(wrong) cells long: that length is left out")
  }
}

extension FrameModifier.Bounds {
  /// The first length that is negative, NaN or infinite; only a maximum with a finite minimum may be infinite.
  fileprivate var wrongLength: Double? {
    if let minimum, !minimum.isLength { return minimum }
    if let ideal, !ideal.isLength { return ideal }
    if let maximum, !maximum.isLength, maximum != .infinity { return maximum }
    return nil
  }

  fileprivate var withoutWrongLengths: Self {
    func right(_ length: Double?) -> Double? { length.flatMap { $0.isLength ? $0 : nil } }
    // If a fixed length is infinite, its maximum is wrong, too.
    let isUnbounded = maximum == .infinity && minimum != .infinity
    return Self(minimum: right(minimum), ideal: right(ideal), maximum: isUnbounded ? maximum : right(maximum))
  }
}

extension PaddingModifier {
  package var correction: Correction<PaddingModifier>? {
    length.isFinite
      ? nil
      : Correction(
        value: PaddingModifier(edges: edges, length: 0), subject: "padding",
        problem: "cannot be \(length) cells wide: it is left out")
  }
}

extension OffsetModifier {
  package var correction: Correction<OffsetModifier>? {
    guard !delta.x.isFinite || !delta.y.isFinite else { return nil }
    return Correction(
      value: OffsetModifier(delta: Point(x: delta.x.isFinite ? delta.x : 0, y: delta.y.isFinite ? delta.y : 0)),
      subject: "an offset",
      problem: "cannot be \(delta.x.isFinite ? delta.y : delta.x) cells: that direction is left out")
  }
}

extension OpacityModifier {
  package var correction: Correction<OpacityModifier>? {
    opacity.isNaN
      ? Correction(value: OpacityModifier(opacity: 1), subject: "an opacity", problem: "is no number: it counts as 1")
      : nil
  }
}

extension LayoutPriorityModifier {
  package var correction: Correction<LayoutPriorityModifier>? {
    priority.isNaN
      ? Correction(
        value: LayoutPriorityModifier(priority: 0), subject: "a layout priority",
        problem: "is no number: it counts as 0")
      : nil
  }
}
