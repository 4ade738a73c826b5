import FuzzTargets
import Platform

// Searches one door for inputs that break it. libFuzzer, which comes with the toolchain and has the entry point, makes
// inputs of those that reach code that no other has reached (https://llvm.org/docs/LibFuzzer.html).
//
//     DOOR=template formline-fuzz CORPUS… [libFuzzer's options]

nonisolated(unsafe) private var target: FuzzTarget?

/// Chooses the door, and gives libFuzzer its dictionary.
@_cdecl("LLVMFuzzerInitialize")
nonisolated func initialize(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>
) -> CInt {
  let name = getenv("DOOR").map { String(cString: $0) }
  MainActor.assumeIsolated { target = FuzzTarget.all.first { $0.name == name } }
  guard let target else {
    print("formline-fuzz: DOOR is one of \(FuzzTarget.names.joined(separator: ", "))")
    exit(64)
  }
  let given = Array(UnsafeBufferPointer(start: arguments.pointee, count: Int(count.pointee)))
  let all = given + [strdup("-dict=" + written(target.dictionary)), nil]
  let copy = UnsafeMutableBufferPointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: all.count)
  _ = copy.initialize(from: all)
  if let first = copy.baseAddress { arguments.pointee = first }
  count.pointee += 1
  return 0
}

/// A finding ends the process, and libFuzzer keeps the input.
@_cdecl("LLVMFuzzerTestOneInput")
nonisolated func test(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = Array(UnsafeBufferPointer(start: bytes, count: count))
  MainActor.assumeIsolated {
    do {
      if let problem = try target?.check(input) { fatalError(problem) }
    } catch {
      fatalError("\(error)")
    }
  }
  return 0
}

/// The path of a dictionary file: a part a line, every byte as `\xNN`.
private nonisolated func written(_ dictionary: [String]) -> String {
  let path = "/tmp/formline-fuzz.\(getpid()).dict"
  guard let file = fopen(path, "w") else { return path }
  defer { fclose(file) }
  for part in dictionary {
    let bytes = part.utf8.map { "\\x" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }
    fputs("\"\(bytes.joined())\"\n", file)
  }
  return path
}
