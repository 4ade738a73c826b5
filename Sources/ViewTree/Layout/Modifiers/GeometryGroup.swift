extension View {
  /// Keeps the places of the content together while they move.
  ///
  /// Every view does: where something stands is resolved from the outside in before it is drawn, once a frame, so that
  /// what comes while its surroundings move begins where they are. Here for views that come from elsewhere.
  public func geometryGroup() -> Self { self }
}
