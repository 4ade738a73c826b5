import Foundation

/// The input that is being played, in a file: what is found there after a crash has caused it.
struct LastInput {
  private let file: URL

  init(of target: String) throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appending(path: ".build").appending(path: "fuzz")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    file = folder.appending(path: target)
  }

  func note(_ input: [UInt8]) throws { try Data(input).write(to: file) }

  func forget() throws { try FileManager.default.removeItem(at: file) }
}
