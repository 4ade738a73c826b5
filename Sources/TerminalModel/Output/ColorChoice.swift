/// Whether the user wants colours: the values of `--color`.
package enum ColorChoice: String, Hashable, Sendable, CaseIterable {
  /// As the terminal and the environment say.
  case auto
  case always
  case never
}
