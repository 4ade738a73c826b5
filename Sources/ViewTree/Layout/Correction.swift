/// Reports a number that makes no sense.
/// - Parameters:
///   - subject: What has it: "a frame".
///   - problem: The mistake and its consequence: "cannot be nan cells long: …".
package typealias MistakeReport = (_ subject: String, _ problem: String) -> Void

extension Double {
  fileprivate var isLength: Bool { isFinite && self >= 0 }
}

extension FrameModifier {
  package func corrected(_ report: MistakeReport) -> FrameModifier {
    guard let wrong = width.wrongLength ?? height.wrongLength else { return self }
    report("a frame", "cannot be \(wrong) cells long: that length is left out")
    return FrameModifier(width: width.withoutWrongLengths, height: height.withoutWrongLengths, alignment: alignment)
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
    return Self(
      minimum: right(minimum), ideal: right(ideal), maximum: isUnbounded ? maximum : right(maximum),
      holdsContent: holdsContent)
  }
}

extension PaddingModifier {
  package func corrected(_ report: MistakeReport) -> PaddingModifier {
    guard !(insets.top + insets.leading + insets.bottom + insets.trailing).isFinite else { return self }
    var sound = self
    for edge in [\EdgeInsets.top, \.leading, \.bottom, \.trailing] where !insets[keyPath: edge].isFinite {
      report("padding", "cannot be \(insets[keyPath: edge]) cells wide: it is left out")
      sound.insets[keyPath: edge] = 0
    }
    return sound
  }
}

extension OffsetModifier {
  package func corrected(_ report: MistakeReport) -> OffsetModifier {
    guard !delta.x.isFinite || !delta.y.isFinite else { return self }
    report("an offset", "cannot be \(delta.x.isFinite ? delta.y : delta.x) cells: that direction is left out")
    return OffsetModifier(delta: Point(x: delta.x.isFinite ? delta.x : 0, y: delta.y.isFinite ? delta.y : 0))
  }
}

extension OpacityModifier {
  package func corrected(_ report: MistakeReport) -> OpacityModifier {
    guard opacity.isNaN else { return self }
    report("an opacity", "is no number: it counts as 1")
    return OpacityModifier(opacity: 1)
  }
}

extension LayoutPriorityModifier {
  package func corrected(_ report: MistakeReport) -> LayoutPriorityModifier {
    guard priority.isNaN else { return self }
    report("a layout priority", "is no number: it counts as 0")
    return LayoutPriorityModifier(priority: 0)
  }
}
