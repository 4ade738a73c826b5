import TerminalModel
import TestSupport
import Testing
import Wording

@testable import DefinedForms

/// The gallery in languages that nobody speaks, in which every sentence is longer, wider, or read from the right: nothing
/// is cut without a mark, and nothing lies over something else. Each text stands in brackets, so that a lost end is seen.
@Suite struct PseudoLanguageTests {
  enum Kind: String, CaseIterable {
    /// 40 % longer.
    case long = "qaa"
    /// Every letter two columns wide.
    case wide = "qab"
    case fromRight = "qac-Hebr"

    private func letter(_ character: Character) -> String {
      guard character.isASCII, character.isLetter, let scalar = character.unicodeScalars.first else {
        return String(character)
      }
      switch self {
      case .long: return "aeiou".contains(character) ? "\(character)\(character)" : String(character)
      case .wide: return String(Character(Unicode.Scalar(scalar.value + 0xFEE0)!))
      case .fromRight: return String(Character(Unicode.Scalar(0x5D0 + scalar.value % 27)!))
      }
    }

    /// A text of the template, with its placeholders as they are.
    func said(_ text: Substring) -> String {
      var (result, isPlaceholder) = ("", false)
      for character in text {
        if character == "{" { isPlaceholder = true }
        result += isPlaceholder || character == "\\" || result.hasSuffix("\\") ? String(character) : letter(character)
        if character == "}" { isPlaceholder = false }
      }
      return "⟦\(result)⟧"
    }

    func language() throws -> DisplayLanguage {
      let tag = try #require(LanguageTag(rawValue))
      var (lines, text, isRead) = ([String](), Substring(), false)
      for line in Catalogue.new(for: tag).split(separator: "\n", omittingEmptySubsequences: false) {
        if line.hasPrefix("msgctxt ") { isRead = line.contains("\"read.") || line.contains("\"text.") }
        for start in ["msgid \"", "msgid_plural \""] where line.hasPrefix(start) {
          text = line.dropFirst(start.count).dropLast()
        }
        let isEmpty = line.hasPrefix("msgstr") && line.hasSuffix(" \"\"") && !text.isEmpty && !isRead
        lines.append(isEmpty ? line.dropLast() + said(text) + "\"" : String(line))
      }
      return try #require(try Catalogue(lines.joined(separator: "\n"), language: tag).use())
    }
  }

  /// In 80 columns as well in `make long`.
  private nonisolated static let widths = FuzzEffort.factor > 1 ? [40, 80] : [40]

  @Test(arguments: Kind.allCases, GalleryTests.names)
  func `every text has its end on the screen, or a mark where it is cut`(kind: Kind, name: String) throws {
    // Otherwise each form in one of them.
    let turn = try #require(GalleryTests.names.firstIndex(of: name)) % Kind.allCases.count
    guard FuzzEffort.factor > 1 || Kind.allCases[turn] == kind else { return }
    for columns in Self.widths {
      let played = try PlayedForm(name, columns: columns, language: try kind.language())
      var count = 0
      played.play { key in
        // In the order of reading: from the right, brackets are mirrored.
        var open: Character?
        for line in played.host.terminal.lines {
          for character in kind == .fromRight ? String(line.reversed()) : line {
            switch character {
            case "⟦" where kind != .fromRight, "⟧" where kind == .fromRight:
              let screen = played.host.terminal.lines.joined(separator: "\n")
              #expect(open == nil, "\(columns) columns, \(key), \(line)\n\(screen)")
              (open, count) = (character, count + 1)
            // The rest is cut, or below in what scrolls.
            case "⟧", "⟦", "…", "▐",
              "▌" where kind == .fromRight:
              open = nil
            default: break
            }
          }
        }
      }
      #expect(count > 0)
    }
  }
}
