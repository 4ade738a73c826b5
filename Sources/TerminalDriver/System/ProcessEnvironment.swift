@preconcurrency import Glibc

/// The environment of this process.
nonisolated package enum ProcessEnvironment {
  /// Every variable. Of one that is there twice the first counts, as for `getenv`. Costs a copy of all of them.
  package static var variables: [String: String] {
    var variables: [String: String] = [:]
    var next = environ
    while let entry = next.pointee {
      next += 1
      guard let equals = strchr(entry, Int32(UInt8(ascii: "="))) else { continue }
      let length = equals - entry
      let name = String(decoding: UnsafeRawBufferPointer(start: entry, count: length), as: UTF8.self)
      if variables[name] == nil { variables[name] = String(cString: equals + 1) }
    }
    return variables
  }

  /// One variable; nil when it is not set.
  package static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Replaces the whole environment of this process.
  ///
  /// - Precondition: No other thread reads the environment meanwhile.
  package static func replace(with variables: [String: String]) {
    clearenv()
    for (name, value) in variables { setenv(name, value, 1) }
  }
}
