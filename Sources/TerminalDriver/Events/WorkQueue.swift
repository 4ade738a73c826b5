import CTerminal
import Dispatch  // for its library to be linked
import Glibc

/// Work that the event loop runs between events: a descriptor that is readable while there is work, and the call that
/// does it.
package struct WorkQueue {
  let descriptor: Int32
  let drain: () -> Void

  /// A queue of the caller's own.
  package init(descriptor: Int32, drain: @escaping () -> Void) {
    self.descriptor = descriptor
    self.drain = drain
  }

  /// The main queue, which runs the tasks of the main actor.
  ///
  /// - Precondition: The caller owns the main thread: after an asynchronous `main`, libdispatch refuses to have the
  /// queue served by anybody else.
  package static var main: WorkQueue {
    let descriptor = terminal_main_queue_descriptor()
    precondition(descriptor >= 0, "this libdispatch does not let an event loop serve the main queue")
    return WorkQueue(descriptor: descriptor) { terminal_main_queue_drain() }
  }

  /// Runs the queue, and waits for more, as long as `condition` holds: for a process without an event loop.
  package func run(while condition: () -> Bool) {
    while condition() {
      var work = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      if poll(&work, 1, -1) > 0 { drain() }
    }
  }
}
