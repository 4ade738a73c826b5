import Glibc

/// Signals in words.
nonisolated package enum SignalName {
  /// As shells tell of them: `Segmentation fault (signal 11)`.
  package static func text(_ signal: Int32) -> String {
    let name = strsignal(signal).map { String(cString: $0) } ?? "unknown"
    return "\(name) (signal \(signal))"
  }
}
