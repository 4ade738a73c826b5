/// The dots that stand for the characters of a secret, cut from one text so that a typed character makes none.
enum MaskingDots {
  private static var longest = String(repeating: dot, count: 64)
  private static let dot = "•"

  /// So many dots.
  static func text(of count: Int) -> Substring {
    let bytes = count * dot.utf8.count
    if longest.utf8.count < bytes { longest = String(repeating: dot, count: 2 * count) }
    return Substring(longest.utf8.prefix(bytes))
  }
}
