import Platform
import TerminalDriver
import TerminalModel
import Values

/// What happens at a site, for its operators: who came and went, what was submitted and refused; never answers. A log
/// that cannot be written stops nothing.
nonisolated struct SiteLog {
  private let place: SiteSettings.LogPlace?
  private let site: Site

  init(_ site: Site) {
    self.site = site
    place = site.settings.log
  }

  func note(_ event: String, _ facts: KeyValuePairs<String, String?>, isProblem: Bool = false) {
    guard let place else { return }
    let known = facts.compactMap { name, value in
      value.map { (name: name, value: DisplayText.visible($0, lines: .single)) }
    }
    switch place {
    case .file(let path): append(event, known, to: path, isProblem)
    case .journal:
      let message = Self.datagram(event, known, isProblem)
      platform_send_datagram("/run/systemd/journal/socket", message, message.count)
    }
  }

  /// - Parameter folder: The site's.
  static func hasFolder(of path: String, in folder: String) -> Bool {
    let whole = whole(path, in: folder)
    return Folder.exists(at: String(whole[...(whole.lastIndex(of: "/") ?? whole.startIndex)]))
  }

  private static func whole(_ path: String, in folder: String) -> String {
    path.hasPrefix("/") ? path : "\(folder)/\(path)"
  }

  private func append(_ event: String, _ facts: [(name: String, value: String)], to path: String, _ isProblem: Bool) {
    let members =
      [
        JSONValue.Member(name: "time", value: .string(SiteClock.text(SiteClock.now))),
        .init(name: "level", value: isProblem ? "warning" : "info"), .init(name: "event", value: .string(event)),
      ] + facts.map { JSONValue.Member(name: $0.name, value: .string($0.value)) }
    let line = Array((JSONValue.object(members).text(.compact) + "\n").utf8)
    let whole = Self.whole(path, in: site.folder)
    let isNew = access(whole, F_OK) != 0
    let file = open(whole, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o640)
    guard file >= 0 else { return }
    defer { close(file) }
    if isNew { site.giveToOwner(whole) }
    // At once, so that lines of several processes do not mix.
    _ = write(file, line, line.count)
  }

  /// A message of journald's native protocol: a field a line.
  static func datagram(_ event: String, _ facts: [(name: String, value: String)], _ isProblem: Bool) -> [UInt8] {
    let words = facts.map { "\($0.name)=\($0.value)" }.joined(separator: " ")
    let fields =
      [
        ("MESSAGE", "\(event) \(words)"), ("PRIORITY", isProblem ? "4" : "6"), ("SYSLOG_IDENTIFIER", "formline-site"),
        ("FORMLINE_EVENT", event),
      ] + facts.map { ("FORMLINE_\($0.name.uppercased())", $0.value) }
    return Array(fields.map { "\($0)=\($1)\n" }.joined().utf8)
  }
}
