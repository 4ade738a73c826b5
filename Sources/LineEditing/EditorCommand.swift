/// One of Formline's own readline commands, as it was run by a key.
nonisolated package struct EditorCommand: Equatable, Sendable {
  /// Its readline name, such as `form-next-field`.
  package var name: String
  /// The numeric argument: 1 without one, negative after Meta-minus.
  package var count: Int
  /// The last byte of the key sequence: 13 for Return, 10 for Ctrl-J.
  package var key: Int

  package init(name: String, count: Int = 1, key: Int = 0) {
    self.name = name
    self.count = count
    self.key = key
  }
}
