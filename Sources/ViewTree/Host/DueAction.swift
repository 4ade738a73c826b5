/// What runs after an update or a layout. A list of bare functions would wrap each of them.
struct DueAction {
  let run: () -> Void
  /// Who has it run, should it never come to an end.
  var origin: ActionOrigin?
}
