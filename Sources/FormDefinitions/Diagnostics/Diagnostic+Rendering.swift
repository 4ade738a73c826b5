internal import TerminalModel

extension Diagnostic {
  /// The diagnostic as a person sees it, without a closing newline:
  ///
  ///     forms/signup.yaml:7:11: error: unknown field type 'emial'
  ///     7 |     type: emial
  ///       |           ^^^^^
  ///     help: did you mean 'email'? That is a content type: write 'contentType: email'. Types are …
  ///
  /// Control characters are shown as visible signs; of a long line, the part around the place is.
  package func rendered(color: Bool) -> String {
    let paint = Paint(isOn: color)
    var text = paint.bold("\(Self.visible(path)):\(line):\(column): ")
    text += severity == .error ? paint.red("error: ") : paint.yellow("warning: ")
    text += paint.bold(Self.visible(message))
    if let excerpt {
      let picture = Picture(excerpt, caretLength: caretLength)
      let gutter = String(line)
      let padding = String(repeating: " ", count: gutter.utf8.count)
      text += "\n" + paint.dim("\(gutter) |") + (picture.line.isEmpty ? "" : " \(picture.line)")
      text += "\n" + paint.dim("\(padding) |") + " \(picture.indentation)" + paint.red(picture.marker)
    }
    if let help { text += "\n" + paint.dim("help:") + " \(Self.visible(help))" }
    return text
  }

  private static func visible(_ text: String) -> String { DisplayText.visible(text, lines: .single) }

  /// The part of a line that is shown, and what stands below it.
  private struct Picture {
    /// The most scalars that are shown.
    private static let window = 100

    var line: String
    var indentation: String
    var marker: String

    init(_ excerpt: Excerpt, caretLength: Int) {
      let scalars = Array(excerpt.text.unicodeScalars)
      let start = min(excerpt.column - 1, scalars.count)
      // Everything when it fits; else from a third of the window before the place.
      let fits = scalars.count <= Self.window
      let first = fits ? 0 : max(0, min(start - Self.window / 3, scalars.count - Self.window))
      let last = min(scalars.count, first + Self.window)
      let end = min(start + caretLength, last)
      let before = (first > 0 || excerpt.isCutBefore ? "…" : "") + Self.shown(scalars[first..<start])
      let marked = Self.shown(scalars[start..<max(start, end)])
      let behind =
        Self.shown(scalars[max(start, end)..<last]) + (last < scalars.count || excerpt.isCutBehind ? "…" : "")
      line = before + marked + behind
      indentation = String(repeating: " ", count: TextWidth.columns(of: before))
      marker = String(repeating: "^", count: max(1, TextWidth.columns(of: marked)))
    }

    private static func shown(_ scalars: ArraySlice<UnicodeScalar>) -> String {
      var text = ""
      for scalar in scalars { text.unicodeScalars.append(scalar == "\t" ? " " : scalar) }
      return Diagnostic.visible(text)
    }
  }

  /// Colours, or none.
  private struct Paint {
    var isOn: Bool

    func bold(_ text: String) -> String { wrap(text, "1") }
    func dim(_ text: String) -> String { wrap(text, "2") }
    func red(_ text: String) -> String { wrap(text, "1;31") }
    func yellow(_ text: String) -> String { wrap(text, "1;33") }

    private func wrap(_ text: String, _ style: String) -> String {
      isOn ? "\u{1B}[\(style)m\(text)\u{1B}[0m" : text
    }
  }
}
