/// A remote's address as the page people open for it.
enum GitRemote {
  /// `git@github.com:ada/engine.git` and its like as `https://github.com/ada/engine`; nil for a local path.
  /// A user name or password in the address is left out.
  static func webAddress(of address: String) -> String? {
    var rest = address[...]
    if let scheme = rest.firstIndex(of: ":"), rest[scheme...].hasPrefix("://") {
      guard ["https", "http", "ssh", "git", "git+ssh"].contains(rest[..<scheme].lowercased()) else { return nil }
      rest = rest[rest.index(scheme, offsetBy: 3)...]
      guard let slash = rest.firstIndex(of: "/") else { return nil }
      return page(host: rest[..<slash], path: rest[slash...].dropFirst())
    }
    // scp's form; a slash before the colon makes it a path.
    guard let colon = rest.firstIndex(of: ":"), !rest[..<colon].contains("/") else { return nil }
    return page(host: rest[..<colon], path: rest[rest.index(after: colon)...])
  }

  private static func page(host: Substring, path: Substring) -> String? {
    let withoutUser = host.lastIndex(of: "@").map { host[host.index(after: $0)...] } ?? host
    let name = withoutUser.prefix { $0 != ":" }
    var path = path.drop { $0 == "/" }
    while path.hasSuffix("/") { path = path.dropLast() }
    if path.hasSuffix(".git") { path = path.dropLast(4) }
    return name.contains(".") && !path.isEmpty ? "https://\(name)/\(path)" : nil
  }
}
