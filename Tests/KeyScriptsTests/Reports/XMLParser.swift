/// Reads the part of XML 1.0 that reports are written in: elements, attributes in double quotes, text and the five
/// entities. Anything else is an error, as is a character that XML cannot hold.
struct XMLParser {
  struct Element {
    var name: String
    var attributes: [String] = []
    var children: [Element] = []
    var text = ""

    /// How many elements of a name there are in it.
    func count(_ name: String) -> Int {
      children.reduce(0) { $0 + ($1.name == name ? 1 : 0) + $1.count(name) }
    }
  }

  struct Mistake: Error {
    let text: String
  }

  private var rest: Substring.UnicodeScalarView

  init(_ text: String) { rest = text[...].unicodeScalars }

  mutating func parse() throws(Mistake) -> Element {
    try expect("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
    _ = try text()
    let root = try element()
    guard rest.allSatisfy({ $0 == "\n" }) else { throw Mistake(text: "something follows the root") }
    return root
  }

  private mutating func element() throws(Mistake) -> Element {
    try expect("<")
    var element = Element(name: name())
    while take(" ") {
      element.attributes.append(name())
      try expect("=\"")
      _ = try text()
      try expect("\"")
    }
    if take("/>") { return element }
    try expect(">")
    while true {
      element.text += try text()
      if take("</") { break }
      element.children.append(try self.element())
    }
    try expect(element.name + ">")
    return element
  }

  private mutating func name() -> String {
    var name = ""
    while let scalar = rest.first, scalar.properties.isAlphabetic || scalar == "-" || scalar == "_" {
      name.unicodeScalars.append(rest.removeFirst())
    }
    return name
  }

  /// Text up to markup or a quotation mark.
  private mutating func text() throws(Mistake) -> String {
    var text = ""
    while let scalar = rest.first, scalar != "<", scalar != "\"" {
      guard scalar == "\n" || scalar == "\t" || scalar >= " ", scalar != "\u{fffe}", scalar != "\u{ffff}", scalar != ">"
      else { throw Mistake(text: "U+\(String(scalar.value, radix: 16)) in a text") }
      if scalar == "&" {
        guard let entity = ["&amp;", "&lt;", "&gt;", "&quot;", "&apos;"].first(where: { take($0) }) else {
          throw Mistake(text: "an ampersand in a text")
        }
        text += entity
      } else {
        text.unicodeScalars.append(rest.removeFirst())
      }
    }
    return text
  }

  private mutating func take(_ wanted: String) -> Bool {
    guard rest.starts(with: wanted.unicodeScalars) else { return false }
    rest = rest.dropFirst(wanted.unicodeScalars.count)
    return true
  }

  private mutating func expect(_ wanted: String) throws(Mistake) {
    guard take(wanted) else { throw Mistake(text: "no \(wanted) before \(String(rest.prefix(40)))") }
  }
}
