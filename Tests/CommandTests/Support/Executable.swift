import Glibc

/// The command under test: the one that `FORMLINE_COMMAND` names (an installed one, say), else the one that was built
/// together with these tests.
enum Executable {
  /// Its path.
  static let formline = getenv("FORMLINE_COMMAND").map { String(cString: $0) } ?? folder + "formline"

  /// A program that uses the library, built together with it.
  static let controlsExample = folder + "ControlsExample"

  /// What measures, built together with it.
  static let bench = folder + "formline-bench"

  /// The modules that were built with it.
  static let modules = folder + "Modules"

  private static let folder: String = {
    var target = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = max(0, readlink("/proc/self/exe", &target, target.count))
    let runner = String(decoding: target.prefix(length).map(UInt8.init(bitPattern:)), as: UTF8.self)
    // The tests are a library that another program may run, so their own place is looked up first.
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? runner
    return String(bundle[...(bundle.lastIndex(of: "/") ?? bundle.startIndex)])
  }()
}
