import TestSupport
import Testing

@testable import LineEditing

@Suite("The command edits as readline does")
struct CommandEditingTests {
  nonisolated private static let cases: [EditMode: [EditCase]] = [
    .emacs: EmacsEditingTests.movement + EmacsEditingTests.insertion + EmacsEditingTests.deletion
      + EmacsEditingTests.killAndYank + EmacsEditingTests.undo + EmacsEditingTests.caseAndTransposition
      + EmacsEditingTests.killRing + EmacsEditingTests.macrosAndArguments,
    .vi: ViEditingTests.modes + ViEditingTests.movement + ViEditingTests.deletion + ViEditingTests.change
      + ViEditingTests.yankAndPut + ViEditingTests.repeatAndUndo + ViEditingTests.insertModeKeys
      + ViEditingTests.argumentsAndWords,
  ]

  /// The tables of the other suites, as key scripts: of what is installed, too.
  @Test(arguments: EditMode.allCases) func `every case of the tables`(mode: EditMode) throws {
    let folder = TemporaryFolder()
    folder.write("form.yaml", "formline: 1\nfields: [{id: a}]\n")
    let cases = Self.cases[mode, default: []].filter { Self.isForForms($0, mode) }
    #expect(cases.count > 100)
    for (index, edit) in cases.enumerated() { folder.write("\(index).keys", script(edit, mode)) }
    let played = try DetachedCommand(["test", "."], folder: folder)
    #expect(played.output == "\(cases.count) passed, 0 failed\n")
  }

  /// False where a form takes a key for itself, a field has no history, or holds less than a line of readline's, and
  /// where the bar that is typed for point would overwrite.
  private static func isForForms(_ edit: EditCase, _ mode: EditMode) -> Bool {
    let keys = edit.keys.split(separator: " ")
    let taken = ["Tab", "Enter", "Up", "Down"] + (mode == .emacs ? ["Esc", "Insert"] : ["_'"])
    let texts = (edit.before + edit.after).unicodeScalars
    return !keys.contains { key in taken.contains { key.hasSuffix($0) } } && !texts.contains { $0.value < 0x20 }
      && (mode == .emacs || edit.after != "|")
  }

  private func script(_ edit: EditCase, _ mode: EditMode) -> String {
    let (text, point) = placed(edit.before)
    let before = String(decoding: text.utf8.prefix(point), as: UTF8.self)
    var lines = ["# \(edit.testDescription)", "Form form.yaml"]
    if mode == .vi { lines.append("Inputrc \"set editing-mode vi\"") }
    if !text.isEmpty { lines.append("Answers {\"a\": \(quoted(text))}") }
    lines.append("Home")
    if !before.isEmpty { lines.append("Right \(before.count)") }
    lines += units(edit.keys).map { "Bytes " + $0.map(hexadecimal).joined(separator: " ") }
    // In vi mode a letter may be a command, so that point cannot be seen.
    if mode == .emacs { lines.append("Type \"|\"") }
    lines.append("Expect value a \(quoted(mode == .emacs ? edit.after : placed(edit.after).text))")
    return lines.joined(separator: "\n") + "\nExpect running\n"
  }

  private func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  private func hexadecimal(_ byte: UInt8) -> String { (byte < 16 ? "0" : "") + String(byte, radix: 16) }
}
