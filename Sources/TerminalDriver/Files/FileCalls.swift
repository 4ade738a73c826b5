import Glibc

/// The system calls that write files, so that tests can make each of them fail.
nonisolated struct FileCalls {
  var openNew: (_ path: String, _ mode: mode_t) -> Int32 = { path, mode in
    open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode)
  }
  var setMode: (_ descriptor: Int32, _ mode: mode_t) -> Int32 = { fchmod($0, $1) }
  var write: (_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int = {
    Glibc.write($0, $1.baseAddress, $1.count)
  }
  var flush: (_ descriptor: Int32) -> Int32 = { fsync($0) }
  var close: (_ descriptor: Int32) -> Int32 = { Glibc.close($0) }
  var rename: (_ from: String, _ to: String) -> Int32 = { Glibc.rename($0, $1) }
  var remove: (_ path: String) -> Int32 = { unlink($0) }

  /// The calls of the system.
  static var system: FileCalls { FileCalls() }
}
