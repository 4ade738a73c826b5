public import Formline
public import Foundation

extension View {
  /// Sets the locale of the views inside, as `.environment(\.locale, Locale(identifier: "de_AT"))`.
  public func environment(
    _ keyPath: WritableKeyPath<EnvironmentValues, LocaleName?>, _ locale: Locale
  ) -> some View {
    environment(keyPath, LocaleName(posix: locale.identifier))
  }

  /// Draws this view to the right of its place and below it, which it keeps. See ``Lengths``.
  public func offset(_ distance: CGSize) -> ModifiedContent<Self, OffsetModifier> {
    offset(x: Double(distance.width), y: Double(distance.height))
  }
}
