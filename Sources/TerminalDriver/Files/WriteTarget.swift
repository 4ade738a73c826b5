import Glibc

/// Where writing to a path leads.
nonisolated enum WriteTarget: Equatable {
  /// A regular file, existing or not, with no link left in the last component.
  case file(String)
  /// A pipe or a device.
  case stream(String)
  /// A descriptor of this process.
  case descriptor(Int32)
  case directory
  case failure(SystemError)

  /// Looks at what is at `path` now.
  init(path: String) {
    if let descriptor = Self.namedDescriptor(path) {
      self = .descriptor(descriptor)
      return
    }
    var status = stat()
    if stat(path, &status) == 0 {
      switch status.st_mode & S_IFMT {
      case S_IFREG: self = Self.followingLinks(path)
      case S_IFDIR: self = .directory
      default: self = .stream(path)
      }
    } else {
      self = errno == ENOENT ? Self.followingLinks(path) : .failure(.current)
    }
  }

  /// The directory with its slash (empty for the current one), and the last component.
  static func split(_ path: String) -> (directory: String, name: String) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", path) }
    let after = path.utf8.index(after: slash)
    return (String(path[..<after]), String(path[after...]))
  }

  /// The kernel gives up on a chain of links after 40.
  private static func followingLinks(_ start: String) -> WriteTarget {
    var path = start
    for _ in 0..<40 {
      guard let target = link(at: path) else { return .file(path) }
      path = target.utf8.first == UInt8(ascii: "/") ? target : split(path).directory + target
      if let descriptor = namedDescriptor(path) {
        return .descriptor(descriptor)
      }
    }
    return .failure(SystemError(number: ELOOP))
  }

  private static func link(at path: String) -> String? {
    var target = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = readlink(path, &target, target.count)
    return length < 0 ? nil : String(decoding: target.prefix(length).lazy.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// `/dev/stdout` may be a file that others append to: replacing that file would not reach them.
  private static func namedDescriptor(_ path: String) -> Int32? {
    switch path {
    case "/dev/stdout": return STDOUT_FILENO
    case "/dev/stderr": return STDERR_FILENO
    default: break
    }
    for prefix in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(prefix) {
      return Int32(path.dropFirst(prefix.count))
    }
    return nil
  }
}
