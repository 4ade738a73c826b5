import Platform

/// The programs that were built together with the tests, by their paths.
package enum Executable {
  /// The command: the one that `FORMLINE_COMMAND` names (an installed one, say), else the one built.
  package static let formline = getenv("FORMLINE_COMMAND").map { String(cString: $0) } ?? folder + "formline"

  /// The service.
  package static let site = String(formline.dropLast("formline".count)) + "formline-site"

  /// A program that uses the library, built together with it.
  package static let controlsExample = folder + "ControlsExample"

  /// A program that asks from where its argument says, built together with it.
  package static let runningForms = folder + "running-forms"

  /// What measures, built together with it.
  package static let bench = folder + "formline-bench"

  /// readline as it comes, to compare with.
  package static let readlineReference = folder + "readline-reference"

  /// The modules that were built with it.
  package static let modules = folder + "Modules"

  private static let folder: String = {
    var target = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = max(0, readlink("/proc/self/exe", &target, target.count))
    let runner = String(decoding: target.prefix(length).map(UInt8.init(bitPattern:)), as: UTF8.self)
    // The tests are a library that another program may run, so their own place is looked up first.
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? runner
    return String(bundle[...(bundle.lastIndex(of: "/") ?? bundle.startIndex)])
  }()
}

/// The address or thread sanitizer, if the tests and the command were built with one.
package enum Sanitizer {
  /// Whether there is one. It brings an allocator of its own, which keeps what was freed.
  package static let isPresent = dlsym(nil, "__asan_init") != nil || dlsym(nil, "__tsan_init") != nil
}
