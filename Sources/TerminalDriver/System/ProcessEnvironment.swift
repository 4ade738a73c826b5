@preconcurrency import Glibc

/// The environment of this process.
nonisolated package enum ProcessEnvironment {
  /// Every variable whose name and value are UTF-8: another one could not be said, only changed. Of one that is there
  /// twice the first counts, as for `getenv`. Costs a copy of all of them.
  package static var variables: [String: String] {
    var variables: [String: String] = [:]
    var next = environ
    while let entry = next.pointee {
      next += 1
      guard let equals = strchr(entry, Int32(UInt8(ascii: "="))) else { continue }
      let length = equals - entry
      guard let name = String(validating: UnsafeRawBufferPointer(start: entry, count: length), as: UTF8.self),
        let value = String(validatingCString: equals + 1)
      else { continue }
      if variables[name] == nil { variables[name] = value }
    }
    return variables
  }

  /// One variable; nil when it is not set, or not UTF-8.
  package static func variable(_ name: String) -> String? {
    getenv(name).flatMap { String(validatingCString: $0) }
  }

  /// Replaces the whole environment of this process.
  ///
  /// - Precondition: No other thread reads the environment meanwhile.
  package static func replace(with variables: [String: String]) {
    clearenv()
    for (name, value) in variables { setenv(name, value, 1) }
  }
}
