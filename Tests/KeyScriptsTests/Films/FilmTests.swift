import Testing

@testable import Pictures

@Suite("Films of scripts")
struct FilmTests {
  private static let fields = "  - {id: name}\n  - {id: code, type: password}\n"

  private func film(_ lines: String, of fields: String = Self.fields) throws -> Film {
    let folder = MemoryFolder([
      "a.yaml": "formline: 1\nfields:\n" + fields, "a.keys": "Form a.yaml\nSize 30 6\n" + lines,
    ])
    var player = folder.player()
    player.isFilmed = true
    let played = player.play(try player.load("a.keys").get())
    #expect(played.outcome == .passed)
    return try #require(played.film)
  }

  @Test("characters, keys and repeated keys take the time of a person, waits their own")
  func times() throws {
    let film = try film("Type \"ab\"\nLeft 2\nWait 3s\nType \"c\"\n")
    #expect(
      film.events.map(\.time) == [
        .zero, .milliseconds(70), .milliseconds(140), .milliseconds(590), .milliseconds(710), .milliseconds(3780),
      ])
    #expect(film.duration == .milliseconds(5780))
    #expect(film.played(timesFaster: 2).duration == .milliseconds(2890))
  }

  @Test("a film that a terminal plays ends as the script does")
  func lastPicture() throws {
    let film = try film("Type \"Ada\"\nTab\nResize 60 8\nType \"secret\"\n")
    let last = try #require(FilmPicture.all(of: film).last)
    #expect(last.rows.map(\.text).prefix(2) == ["  Name  Ada", "▌ Code  ••••••"])
    #expect(last.rows.count == 8)
  }

  @Test("a submitted form ends with its summary")
  func summary() throws {
    let last = try #require(FilmPicture.all(of: try film("Type \"Ada\"\nEnter 2\n")).last)
    #expect(last.rows.map(\.text).prefix(3) == ["✓ Name  Ada", "", ""])
  }

  @Test("asciicast v2: a header, an event a line, the last picture kept")
  func asciicast() {
    var film = Film(columns: 20, rows: 4)
    film.events = [
      .init(time: .zero, kind: .output(Array("\u{1b}[1mé\r\n".utf8))),
      .init(time: .milliseconds(1250), kind: .resize(columns: 10, rows: 3)),
    ]
    #expect(
      film.asciicast(title: "A \"form\"") == """
        {"version": 2, "width": 20, "height": 4, "title": "A \\"form\\"", "env": {"TERM": "xterm-256color"}}
        [0.000, "o", "\\u001b[1mé\\r\\n"]
        [1.250, "r", "10x3"]
        [3.250, "o", ""]

        """)
  }

  @Test("SVG: rows are drawn once, styles and wide characters keep their columns, secrets stay hidden")
  func svg() throws {
    var film = Film(columns: 12, rows: 3)
    film.events = [
      .init(time: .zero, kind: .output(Array("\u{1b}[?25la  <b>\r\n\u{1b}[1;31m漢&\u{1b}[m".utf8))),
      .init(time: .seconds(1), kind: .output(Array("\r\n\u{1b}[7mx".utf8))),
    ]
    film.lastPause = .seconds(1)
    let svg = film.svg(title: "A & B")
    let lines = svg.split(separator: "\n").map(String.init)
    #expect(
      Array(lines.drop { $0 != "<defs>" }) == [
        "<defs>",
        "<g id=\"r0\">",
        "<text x=\"0\" y=\"15\" textLength=\"54\" lengthAdjust=\"spacingAndGlyphs\">a  &lt;b&gt;</text>", "</g>",
        "<g id=\"r1\">",
        "<text x=\"0\" y=\"15\" textLength=\"27\" lengthAdjust=\"spacingAndGlyphs\" fill=\"#ff7b85\" "
          + "style=\"font-weight:bold\">漢&amp;</text>", "</g>",
        "<g id=\"r2\">", "<rect x=\"0\" y=\"0\" width=\"9\" height=\"20\" fill=\"#d5dae3\"/>",
        "<text x=\"0\" y=\"15\" textLength=\"9\" lengthAdjust=\"spacingAndGlyphs\" fill=\"#1b1f27\">x</text>", "</g>",
        "</defs>",
        "<svg x=\"16\" y=\"16\" width=\"108\" height=\"60\">",
        "<g class=\"strip\">",
        "<g transform=\"translate(0 0)\">", "<use href=\"#r0\" y=\"0\"/>", "<use href=\"#r1\" y=\"20\"/>", "</g>",
        "<g transform=\"translate(0 60)\">", "<use href=\"#r0\" y=\"0\"/>", "<use href=\"#r1\" y=\"20\"/>",
        "<use href=\"#r2\" y=\"40\"/>", "</g>", "</g>", "</svg>", "</svg>",
      ])
    #expect(lines.contains("0.000% { transform: translateY(-0px); }"))
    #expect(lines.contains("50.000% { transform: translateY(-60px); }"))
    #expect(lines.contains(".strip { animation: film 2.000s step-end infinite; }"))
    #expect(lines.contains("<title>A &amp; B</title>"))
  }

  @Test("a film shows no secret, whatever would show it")
  func revealed() throws {
    let secrets = """
        - {id: city, type: select, secret: true, options: [Paris, Rome]}
        - {id: sure, type: boolean, secret: true}
      toolbar: [{label: Reveal, key: F7, action: toggleReveal}]

      """
    func pictures(_ lines: String) throws -> [String] {
      FilmPicture.all(of: try film(lines, of: Self.fields + secrets)).map { picture in
        picture.rows.map(\.text).joined(separator: "\n")
      }
    }
    let lines = "Tab\nType \"secret\"\nF7\nTab\nDown\nSpace\nF7\nTab\nSpace\nF7\nWait 1s\n"
    let shown = try pictures(lines)
    #expect(shown.count > 5 && !shown.contains { $0.contains("secret") })
    #expect(try shown.last == pictures(lines.replacing("F7\n", with: "")).last)
  }

  @Test("the same script gives the same film")
  func determinism() throws {
    let lines = "Type \"Ada\"\nTab\nType \"secret\"\nEnter\n"
    let svg = try film(lines).svg(title: "x")
    #expect(try film(lines).svg(title: "x") == svg)
    #expect(!svg.contains("secret"))
  }
}
