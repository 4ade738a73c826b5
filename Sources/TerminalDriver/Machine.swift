import CTerminal
import Platform

/// Facts about the machine and this process.
nonisolated package enum Machine {
  /// The host name configured on the system.
  package static var hostName: String? { text(capacity: 256) { gethostname($0, $1) == 0 } }

  /// The working directory's absolute path.
  package static var workingDirectory: String? { text(capacity: Int(PATH_MAX)) { getcwd($0, $1) != nil } }

  /// The IANA name of the time zone, from the target of `/etc/localtime`, which is a link on most systems.
  package static var timeZone: String? {
    let target = text(capacity: Int(PATH_MAX)) { readlink("/etc/localtime", $0, $1 - 1) > 0 }
    guard let target else { return nil }
    let parts = target.split(separator: "/")
    guard let folder = parts.lastIndex(of: "zoneinfo"), folder + 1 < parts.count else { return nil }
    return String(target[parts[folder + 1].startIndex...])
  }

  /// The path of this process's executable.
  package static var executable: String? {
    text(capacity: Int(PATH_MAX)) { platform_executable($0, $1) }
  }

  /// Replaces this process by another program, looked up in `PATH` if its name has no slash. Returns only on failure.
  package static func become(_ arguments: [String]) {
    var words = CStrings(arguments)
    execvp(arguments[0], &words.pointers)
  }

  /// The arguments of this process, beginning with the program's name, in the system's memory.
  package static var argumentBytes: UnsafeBufferPointer<UnsafeMutablePointer<CChar>?> {
    var count: CInt = 0
    let list = platform_arguments(&count)
    return UnsafeBufferPointer(start: list, count: list == nil ? 0 : Int(count))
  }

  /// The arguments as strings, with invalid UTF-8 replaced.
  package static var arguments: [String] { argumentBytes.compactMap { $0.map { String(cString: $0) } } }

  /// The number of processors available to this process; at least 1.
  package static var processors: Int { Int(platform_processors()) }

  /// The first seven digits of the commit that the executable was built from, if the build provided it.
  package static var commit: String? {
    let number = platform_commit()
    guard number != 0 else { return nil }
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: max(0, 7 - digits.count)) + digits
  }

  private static func text(capacity: Int, _ fill: (UnsafeMutablePointer<CChar>, Int) -> Bool) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { buffer in
      buffer.initialize(repeating: 0)
      guard let start = buffer.baseAddress, fill(start, capacity) else { return nil }
      buffer[capacity - 1] = 0
      return String(cString: start)
    }
  }
}

/// The entry of the current user in the system's user database.
nonisolated package struct UserAccount: Sendable {
  package let loginName: String
  /// The comment field, by convention the full name and other items, separated by commas.
  package let gecos: String
  package let homeDirectory: String

  /// The entry of the real user; nil if there is none, as in containers. The first call takes some hundred microseconds
  /// to configure the name service.
  package static var current: UserAccount? {
    var entry = passwd()
    var found: UnsafeMutablePointer<passwd>?
    var room = [CChar](repeating: 0, count: 4096)
    while true {
      let status = getpwuid_r(getuid(), &entry, &room, room.count, &found)
      if status == ERANGE, room.count < 1 << 20 {
        room = [CChar](repeating: 0, count: room.count * 4)
        continue
      }
      guard status == 0, found != nil else { return nil }
      return UserAccount(loginName: text(entry.pw_name), gecos: text(entry.pw_gecos), homeDirectory: text(entry.pw_dir))
    }
  }

  private static func text(_ pointer: UnsafeMutablePointer<CChar>?) -> String {
    pointer.map { String(cString: $0) } ?? ""
  }
}

nonisolated package enum ProcessEnvironment {
  /// Every variable whose name and value are UTF-8; of duplicates the first, as with `getenv`. Cached.
  package static var variables: [String: String] {
    known.withLock { known in
      if let known { return known }
      let variables = read()
      known = variables
      return variables
    }
  }

  /// Leaves out a `TZ` that names a file outside of the system's time zones, before anything has to do with time: the C
  /// library opens whatever it names, the terminal of somebody else as well, and reads from it.
  package static func refuseStrangeTimeZone() {
    guard let variable = getenv("TZ").map({ String(cString: $0) }) else { return }
    let name = variable.hasPrefix(":") ? variable.dropFirst() : variable[...]
    let isBelow = !name.hasPrefix("/") || name.hasPrefix("/usr/share/zoneinfo/")
    unsetenv("TZDIR")
    if !isBelow || name.split(separator: "/").contains("..") { unsetenv("TZ") }
    known.withLock { $0 = nil }
  }

  private static let known = Guarded<[String: String]?>(nil)

  private static func read() -> [String: String] {
    var variables: [String: String] = [:]
    var next = platform_environment()
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

  /// One variable; nil if it is not set or not UTF-8.
  package static func variable(_ name: String) -> String? { getenv(name).flatMap { String(validatingCString: $0) } }

  /// Replaces the whole environment of this process.
  ///
  /// - Precondition: No other thread reads the environment meanwhile.
  package static func replace(with variables: [String: String]) {
    known.withLock { known in
      known = nil
      platform_clear_environment()
      for (name, value) in variables { setenv(name, value, 1) }
    }
  }
}

/// Keeps secrets out of persistent files and unused memory.
nonisolated package enum SecretMemory {
  /// Disables core dumps and access by other processes of the user, and locks memory if there is no limit. Takes a few
  /// microseconds.
  package static func protect() { terminal_memory_protect() }

  /// True once `protect()` was called.
  package static var isProtected: Bool { terminal_memory_is_protected() }

  /// Overwrites `bytes` of the stack below the caller. A typed character uses 10 KB of stack, the largest change of a
  /// form 26 KB, and twice that in debug builds. Takes two microseconds.
  package static func wipeStack(bytes: Int = 64 << 10) { terminal_memory_wipe_stack(bytes) }
}
