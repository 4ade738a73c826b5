import Testing
import ViewTree

@testable import FormControls
@testable import Formline

@Suite("Settings as text") struct SettingsTextTests {
  @Test(arguments: [
    ("a = true", StoredValue.bool(true)),
    ("a=false # why", .bool(false)),
    ("\ta  =  -12  ", .integer(-12)),
    ("a = 1.5e3", .number(1500)),
    ("a = inf", .number(.infinity)),
    (#"a = "x = \"y\" # \\ \n \u00e9""#, .text("x = \"y\" # \\ \n é")),
    (#""a" = "é""#, .text("é")),
  ])
  func `a line is a value`(line: String, value: StoredValue) {
    #expect(SettingsText(line)["a"] == value)
  }

  @Test(arguments: [
    "", "# a = 1", "a", "a =", "= 1", "a = yes", "a = 1 2", #"a = "open"#, #"a = "\q""#, #"a = "\uD800""#,
    "[table]", "a = [1]", "\u{1b}a = 1",
  ])
  func `a line that is none is kept as it is`(line: String) {
    var settings = SettingsText(line + "\nb = 1\n")
    #expect(settings["a"] == nil)
    settings["b"] = .integer(2)
    #expect(settings.text == line + "\nb = 2\n")
  }

  @Test(arguments: [
    StoredValue.bool(true), .integer(.min), .number(0.1), .number(5), .number(-.infinity), .text(""),
    .text("Grace \"G\" \\ \n\t\r\u{0}\u{7f}\u{9b} 👩‍👩‍👧"),
  ])
  func `what is written is read again, under any key`(value: StoredValue) {
    for key in ["name", "form.name", "", "a b", "é\"\n"] {
      var settings = SettingsText("x = 1\n")
      settings[key] = value
      let again = SettingsText(settings.text)
      #expect(again[key] == value)
      #expect(again["x"] == .integer(1))
      #expect(settings.text.split(separator: "\n").count == 2)
    }
  }

  @Test func `a comment behind a value is kept when the value changes, and goes with it`() {
    var settings = SettingsText("seats = 5 # chairs\nname = \"a # b\"\t# who\nlast = 1  \n")
    settings["seats"] = .integer(6)
    settings["name"] = .text("c")
    #expect(settings.text == "seats = 6 # chairs\nname = \"c\"\t# who\nlast = 1\n")
    settings["seats"] = nil
    #expect(settings.text == "name = \"c\"\t# who\nlast = 1\n")
  }

  @Test func `of several lines for a key the last counts, and a change leaves one`() {
    var settings = SettingsText("a = 1\nb = 2\na = 3\n")
    #expect(settings["a"] == .integer(3))
    settings["a"] = .integer(4)
    #expect(settings.text == "a = 4\nb = 2\n")
    settings["a"] = nil
    #expect(settings.text == "b = 2\n")
  }
}
