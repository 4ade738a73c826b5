import Foundation
import Gettext
import TestSupport
import Testing

@testable import Wording

/// The pictures in the template of catalogues: where a message is seen, as somebody sees it who fills in a form of the
/// gallery. With `UPDATE_PICTURES=1` they are drawn anew; the next build then brings them into the program.
@Suite struct CataloguePictureTests {
  private static let path = "Sources/Wording/Catalogues/formline.pot"

  /// Everything that is seen, a picture after the other, each of rows.
  private func pictures() throws -> [[String]] {
    var pictures: [[String]] = []
    for name in GalleryTests.names {
      let played = try PlayedForm(name)
      func take() {
        let rows = (0..<played.host.terminal.rows).map { played.host.terminal.line($0) }
        if rows != pictures.last { pictures.append(rows) }
      }
      take()
      played.play { _ in take() }
    }
    let folder = TemporaryFolder()
    folder.write("questions.yaml", Self.form)
    for input in Self.replies {
      let command = try DetachedCommand(
        ["run", "questions.yaml", "--accessible"], input: input.map { $0 + "\n" }.joined(), folder: folder)
      pictures.append(command.error.split(separator: "\n").map(String.init))
    }
    return pictures
  }

  private static let form = """
    formline: 1
    title: Order
    fields:
      - {id: name, required: true, minLength: 2, maxLength: 20}
      - {id: code, type: password}
      - {id: seats, type: integer, minimum: 1, maximum: 9, required: true}
      - {id: day, type: date, required: true}
      - {id: at, type: time}
      - {id: fish, type: boolean, required: true}
      - {id: plan, type: select, required: true, options: [free, team]}
      - {id: sides, type: multiselect, minItems: 2, options: [rice, salad, bread]}
      - {id: notes, type: textarea}
      - {id: file, type: path, mustExist: true}
      - {id: guests, type: list, minItems: 1, fields: [{id: name}]}

    """

  private static let replies = [
    [
      "", "A", "help", "Ada", "s", "x", "12", "4", "soon", "2026-12-24", "late", "", "maybe", "y", "?", "3", "1", "1",
      "1,2",
    ]
      + ["", ".", "/nowhere", "", "review", "y", "Bo", "n", "", ""],
    ["back", "clear", "quit"],
  ]

  /// Everything that is seen: each row once, with where it is first.
  private func rows(of pictures: [[String]]) -> [(text: [UInt8], picture: Int, row: Int)] {
    var seen: Set<String> = []
    return pictures.indices.flatMap { picture in
      pictures[picture].indices.compactMap { row in
        let text = pictures[picture][row]
        return seen.insert(text).inserted ? (Array(text.utf8) + [0], picture, row) : nil
      }
    }
  }

  /// The rows that hold a text; found by C, since there are millions of pairs and this is a debug build.
  private func rows(holding text: String, of rows: [(text: [UInt8], picture: Int, row: Int)]) -> [Int] {
    rows.indices.filter { index in
      rows[index].text.withUnsafeBytes { bytes in
        bytes.assumingMemoryBound(to: CChar.self).baseAddress.map { strstr($0, text) != nil } ?? false
      }
    }
  }

  /// True if a row has a text of a message, with something in place of each placeholder.
  private static func shows(_ row: [UInt8], _ pieces: [[UInt8]]) -> Bool {
    func isLetter(_ place: Int) -> Bool { row.indices.contains(place) && 0x61...0x7A ~= row[place] | 0x20 }
    func find(_ pieces: ArraySlice<[UInt8]>, from start: Int, within most: Int) -> Bool {
      guard let piece = pieces.first else { return !isLetter(start) }
      guard row.count - piece.count >= start else { return false }
      return (start...min(row.count - piece.count, start + most)).contains { place in
        row[place...].starts(with: piece) && (most < row.count || !isLetter(place - 1))
          && find(pieces.dropFirst(), from: place + piece.count, within: 40)
      }
    }
    return find(pieces[...], from: 0, within: row.count)
  }

  /// The rows around a text of a message, `nil` if it is nowhere.
  private func picture(
    of model: CatalogueTemplate.Model, in pictures: [[String]], _ rows: [(text: [UInt8], picture: Int, row: Int)]
  ) -> [String]? {
    let wanted = model.texts.compactMap { text -> [[UInt8]]? in
      // Between braces stands a name.
      let pieces = text.split(omittingEmptySubsequences: false) { "{}".contains($0) }.enumerated()
        .filter { $0.offset % 2 == 0 }.map { Array($0.element.utf8) }
      return pieces.joined().count { 0x61...0x7A ~= $0 | 0x20 } >= 4 ? pieces : nil
    }
    let candidates = wanted.flatMap { pieces in
      let longest = pieces.max { $0.count < $1.count } ?? []
      return self.rows(holding: String(decoding: longest, as: UTF8.self), of: rows).filter {
        Self.shows(rows[$0].text, pieces)
      }
    }
    guard let found = candidates.min().map({ rows[$0] }) else { return nil }
    let all = pictures[found.picture]
    return all[max(0, found.row - 1)...min(all.count - 1, found.row + 1)]
      .map { String($0.prefix(78).reversed().drop(while: \.isWhitespace).reversed()) }.filter { !$0.isEmpty }
  }

  @Test func `each message that the gallery shows has a picture of it`() throws {
    let (template, pictures) = (CatalogueTemplate.ofMessages, try pictures())
    let text = try String(contentsOfFile: Self.path, encoding: .utf8)
    let rows = rows(of: pictures)
    var (lines, drawn) = ([String](), 0)
    for line in text.components(separatedBy: "\n") where !line.hasPrefix("#. |") {
      if line.hasPrefix("msgctxt"), let model = template.model(String(line.dropFirst(9).dropLast())),
        !model.context.hasPrefix("read."), let picture = picture(of: model, in: pictures, rows)
      {
        lines += picture.map { "#. | \($0)" }
        drawn += 1
      }
      lines.append(line)
    }
    let new = lines.joined(separator: "\n")
    if ProcessInfo.processInfo.environment["UPDATE_PICTURES"] != nil {
      try new.write(toFile: Self.path, atomically: true, encoding: .utf8)
    }
    #expect(new == text, "draw them anew with UPDATE_PICTURES=1")
    #expect(drawn > 120)
  }
}
