import FormDefinitions
import Foundation
import TerminalEmulation
import TerminalModel
import Testing

@testable import DefinedForms
@testable import FormControls
@testable import Formline
@testable import KeyScripts

/// What people get who read the screen by ear or by touch, after every key of every script in forms/.
///
/// | reader | gets |
/// | --- | --- |
/// | of differences | the rows whose text has changed |
/// | of the cursor | the row of the terminal's cursor |
/// | of a braille line | the 40 cells of that row around the cursor, as BRLTTY moves its window |
@Suite struct ReaderTests {
  @Test(arguments: GalleryTests.names)
  func `the row of the cursor holds the label and the value of what has focus, or the option one is on`(
    name: String
  ) throws {
    let played = try PlayedForm(name)
    try played.play { key in
      let line = played.line
      #expect(played.host.terminal.cursorVisible, "\(key)")
      guard let id = played.form.focusedField, let field = played.form.model.field(id) else {
        #expect(line.contains("[ "), "\(key): a button; \(line)")
        return
      }
      let control = try #require(played.form.session.focus.focused)
      if let choice = control as? ChoiceControl, choice.isOnEntry || choice.filter.isEmpty {
        let option = choice.matches.isEmpty ? "" : choice.options.label(at: choice.matches[choice.highlighted])
        #expect(line.contains(option.prefix(20)), "\(key): \(option); \(line)")
        #expect(played.braille.contains(option.prefix(12)), "\(key): \(option); \(played.braille)")
        return
      }
      // The head of a table has the names of its columns, and a text's first row that of the text.
      let isFirstRow = field.definition.type != .textarea || line.contains(field.definition.label.prefix(12))
      if control is AddRowControl {
        #expect(line.contains("[ + "), "\(key): \(line)")
      } else if field.row == nil, isFirstRow {
        #expect(line.contains(field.definition.label.prefix(30)), "\(key): \(field.definition.label); \(line)")
      }
      guard let text = control.textEditing, !field.definition.isSecret else { return }
      let beforeCaret =
        String(text.buffer.text.utf8.prefix(text.buffer.point))!.split(
          separator: "\n", omittingEmptySubsequences: false
        ).last.map(String.init) ?? ""
      let near = beforeCaret.suffix(8).trimming { $0 == " " }
      #expect(near.isEmpty || line.contains(near), "\(key): '\(near)'; \(line)")
    }
  }

  @Test(arguments: GalleryTests.names)
  func `a problem is heard with its field when it arises`(name: String) throws {
    let played = try PlayedForm(name)
    var known: [String: [String]] = [:]
    played.play { key in
      for field in played.form.model.fields {
        let problems = played.form.errors(of: field.id)
        defer { known[field.id] = problems }
        guard let problem = problems.first, known[field.id, default: []].isEmpty else { continue }
        // What is out of sight is in the list of problems once the form is submitted.
        guard played.host.terminal.find("✗ " + problem.prefix(20)) != nil else { continue }
        let isKnown = [played.focusBefore, played.form.focusedField].contains(field.id)
        #expect(
          played.news.contains("✗ " + problem.prefix(20))
            && (isKnown || played.news.contains(field.definition.label.prefix(20))),
          "\(key): \(field.id), \(problem); \(played.news)")
      }
    }
  }

  @Test(arguments: GalleryTests.names)
  func `no more is written than what changes, and no line is drawn where somebody reads`(name: String) throws {
    let played = try PlayedForm(name)
    var (changes, written) = (0, 0)
    played.play { key in
      changes += played.changes
      written += played.written
      // A blank that is typed changes nothing; what lies between two changes may cost less than to move over it.
      #expect(Double(played.written) <= 1.5 * Double(played.changes) + 4, "\(key)")
      let drawn = played.line.unicodeScalars.filter {
        (0x2500...0x257f).contains($0.value) || (0x2800...0x28ff).contains($0.value)
      }
      #expect(drawn.isEmpty, "\(key): \(played.line)")
    }
    #expect(written <= changes)
  }
}
