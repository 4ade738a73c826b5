/// Paths as they are written into files that may move together with what they name.
nonisolated enum RelativePath {
  /// The path of `file` as seen from the folder of `origin`. Links are not followed.
  /// - Parameter workingDirectory: The folder that relative paths start from.
  static func of(_ file: String, from origin: String, in workingDirectory: String) -> String {
    let target = parts(of: file, in: workingDirectory)
    let folder = parts(of: origin, in: workingDirectory).dropLast()
    let shared = zip(target.dropLast(), folder).prefix { $0 == $1 }.count
    let steps = Array(repeating: "..", count: folder.count - shared) + target[shared...]
    return steps.joined(separator: "/")
  }

  /// The absolute path of a file, without `.` and `..`. Links are not followed.
  static func absolute(_ path: String, in workingDirectory: String) -> String {
    let path = parts(of: path, in: workingDirectory).reduce(into: "") { $0 += "/" + $1 }
    return path.isEmpty ? "/" : path
  }

  private static func parts(of path: String, in workingDirectory: String) -> [String] {
    let absolute = path.hasPrefix("/") ? path : workingDirectory + "/" + path
    return absolute.split(separator: "/").reduce(into: []) { parts, part in
      switch part {
      case ".": break
      case "..": _ = parts.popLast()
      default: parts.append(String(part))
      }
    }
  }
}
