package import Values

/// Facts about the machine and its user as a value: the host does the I/O, and a test provides literals. All may be
/// unknown. The closures are called when a field gets focus, never for a key.
package struct SystemFacts: Sendable {
  /// The login name of the passwd entry.
  package var loginName: String?
  /// The first item of the passwd entry's GECOS field.
  package var fullName: String?
  /// The home directory, without a trailing slash.
  package var homeDirectory: String?
  /// The working directory, without a trailing slash.
  package var workingDirectory: String?
  /// The host name, with its domain if it has one.
  package var hostName: String?
  package var environment: [String: String]
  /// The time zone's IANA name, if known from a better source than `TZ` in the environment.
  package var timeZone: String?
  /// The user's current date.
  package var today: CalendarDate?
  /// The user's current time of day.
  package var now: ClockTime?
  /// True if the closures below may block, as on an unresponsive file system.
  package var mayHang = false
  /// The text of the file at an absolute path; nil if it cannot be read.
  package var readFile: @Sendable (String) -> String?
  /// The names in the directory at an absolute path; empty if it cannot be read.
  package var listDirectory: @Sendable (String) -> [String]

  package init(
    loginName: String? = nil, fullName: String? = nil, homeDirectory: String? = nil,
    workingDirectory: String? = nil, hostName: String? = nil, environment: [String: String] = [:],
    timeZone: String? = nil, today: CalendarDate? = nil, now: ClockTime? = nil,
    readFile: @escaping @Sendable (String) -> String? = { _ in nil },
    listDirectory: @escaping @Sendable (String) -> [String] = { _ in [] }
  ) {
    self.loginName = loginName
    self.fullName = fullName
    self.homeDirectory = homeDirectory
    self.workingDirectory = workingDirectory
    self.hostName = hostName
    self.environment = environment
    self.timeZone = timeZone
    self.today = today
    self.now = now
    self.readFile = readFile
    self.listDirectory = listDirectory
  }

  /// The full name in a passwd entry's GECOS field: its first item, with `&` replaced by the capitalized login name
  /// (getpwent(3)); nil if empty.
  package static func fullName(gecos: String, loginName: String) -> String? {
    var item = String(gecos.prefix { $0 != "," })
    if item.contains("&") {
      item = item.split(separator: "&", omittingEmptySubsequences: false)
        .joined(separator: Capitalization.words.raised(loginName))
    }
    let name = item.collapsed
    return name.isEmpty ? nil : name
  }

  /// The user's locale for messages, from the variables in POSIX order.
  package var locale: LocaleName? { locale(for: "LC_MESSAGES") }

  /// The country of the form's own country field, else of the locale.
  func region(given otherFields: [TextContentType: String]) -> String? {
    for type in [TextContentType.html.countryCode, .countryName] {
      if let country = otherFields[type].flatMap(Country.init(nameOrCode:)) { return country.code }
    }
    return locale(for: "LC_ADDRESS")?.region ?? locale?.region
  }

  /// The city that names the time zone, such as `New York`.
  var timeZoneCity: String? {
    guard let zone = zoneName, zone.contains("/"), !zone.hasPrefix("Etc/"), let city = zone.split(separator: "/").last
    else { return nil }
    return String(city.map { $0 == "_" ? " " : $0 })
  }

  /// The IANA name of the time zone, from `timeZone` or `TZ`.
  var zoneName: String? {
    if let timeZone, !timeZone.isEmpty { return timeZone }
    guard let variable = environment["TZ"] else { return nil }
    let name = variable.hasPrefix(":") ? String(variable.dropFirst()) : variable
    let isPath = name.hasPrefix("/")
    return name.isEmpty || isPath || name.contains(",") ? nil : name
  }

  /// The user's locale for a POSIX category such as `LC_NUMERIC`.
  package func locale(for category: String) -> LocaleName? {
    let value = ["LC_ALL", category, "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    return value.flatMap(LocaleName.init(posix:))
  }
}
