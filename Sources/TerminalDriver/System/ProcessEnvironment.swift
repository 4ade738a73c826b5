@preconcurrency import Glibc

/// The environment the process was started with.
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
}
