import Glibc

/// What the system's user database says of the person who runs the process.
nonisolated package struct UserAccount: Sendable {
  package let loginName: String
  /// The comment field, by custom the full name and more, separated by commas.
  package let gecos: String
  package let homeDirectory: String

  /// The entry of the real user; nil when there is none, as in containers with arbitrary numbers. The first look-up of
  /// a process reads the configuration of the name service and takes some hundred microseconds.
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
      return UserAccount(
        loginName: text(entry.pw_name), gecos: text(entry.pw_gecos), homeDirectory: text(entry.pw_dir))
    }
  }

  private static func text(_ pointer: UnsafeMutablePointer<CChar>?) -> String {
    pointer.map { String(cString: $0) } ?? ""
  }
}
