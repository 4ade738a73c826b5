import Dispatch  // for its library to be linked
import Platform

/// Work that the event loop runs between events: a descriptor that is readable while there is work, and a function that
/// does it.
package struct WorkQueue {
  let descriptor: Int32
  let drain: () -> Void

  /// A custom queue.
  package init(descriptor: Int32, drain: @escaping () -> Void) {
    self.descriptor = descriptor
    self.drain = drain
  }

  /// The main queue, which runs main actor tasks. Empty if this process cannot serve it: after an `await` in an
  /// asynchronous `main`, libdispatch serves it on its own threads, one of which is this.
  package static var main: WorkQueue {
    guard isServable else { return WorkQueue(descriptor: -1) {} }
    let descriptor = platform_main_queue_descriptor()
    precondition(descriptor >= 0, "this libdispatch does not let an event loop serve the main queue")
    return WorkQueue(descriptor: descriptor) { platform_main_queue_drain() }
  }

  /// True if main actor tasks can run before the current one ends.
  package static var isServable: Bool { platform_is_main_thread() }

  /// Runs the queue, waiting for work, while `condition` holds; for a process without an event loop.
  package func run(while condition: () -> Bool) {
    while condition() {
      var work = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      if platform_poll(&work, 1, -1) > 0 { drain() }
    }
  }
}
