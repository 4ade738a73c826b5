import Glibc

/// The address or thread sanitizer, if the tests and the command were built with one.
enum Sanitizer {
  /// Whether there is one. It brings an allocator of its own, which keeps what was freed.
  nonisolated static let isPresent = dlsym(nil, "__asan_init") != nil || dlsym(nil, "__tsan_init") != nil
}
