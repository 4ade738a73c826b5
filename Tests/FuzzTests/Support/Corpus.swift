import Foundation

/// Inputs that are kept as files, one each.
struct Corpus {
  let inputs: [(name: String, bytes: [UInt8])]

  /// The corpus of a target.
  init(_ name: String) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Corpus").appending(path: name).path(percentEncoded: false)
    inputs = try FileManager.default.contentsOfDirectory(atPath: folder).sorted().map { file in
      (file, Array(FileManager.default.contents(atPath: folder + "/" + file) ?? Data()))
    }
  }
}
