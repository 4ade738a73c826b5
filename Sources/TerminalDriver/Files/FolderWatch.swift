import CTerminal
import Glibc

/// Tells of files that change in folders (inotify), from the moment it is made. Waiting costs nothing.
package final class FolderWatch {
  /// What ended a wait.
  package enum Ending: Equatable {
    /// Files have changed; their paths, each once, in order.
    case changed([String])
    /// A signal asks the process to end.
    case signal(Int32)
  }

  private let descriptor: Int32
  private var folders: [Int32: String] = [:]

  /// How long nothing must change before a change is told of: editors write a file in several steps.
  private static let pause: Int32 = 50

  /// Watches folders, not those inside them; those that cannot be watched are left out.
  package init(_ paths: [String]) throws(SystemError) {
    descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    guard descriptor >= 0 else { throw .current }
    let events = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE) | UInt32(IN_CREATE)
    for path in paths {
      let watch = inotify_add_watch(descriptor, path, events)
      if watch >= 0 { folders[watch] = path }
    }
  }

  isolated deinit { close(descriptor) }

  /// Waits for a change of a file whose name is of interest.
  package func wait(where isOfInterest: (_ name: String) -> Bool) -> Ending {
    var changed: Set<String> = []
    while true {
      var descriptors = [
        pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: terminal_signals_descriptor(), events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&descriptors, 2, changed.isEmpty ? -1 : Self.pause)
      if descriptors[1].revents != 0, let signal = PendingSignals.take().ending { return .signal(signal) }
      if count == 0 { return .changed(changed.sorted()) }
      if descriptors[0].revents != 0 {
        for (folder, name) in read() where isOfInterest(name) { changed.insert("\(folder)/\(name)") }
      }
    }
  }

  private func read() -> [(folder: String, name: String)] {
    var events: [(String, String)] = []
    withUnsafeTemporaryAllocation(byteCount: 16_384, alignment: 8) { buffer in
      let size = MemoryLayout<inotify_event>.size
      while true {
        let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        guard count > 0 else { return }
        var offset = 0
        while offset + size <= count {
          let event = buffer.load(fromByteOffset: offset, as: inotify_event.self)
          let name = buffer[(offset + size)..<(offset + size + Int(event.len))].prefix { $0 != 0 }
          if let folder = folders[event.wd], !name.isEmpty {
            events.append((folder, String(decoding: name, as: UTF8.self)))
          }
          offset += size + Int(event.len)
        }
      }
    }
    return events
  }
}
