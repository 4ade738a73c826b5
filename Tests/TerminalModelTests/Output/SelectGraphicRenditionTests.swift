import Testing

@testable import TerminalModel

@Suite("changes of style")
struct SelectGraphicRenditionTests {
  private static func style(_ attributes: TextAttributes, _ foreground: Color = .standard) -> Style {
    Style(foreground: foreground, attributes: attributes)
  }

  @Test(arguments: [
    (style([]), style([]), ""),
    (style([]), style(.bold), "1"),
    (style(.bold), style([]), "22"),
    (style([.bold, .dim]), style([]), "22"),
    (style([.bold, .dim]), style(.bold), "22;1"),
    (style(.bold), style(.dim), "22;2"),
    (style([.underline, .inverse]), style([.inverse, .strikethrough]), "24;9"),
    (style(.italic), style([]), "23"),
    (style([], .ansi(1)), style([], .ansi(9)), "91"),
    (style([], .ansi(1)), style([]), "39"),
    (style([]), style(.bold, .palette(200)), "1;38;5;200"),
    (style([]), style([], .rgb(1, 20, 255)), "38;2;1;20;255"),
    (style([]), Style(background: .ansi(15)), "107"),
    (Style(background: .palette(7)), style([]), "49"),
  ])
  func `only what differs is set`(old: Style, new: Style, parameters: String) {
    var output = Array("before;".utf8)
    SelectGraphicRendition.append(changeFrom: old, to: new, to: &output)
    #expect(String(decoding: output, as: UTF8.self) == "before;" + parameters)
  }
}
