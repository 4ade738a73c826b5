/// Why a file that a definition names could not be read.
package struct ResourceError: Error, Sendable, Hashable {
  /// A phrase such as `no such file`.
  package var reason: String
  /// Whether the file may not be read because it is elsewhere than the definition, a symbolic link being followed.
  package var isOutside = false

  package init(reason: String) { self.reason = reason }

  /// The file is outside the definition's folder.
  package static var outside: ResourceError {
    var error = ResourceError(reason: "it is outside the folder of the definition")
    error.isOutside = true
    return error
  }
}
