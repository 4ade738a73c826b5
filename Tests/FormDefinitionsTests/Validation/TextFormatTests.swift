import Testing

@testable import FormDefinitions

/// What the formats of JSON Schema (draft 2020-12, validation, section 7.3) take and refuse, by the documents it names.
struct TextFormatTests {
  private static let cases: [(format: String, valid: [String], invalid: [String])] = [
    // RFC 3339, section 5.6: full-time.
    (
      "time",
      [
        "08:30:06Z", "08:30:06z", "23:20:50.52Z", "08:30:06.283185Z", "08:30:06+00:20", "08:30:06-08:00",
        "23:59:60Z", "15:59:60-08:00", "00:29:60+00:30", "01:29:60+01:30", "23:29:60+23:30",
      ],
      [
        "08:30:06", "08:30Z", "08:30:06 PST", "24:00:00Z", "00:60:00Z", "00:00:61Z", "22:59:60Z", "23:58:60Z",
        "23:59:60+01:00", "01:02:03+24:00", "01:02:03+00:60", "01:02:03Z+00:30", "01:01:01,1111", "8:3:6Z",
        "08:30:06.Z",
        "1২:00:00Z", "08:30:06#00:20", "ab:cd:ef",
      ]
    ),
    // RFC 3339, section 5.6: full-date.
    (
      "date", ["1963-06-19", "2020-02-29", "2020-12-31"],
      ["2021-02-29", "1998-1-20", "1998-01-1", "06/19/1963", "20230328", "2023-W01", "1963-06-1৪", "1998-13-01"]
    ),
    // RFC 3339, section 5.6: date-time.
    (
      "date-time",
      ["1963-06-19T08:30:06.283185Z", "1985-04-12T23:20:50.52-00:30", "1990-12-31T23:59:60Z", "1963-06-19t08:30:06z"],
      [
        "1990-02-31T15:59:59.123-08:00", "1990-12-31T15:59:59-24:00", "1963-06-19T08:30:06.28123+01:00Z",
        "2013-350T01:01:01",
        "1963-6-19T08:30:06Z", "1963-06-19 08:30", "06/19/1963 08:30:06 PST", "1963-06-19T08:30:06",
      ]
    ),
    // RFC 3986, section 3 and appendix A: URI.
    (
      "uri",
      [
        "http://foo.bar/?baz=qux#quuz", "http://foo.com/blah_(wikipedia)_blah#cite-1",
        "http://foo.bar/?q=Test%20URL-encoded",
        "http://xn--nw2a.xn--j6w193g/", "http://-.~_!$&'()*+,;=:%40:80%2f::::::@example.com", "http://223.255.255.254",
        "ftp://ftp.is.co.za/rfc/rfc1808.txt", "ldap://[2001:db8::7]/c=GB?objectClass?one",
        "mailto:John.Doe@example.com",
        "news:comp.infosystems.www.servers.unix", "tel:+1-816-555-1212",
        "urn:oasis:names:specification:docbook:dtd:xml:4.1.2",
        "http://a@b:80/", "x:", "http://[v1.fe:d]/", "file:///etc/passwd", "http://example.com:/",
      ],
      [
        "", "//foo.bar/?baz=qux#quuz", "/abc", "\\\\WINDOWS\\share", "abc", "http:// shouldfail.com",
        ":// should fail", "bar,baz:foo", "https://[@example.org/test.txt", "https://example.org/foobar\\.txt",
        "https://example.org/foobar<>.txt", "https://example.org/foobar{}.txt", "https://example.org/foobar^.txt",
        "https://example.org/foobar`.txt", "https://example.org/foo bar.txt", "https://example.org/foobar|.txt",
        "https://example.org/%6G", "https://example.org/%6", "https://bücher.example/", "http://a:b/", "http://[::1",
        "1a:b",
        "http://a#b#c", "http://[fe80::1%25en0]/", "http://a@b@c/",
      ]
    ),
    // RFC 3986, section 4.1: URI-reference.
    (
      "uri-reference",
      [
        "http://foo.bar/?baz=qux#quuz", "//foo.bar/?baz=qux", "/abc", "abc", "#fragment", "", "../a/./b;c=1?d", "./a:b",
      ],
      ["\\\\WINDOWS\\share", "#frag\\ment", "a b", "1a:b", "{}", "パス", "#a#b"]
    ),
    // RFC 3987, section 2.2: IRI and IRI-reference.
    (
      "iri",
      ["http://ƒøø.ßår/?∂éœ=πîx#πîüx", "http://[2001:0db8:85a3::8a2e:0370:7334]", "https://例え.jp/パス?q=\u{E000}"],
      [
        "http://2001:0db8:85a3:0000:0000:8a2e:0370:7334", "/abc", "\\\\WINDOWS\\filëßåré", "âππ", "http://a/\u{E000}",
        "x:\u{80}",
      ]
    ),
    ("iri-reference", ["//ƒøø.ßår/?∂éœ=πîx", "âππ", "#ƒrägmênt"], ["\\\\WINDOWS\\filëßåré", "#ƒräg\\mênt"]),
    // RFC 5321, section 4.1.2 and 4.1.3: Mailbox.
    (
      "email",
      [
        "joe.bloggs@example.com", "te~st@example.com", "~test@example.com", "te.s.t@example.com", "a@b", "a@localhost",
        "!#$%&'*+-/=?^_`{|}~@example.com", #""joe bloggs"@example.com"#, #""joe..bloggs"@example.com"#,
        #""joe@bloggs"@example.com"#, #""a\"b\\"@example.com"#, "a@[127.0.0.1]", "a@[IPv6:::1]", "a@[ipv6:2001:db8::1]",
        "a@1.2", "a@x--y.example", String(repeating: "a", count: 64) + "@b.c",
      ],
      [
        "2962", ".test@example.com", "test.@example.com", "te..st@example.com", "a@invalid=domain.com", "a@",
        "a@[127.0.0.300]", "a@[::1]", "a@[IPv6:1:::2]", "a@[b]", "a@[]", "a@b..c", "a@b.", "a@-b.c", "a@b-.c",
        "a@b_c.d", #""a"b"@example.com"#, #""a\"@example.com"#, "\"a\u{7}\"@b.c", "\"a\u{e9}\"@b.c", #""Ada" <a@b.c>"#,
        "a b@c.d",
        "a@b@c.d", " a@b.c", "a@b.c ", "jörg@example.com", "a@müller.example",
        String(repeating: "a", count: 65) + "@b.c",
      ]
    ),
    // RFC 1123, section 2.1.
    (
      "hostname",
      [
        "www.example.com", "xn--4gbwdl.xn--wgbh1c", "host", "1host", "a-b.c1", "3com.com", "XN--bcher-kva",
        String(repeating: "a", count: 63) + ".com",
      ],
      [
        "", ".", "host.", ".host", "a..b", "-a", "a-", "a_b", "a b", "bücher.example", "ab--cd", "xn--", "a．b",
        "not_valid",
        String(repeating: "a", count: 64) + ".com", String(repeating: "a.", count: 126) + "abc",
      ]
    ),
    // RFC 4122, section 3; RFC 4291, section 2.2; RFC 2673, section 3.2.
    (
      "uuid", ["2EB8AA08-aa98-11ea-b4aa-73b441d16380", "00000000-0000-0000-0000-000000000000"],
      [
        "2eb8aa08-aa98-11ea-b4aa-73b441d1638", "2eb8aa08aa9811eab4aa73b441d16380",
        "2eb8-aa08-aa98-11ea-b4aa73b44-1d16380",
      ]
    ),
    (
      "ipv6", ["::1", "::", "::ffff:192.168.0.1", "1:2::192.168.0.1", "::42:ff:1", "d6::"],
      [
        "12345::", "1::1::1", "1:2:3:4:5:6:7:8:9", ":2:3:4:5:6:7:8", "1:2:3:4:5:6:7:", "fe80::a%eth1", "::1 ", " ::1",
        "1:2:3:4:1.2.3", "::ffff:300.1.1.1", "1:2:3:4:5:6:7:৪", "fe80::/64",
      ]
    ),
    (
      "ipv4", ["192.168.0.1", "87.10.0.1"],
      [
        "127.0.0.0.1", "256.256.256.256", "127.0", "0x7f000001", "2130706433", "087.10.0.1", "1২7.0.0.1",
        "192.168.1.0/24",
      ]
    ),
    // RFC 3339, appendix A.
    (
      "duration", ["P4DT12H30M5S", "P4Y", "PT0S", "P0D", "P1M", "PT1M", "PT36H", "P1DT12H", "P2W"],
      ["PT1D", "4DT12H30M5S", "P", "P1YT", "PT", "P2D1Y", "P1D2H", "P2S", "P1Y2W", "P২Y", "PT0.5S"]
    ),
  ]

  @Test(arguments: cases) func `a format takes what its document says`(
    format: String, valid: [String], invalid: [String]
  ) throws {
    let definition = try definition("formline: 1\nfields: [{id: a, format: \(format)}]\n")
    func isValid(_ text: String) -> Bool {
      FieldValidation.problems(of: .string(text), field: definition.fields[0]) { _ in nil }.isEmpty
    }
    // An empty answer is none; required is another matter.
    for text in valid { #expect(isValid(text), "\(format) \(text)") }
    for text in invalid where !text.isEmpty { #expect(!isValid(text), "\(format) \(text)") }
  }

  @Test func `a count may be written as any whole number`() throws {
    let form = try definition("formline: 1\nfields: [{id: a, minLength: 2.0, maxLength: 5e0}]\n")
    #expect(form.fields[0].text?.minLength == 2)
    #expect(form.fields[0].text?.maxLength == 5)
  }
}
