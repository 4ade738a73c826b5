import FuzzTargets
import Glibc

/// Searches one door for inputs that break it: libFuzzer, which comes with the toolchain, makes inputs of those that
/// reach code no other has reached (https://llvm.org/docs/LibFuzzer.html).
///
///     formline-fuzz template CORPUS… [libFuzzer's options]
@main enum Fuzzer {
  nonisolated(unsafe) private static var target: FuzzTarget?

  static func main() {
    var arguments = CommandLine.arguments
    let names = FuzzTarget.all.map(\.name).joined(separator: ", ")
    guard arguments.count > 1, let target = FuzzTarget.all.first(where: { $0.name == arguments[1] }) else {
      fputs("formline-fuzz: name one of \(names)\n", stderr)
      exit(64)
    }
    self.target = target
    arguments.remove(at: 1)
    if let dictionary = write(target.dictionary) { arguments.append("-dict=" + dictionary) }
    var count = CInt(arguments.count)
    var pointers: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = .allocate(capacity: arguments.count + 1)
    for (index, argument) in arguments.enumerated() { pointers?[index] = strdup(argument) }
    pointers?[arguments.count] = nil
    exit(
      run(&count, &pointers) { bytes, count in
        MainActor.assumeIsolated { Fuzzer.check(Array(UnsafeBufferPointer(start: bytes, count: count))) }
        return 0
      })
  }

  /// A finding ends the process, and libFuzzer keeps the input.
  private static func check(_ input: [UInt8]) {
    do {
      if let problem = try target?.check(input) { fatalError(problem) }
    } catch {
      fatalError("\(error)")
    }
  }

  /// The parts as a dictionary file: one a line, every byte as `\xNN`.
  private static func write(_ dictionary: [String]) -> String? {
    let path = "/tmp/formline-fuzz.\(getpid()).dict"
    guard let file = fopen(path, "w") else { return nil }
    defer { fclose(file) }
    for part in dictionary {
      let bytes = part.utf8.map { "\\x" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }
      fputs("\"\(bytes.joined())\"\n", file)
    }
    return path
  }

  @_silgen_name("LLVMFuzzerRunDriver")
  private static func run(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
    _ callback: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
  ) -> CInt
}
