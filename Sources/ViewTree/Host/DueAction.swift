import AttributeGraph

/// What runs after an update or a layout. A list of bare functions would wrap each of them.
struct DueAction {
  let run: () -> Void
  /// Where the action stands, should it never come to an end.
  var attribute: AttributeID?
}
