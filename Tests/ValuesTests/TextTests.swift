import Testing
import Values

/// Addresses, and the small tools for texts.
struct TextTests {
  @Test(arguments: [
    ("192.0.2.1", true), ("0.0.0.0", true), ("256.0.0.1", false), ("1.2.3", false), ("01.2.3.4", false),
    ("1.2.3.4 ", false),
    ("1.2.3.4\0", false), ("", false), ("١.2.3.4", false),
  ])
  func `an address of version 4`(text: String, isAddress: Bool) {
    #expect(IPAddress.isVersion4(text) == isAddress)
  }

  @Test(arguments: [
    ("2001:db8::1", true), ("::", true), ("::ffff:192.0.2.1", true), ("1:2:3:4:5:6:7:8", true), ("1:::2", false),
    ("1::2::3", false), ("1:2:3:4:5:6:7", false), ("1:2:3:4:5:6:7:8:9", false), ("12345::", false), (":1", false),
    ("fe80::1%eth0", false), ("::192.0.2", false), ("[::1]", false),
  ])
  func `an address of version 6`(text: String, isAddress: Bool) {
    #expect(IPAddress.isVersion6(text) == isAddress)
  }

  @Test func `white space goes at both ends, but not from under an accent`() {
    #expect(
      [" a b\t\n", "\u{3000}x\r\n", "", "   ", " \u{301}x "].map { String($0.trimmed) } == [
        "a b", "x", "", "", " \u{301}x",
      ])
    #expect([1, 1, 2, 1, 3, 1].trimming { $0 == 1 } == [2, 1, 3])
    #expect(" a \n b ".collapsed == "a b" && "12-34 5".withoutGrouping == "12345")
  }

  @Test(arguments: [
    ("a b", "a%20b"), ("50%", "50%25"), ("é/-._~", "%C3%A9%2F-._~"), ("\u{1}", "%01"), ("", ""),
  ])
  func `bytes are encoded in percent, and decoded again`(text: String, encoded: String) {
    #expect(text.percentEncoded() == encoded)
    #expect(encoded.percentDecoded == text)
  }

  @Test(arguments: [
    ("a/b", "a/b"), ("", "''"), ("a b", "'a b'"), ("it's", #"'it'\''s'"#), ("'\u{301};", "''\\''\u{301};'"),
  ])
  func `a word for a shell is in quotes where it must be, an accent or not`(text: String, word: String) {
    #expect(text.quotedForShell == word)
  }

  @Test func `what is not encoded is left as it is`() {
    #expect("forms/a b".percentEncoded(but: "/") == "forms/a%20b")
    #expect("100% %4 %zz %+f %c3%A9".percentDecoded == "100% %4 %zz %+f é")
  }

  @Test(arguments: [("", ""), ("/", "/"), ("forms", "forms/"), ("forms/", "forms/")])
  func `paths begin with the folder and a slash`(folder: String, prefix: String) {
    #expect(folder.folderPrefix == prefix)
    #expect((prefix + "a.yaml").folderOfFile == prefix)
  }

  @Test(arguments: [
    ("\n\r\none\ntwo\n", "one", "  one two"), ("one\r\ntwo", "one", "one two"), ("\n", "", ""),
  ])
  func `of several lines, the first with a text is kept, or all are joined`(text: String, first: String, joined: String)
  {
    #expect(text.inLines(.first) == first)
    #expect(text.inLines(.joined) == joined)
  }

  @Test(arguments: [("Köln", "koln"), ("हाँ", "हां"), ("फ़रवरी", "फरवरी"), ("\u{95E}रवरी", "फरवरी"), ("غداً", "غدا")])
  func `marks that people leave out make no difference`(text: String, folded: String) {
    #expect(text.folded == folded.folded)
    #expect(folded.folded == folded)
  }

  @Test func `numbers are padded with zeros`() {
    #expect([7.padded(to: 2), 123.padded(to: 2), "ff".padded(to: 4)] == ["07", "123", "00ff"])
    #expect(
      [0.decimalFraction(digits: 3), 500.decimalFraction(digits: 3), 1.decimalFraction(digits: 3)] == [
        "", ".5", ".001",
      ])
  }
}
