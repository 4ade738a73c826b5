import Platform

/// What the command under test finds of the system: calls on files that fail, or an end between two of them.
package struct FaultyCalls {
  package enum Kind: String {
    /// The call has no effect and fails.
    case fail
    /// The process is gone before the call.
    case kill
  }

  /// The variables that put it between a command and the system.
  /// - Parameters:
  ///   - call: Which call on a file below `folder` is hit, from 1; nil counts only.
  ///   - log: A file that gets a line for each of them.
  package static func environment(_ kind: Kind, call: Int?, in folder: String, log: String) -> [String: String] {
    var variables = [
      "LD_PRELOAD": library, "FAULT_FOLDER": folder, "FAULT_KIND": kind.rawValue, "FAULT_LOG": log,
    ]
    if let call { variables["FAULT_CALL"] = String(call) }
    return variables
  }

  /// The variables that leave no space for files below `folder`.
  /// - Parameter mark: Only once there is a file of this path.
  package static func fullDisk(_ folder: String, once mark: String? = nil) -> [String: String] {
    let always = ["LD_PRELOAD": library, "FAULT_FOLDER": folder, "FAULT_KIND": "full"]
    return mark.map { always.merging(["FAULT_ONCE": $0]) { $1 } } ?? always
  }

  /// The variables that have the disk hang whenever a file below `folder` is to reach it.
  package static func hangingDisk(_ folder: String) -> [String: String] {
    ["LD_PRELOAD": library, "FAULT_FOLDER": folder, "FAULT_KIND": "hang"]
  }

  /// The variables under which no thread can be created, as at a limit of processes.
  package static var withoutThreads: [String: String] { ["LD_PRELOAD": library, "FAULT_KIND": "alone"] }

  /// The variables under which the system looks for the address of a host for ever.
  package static var withoutAddresses: [String: String] { ["LD_PRELOAD": library, "FAULT_KIND": "unresolved"] }

  /// The variables that have a command stop at its very end, its memory to be looked at. Like the installed one it binds
  /// its symbols as it starts: the loader saves the processor's vectors, with what was copied last, to the stack of the
  /// first call.
  package static var stoppingAtTheEnd: [String: String] {
    ["LD_PRELOAD": library, "FAULT_STOP": "1", "FAULT_READABLE": "1", "LD_BIND_NOW": "1"]
  }

  /// The variables that have a command crash once there is a file at `path`: in its main thread if the file holds
  /// `main`, in another one if it holds `other`; or compute for ever where it would wait, if it holds `spin`, or with
  /// what it has just read, if it holds `decode`.
  package static func crashing(at path: String) -> [String: String] {
    // The backtrace of Swift's runtime reads whole stacks, which a sanitizer takes for a mistake.
    ["LD_PRELOAD": library, "FAULT_CRASH": path, "SWIFT_BACKTRACE": "enable=no"]
  }

  /// The variables that have a command write down what it asks for about core dumps.
  package static func noting(in log: String) -> [String: String] { ["LD_PRELOAD": library, "FAULT_LOG": log] }

  /// The variables that have a command see another day.
  package static func at(secondsSinceEpoch seconds: Int) -> [String: String] {
    ["LD_PRELOAD": library, "FAULT_TIME": String(seconds)]
  }

  /// The library, compiled beside the tests by the compiler that comes with Swift.
  private static let library: String = {
    let source = #filePath.dropLast("FaultyCalls.swift".count) + "faulty-calls.c"
    let library = String(Executable.formline.dropLast("formline".count)) + "libfaulty-calls.so"
    let fresh = "\(library).\(getpid())"
    let compiler = try? DetachedCommand(
      executable: "/usr/bin/env", ["clang", "-shared", "-fPIC", "-o", fresh, String(source)],
      environment: ["PATH": getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"])
    precondition(compiler?.status == 0, "the compiler refuses faulty-calls.c: \(compiler?.error ?? "")")
    rename(fresh, library)
    return library
  }()
}
