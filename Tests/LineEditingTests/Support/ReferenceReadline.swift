import Platform
import TestSupport

/// A program around readline as it comes, on a terminal, typed into as a person would: `readline-reference`, which is
/// built together with the tests.
struct ReferenceReadline {
  struct Case {
    var mode: EditMode
    var text: String
    var point: Int
    var keys: [UInt8]
    var history: [String] = []

    /// The line that the program reads.
    fileprivate var line: String {
      let keys = keys.map { String(Int($0) | 0x100, radix: 16).dropFirst() }.joined()
      return "\(mode == .vi ? "v" : "e") \(point) \(text)\t\(keys)\t\(history.joined(separator: "\t"))\n"
    }
  }

  /// Text with point for each case; nil where readline is in the middle of a command at the end, or crashed. The cases
  /// are divided among so many programs.
  static func results(of cases: [Case], programs: Int = 2) -> [String?] {
    let share = (cases.count + programs - 1) / programs
    let running = stride(from: 0, to: cases.count, by: share).map {
      ReferenceReadline(cases[$0..<min($0 + share, cases.count)])
    }
    return running.flatMap { $0.results() }
  }

  private let folder = TemporaryFolder()
  private let process: pid_t

  /// Starts a program.
  private init(_ cases: ArraySlice<Case>) {
    let program = Executable.readlineReference
    let words = [program, folder.write("in", cases.map(\.line).joined()), folder["out"]]
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var child: pid_t = -1
    process = posix_spawn(&child, program, nil, nil, &arguments, environ) == 0 ? child : -1
  }

  /// What it wrote in the end.
  private func results() -> [String?] {
    var status: Int32 = 0
    guard process > 0, waitpid(process, &status, 0) == process, status == 0, let output = folder.read("out") else {
      return []
    }
    return output.utf8.split(separator: 0x0A).map { line in
      let parts = line.split(separator: 0x20, maxSplits: 1, omittingEmptySubsequences: false)
      guard let point = Int(String(decoding: parts[0], as: UTF8.self)), point >= 0 else { return nil }
      return Self.spelling(String(decoding: parts[1], as: UTF8.self), point)
    }
  }

  private static func spelling(_ text: String, _ point: Int) -> String {
    let bytes = Array(text.utf8)
    return String(decoding: bytes[..<point] + [0x7C] + bytes[point...], as: UTF8.self)
  }
}
