/// What an app wants to be told of a text field, beside its text.
struct EditingActions {
  /// Somebody begins to edit the field, or ends to.
  let changed: (Bool) -> Void
  /// Return submits the field.
  let commit: () -> Void
}
