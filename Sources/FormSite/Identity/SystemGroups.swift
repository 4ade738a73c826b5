import Platform

/// The groups of this machine's accounts, from its name service: files, LDAP, whatever nsswitch.conf names.
nonisolated enum SystemGroups {
  /// The names of the groups of an account; none for a name that is no account.
  static func names(of account: String) -> [String] {
    guard let first = mainGroup(of: account) else { return [] }
    var count: Int32 = 32
    var numbers = [gid_t](repeating: 0, count: Int(count))
    // It sets the count to the number there are.
    while platform_groups(account, first, &numbers, &count) < 0 {
      let more = max(Int(count), 2 * numbers.count)
      guard more <= 1 << 16 else { return [] }
      numbers = [gid_t](repeating: 0, count: more)
      count = Int32(more)
    }
    return numbers.prefix(Int(count)).compactMap(name)
  }

  private static func mainGroup(of account: String) -> gid_t? {
    var entry = passwd()
    return reading { room, size in
      var found: UnsafeMutablePointer<passwd>?
      let status = getpwnam_r(account, &entry, room, size, &found)
      return (status, found?.pointee.pw_gid)
    }
  }

  private static func name(of number: gid_t) -> String? {
    var entry = group()
    return reading { room, size in
      var found: UnsafeMutablePointer<group>?
      let status = getgrgid_r(number, &entry, room, size, &found)
      return (status, found.flatMap { $0.pointee.gr_name }.map { String(cString: $0) })
    }
  }

  /// Looks something up with more and more room for its texts: a group can have thousands of members.
  private static func reading<Entry>(
    _ look: (_ room: UnsafeMutablePointer<CChar>, _ size: Int) -> (status: Int32, entry: Entry?)
  ) -> Entry? {
    var size = 4096
    while size <= 1 << 22 {
      var room = [CChar](repeating: 0, count: size)
      let (status, entry) = room.withUnsafeMutableBufferPointer { buffer in
        buffer.baseAddress.map { look($0, buffer.count) } ?? (ENOMEM, nil)
      }
      guard status == ERANGE else { return status == 0 ? entry : nil }
      size *= 4
    }
    return nil
  }
}
