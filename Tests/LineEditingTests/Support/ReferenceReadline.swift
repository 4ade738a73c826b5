import Glibc

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

  private static let program: String = {
    var target = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = max(0, readlink("/proc/self/exe", &target, target.count))
    let runner = String(decoding: target.prefix(length).map(UInt8.init(bitPattern:)), as: UTF8.self)
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? runner
    return String(bundle[...(bundle.lastIndex(of: "/") ?? bundle.startIndex)]) + "readline-reference"
  }()

  private let files: String
  private let process: pid_t

  /// Starts a program.
  private init(_ cases: ArraySlice<Case>) {
    files = "/tmp/formline-reference-\(getpid())-\(cases.startIndex)"
    if let input = fopen(files + ".in", "w") {
      for one in cases { fputs(one.line, input) }
      fclose(input)
    }
    let words = [Self.program, files + ".in", files + ".out"]
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var child: pid_t = -1
    process = posix_spawn(&child, Self.program, nil, nil, &arguments, environ) == 0 ? child : -1
  }

  /// What it wrote in the end.
  private func results() -> [String?] {
    defer { for ending in [".in", ".out"] { unlink(files + ending) } }
    var status: Int32 = 0
    guard process > 0, waitpid(process, &status, 0) == process, status == 0 else { return [] }
    guard let output = fopen(files + ".out", "r") else { return [] }
    defer { fclose(output) }
    var results: [String?] = []
    var line = [CChar](repeating: 0, count: 1 << 16)
    while fgets(&line, Int32(line.count), output) != nil {
      let text = String(decoding: line.prefix { $0 != 0 && $0 != 10 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      let parts = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
      results.append(Int(parts[0]).flatMap { $0 < 0 ? nil : Self.spelling(String(parts[1]), $0) })
    }
    return results
  }

  private static func spelling(_ text: String, _ point: Int) -> String {
    let bytes = Array(text.utf8)
    return String(decoding: bytes[..<point] + [0x7C] + bytes[point...], as: UTF8.self)
  }
}
