import Platform
import TerminalDriver

/// Reads a site again when its `site.yaml` has changed.
nonisolated final class SiteWatch: Sendable {
  private struct Seen: Equatable {
    var (inode, size, seconds, nanoseconds) = (ino_t(0), off_t(0), 0, 0)
  }
  private let seen = Guarded<(file: Seen, time: Int64)>((Seen(), MonotonicClock.now))

  /// The site as it is served now; nil if it has not changed since the last call, or cannot be read. The first
  /// call reads it.
  /// - Parameter age: After how long it is read all the same.
  func changed(_ site: Site, or age: Duration? = nil) -> Site? {
    var status = stat()
    guard stat(site.folder + "/site.yaml", &status) == 0 else { return nil }
    let modified = platform_modified(&status)
    let file = Seen(
      inode: status.st_ino, size: status.st_size, seconds: modified.tv_sec, nanoseconds: modified.tv_nsec)
    let now = MonotonicClock.now
    let isNew = seen.withLock { seen in
      guard seen.file != file || age.map({ now - seen.time > $0.nanoseconds }) ?? false else { return false }
      seen = (file, now)
      return true
    }
    // The working directory may be the site's folder by now, which a relative path does not lead to.
    return isNew ? try? Site(serving: site.folder) : nil
  }
}
