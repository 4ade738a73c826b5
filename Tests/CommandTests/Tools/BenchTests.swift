import Foundation
import TestSupport
import Testing

/// What `formline-bench` counts is right on every machine; what it times is for people to read.
@Suite struct BenchTests {
  /// It brings an allocator of its own, which a sanitiser's does not go with.
  private static let isSanitized = ["/address/", "/thread/"].contains { Executable.bench.contains($0) }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: Executable.bench) && !isSanitized))
  func `a key costs the same bodies, bytes and allocations in a form of 10 fields and in one of 10,000`() throws {
    let bench = try DetachedCommand(executable: Executable.bench, ["key"])
    #expect(bench.status == 0, "\(bench.output)")
    let counts = bench.output.split(separator: "\n").dropFirst().compactMap { $0.components(separatedBy: "  ").last }
    #expect(counts.count == 4 && Set(counts).count == 1, "\(bench.output)")
    #expect(counts.first?.hasPrefix("0 body, 1 byte a key") == true, "\(bench.output)")
  }
}
