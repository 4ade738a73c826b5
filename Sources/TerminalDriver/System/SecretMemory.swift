import CTerminal

/// Keeps what is secret in this process out of files that outlive it, and out of memory that is no longer used.
nonisolated package enum SecretMemory {
  /// From now on the process leaves no core dump, cannot be read by other processes of the user, and is not swapped
  /// where the system lets it lock its memory without a limit. A few microseconds.
  package static func protect() { terminal_memory_protect() }

  /// Whether `protect()` was called.
  package static var isProtected: Bool { terminal_memory_is_protected() }

  /// Overwrites what calls that have returned left on the stack, `bytes` deep: a typed character reaches 10 KB deep, the
  /// largest change of a form 26 KB, and twice that where nothing is optimised. Two microseconds.
  package static func wipeStack(bytes: Int = 64 << 10) { terminal_memory_wipe_stack(bytes) }
}
