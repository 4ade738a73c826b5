import FormDefinitions
import Foundation
import TestSupport
import Testing

@testable import FormTesting

/// Somebody looks around in every form of forms/ with keys that only move, and the wheel: every answer stays as it was.
@Suite struct RandomWalkTests {
  /// How many keys all forms are given together.
  nonisolated static let steps = FuzzEffort.factor == 1 ? 10_000 : 1_000_000

  private static let keys = [
    "Up", "Down", "Tab", "Shift+Tab", "Home", "End", "PageUp", "PageDown", "Ctrl+Home", "Ctrl+End", "Left", "Right",
  ]

  @Test(arguments: GalleryTests.names)
  func `keys that move leave every answer as it was`(name: String) throws {
    let text = { try String(contentsOf: URL(filePath: GalleryTests.folder + "/" + $0), encoding: .utf8) }
    let all = try FileManager.default.contentsOfDirectory(atPath: GalleryTests.folder).filter { $0.hasSuffix(".txt") }
    let files = Dictionary(uniqueKeysWithValues: try all.map { ($0, try text($0)) })
    let form = try FormSession(definition: try text(name), path: name, files: files)
    let answers = form.answers
    var random = SeededGenerator(seed: 36)
    var walk: [String] = []
    for _ in 0..<max(1, Self.steps / GalleryTests.names.count) {
      walk.append(step(in: form, &random))
      guard form.isRunning, form.answers == answers else {
        let last = walk.suffix(12).joined(separator: " ")
        Issue.record("\(name): after \(walk.count) keys, … \(last): \(form.answers), not \(answers)")
        return
      }
    }
  }

  /// - Returns: What was done.
  private func step(in form: FormSession<String>, _ random: inout SeededGenerator) -> String {
    if Int.random(in: 0..<12, using: &random) == 0 {
      let (up, row) = (Bool.random(using: &random), Int.random(in: 1...24, using: &random))
      form.send(Array("\u{1b}[<\(up ? 64 : 65);20;\(row)M".utf8))
      return up ? "wheel up" : "wheel down"
    }
    var key = Self.keys.randomElement(using: &random) ?? "Tab"
    // Left and Right choose between answers that stand side by side; Right and End accept a suggestion that is shown.
    if form.isAtAnswersSideBySide || form.suggestion != nil, ["Left", "Right", "End"].contains(key) { key = "Tab" }
    form.press(key)
    return key
  }
}

extension FormSession {
  fileprivate var isAtAnswersSideBySide: Bool {
    focusedField.flatMap { form?.model.field($0) }?.definition.type == .boolean
  }
}
