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

  /// The main queue, which runs the tasks of the main actor. Where nobody else may serve it, an empty one: after an
  /// `await` in an asynchronous `main`, libdispatch serves it on threads of its own, one of which is this.
  package static var main: WorkQueue {
    guard isServable else { return WorkQueue(descriptor: -1) {} }
    let descriptor = terminal_main_queue_descriptor()
    precondition(descriptor >= 0, "this libdispatch does not let an event loop serve the main queue")
    return WorkQueue(descriptor: descriptor) { terminal_main_queue_drain() }
  }

  /// True if tasks of the main actor can run before the present one has ended.
  package static var isServable: Bool { terminal_is_main_thread() }

  /// Runs the queue, and waits for more, as long as `condition` holds: for a process without an event loop.
  package func run(while condition: () -> Bool) {
    while condition() {
      var work = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      if poll(&work, 1, -1) > 0 { drain() }
    }
  }
}
