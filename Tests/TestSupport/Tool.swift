import Glibc

/// Programs of others that some tests compare with, or look through.
package enum Tool {
  /// Whether tests that need the program at one of `paths` run: where it is installed, and in continuous integration,
  /// where its absence is a failure and not a reason to skip.
  package static func isExpected(_ paths: String...) -> Bool {
    getenv("CI") != nil || paths.contains { access($0, X_OK) == 0 }
  }
}
