import Testing

@testable import Expressions

struct PatternTests {
  @Test(
    "a pattern matches anywhere in the text unless it is anchored",
    arguments: [
      ("", "", true), ("", "abc", true), ("a", "abc", true), ("c", "abc", true), ("d", "abc", false),
      ("^b", "abc", false), ("b$", "abc", false), ("^abc$", "abc", true),
      ("^$", "", true), ("^$", "a", false), ("a.c", "xabcx", true), ("a.c", "a\nc", false), ("(?s)a.c", "a\nc", true),
      ("a*", "", true), ("^a+$", "aaa", true), ("^a+$", "", false),
      ("^a?b$", "b", true), ("^a?b$", "aab", false), ("^a{2}$", "aa", true), ("^a{2}$", "aaa", false),
      ("^a{2,}$", "aaaa", true), ("^a{2,}$", "a", false), ("^a{1,3}$", "aaa", true),
      ("^a{1,3}$", "aaaa", false), ("^a{0}$", "", true), ("^a{0,2}$", "aa", true), ("a{,2}", "a{,2}", true),
      ("a{", "a{", true), ("a{x}", "a{x}", true), ("^(ab)+$", "ababab", true),
      ("^(ab)+$", "aba", false), ("^(?:a|bc)*$", "abcbca", true), ("^(a|b|)$", "", true), ("cat|dog", "hotdog", true),
      ("^(cat|dog)$", "cow", false), ("a|b|c", "xcx", true),
      ("[abc]", "b", true), ("[^abc]", "b", false), ("[^abc]", "d", true), ("[a-f0-9]+", "zz3", true),
      ("^[a-z]+$", "abcZ", false), ("[]a]", "]", true), ("[^]a]", "]", false), ("[a-]", "-", true),
      ("[-a]", "-", true), (#"[\]]"#, "]", true), (#"[\d.]+"#, "1.5", true), (#"^[\w-]+$"#, "a-b_1", true),
      (#"[^\d]"#, "5", false), (#"[^\D]"#, "5", true), ("[[:alpha:]]", "5", false),
      ("[[:^alpha:]]", "5", true), ("[[:digit:]a]", "a", true), (#"^\d{3}-\d{4}$"#, "555-1234", true),
      (#"^\d$"#, "٣", false), (#"\w"#, "é", false), (#"\s"#, "a b", true), (#"\S"#, " ", false),
      (#"\D"#, "12", false), (#"\W"#, "ab", false), (#"\bfoo\b"#, "a foo b", true), (#"\bfoo\b"#, "afoo", false),
      (#"\Boo"#, "foo", true), (#"^\B$"#, "", true), (#"\."#, "a", false), (#"\."#, ".", true),
      (#"\n"#, "\n", true), (#"\t\r\f\v\a"#, "\t\r\u{C}\u{B}\u{7}", true), (#"\x41"#, "A", true),
      (#"\x{1F600}"#, "😀", true), (#"\u0041"#, "A", true), (#"\u{1F600}"#, "😀", true),
      (#"\ud83d\ude00"#, "😀", true), (#"\cA"#, "\u{1}", true), (#"\0"#, "\0", true), (#"\/"#, "/", true),
      (#"\-\@"#, "-@", true), (#"\Qa.b\E+"#, "a.b+", true), (#"\Qa.b\E"#, "axb", false),
      ("(?i)abc", "xABCx", true), ("(?i)[a-c]+$", "ABC", true), ("(?i)[^a]", "A", false), ("a(?i)b", "aB", true),
      ("a(?i)b", "AB", false), ("(?i:a)b", "Ab", true), ("(?i:a)b", "AB", false),
      ("(?i)straße", "STRAßE", true), ("(?i)É", "é", true), ("(?i)σ", "ς", true), ("(?i)k", "\u{212A}", true),
      ("(?i)[k]", "\u{212A}", true), ("(?i)a(?-i)b", "AB", false), ("(?m)^b$", "a\nb\nc", true),
      ("^b$", "a\nb\nc", false), (#"\Ab"#, "a\nb", false), (#"(?m)\Ab"#, "a\nb", false), (#"a\z"#, "ba", true),
      ("a$", "a\n", false), ("a*?b", "aab", true), ("a+?", "a", true), ("a??b", "b", true), ("a{1,2}?b", "aab", true),
      ("(?P<year>[0-9]{4})", "in 1999", true), ("(?<year>[0-9]{4})", "in 1999", true), (#"\pL"#, "é", true),
      (#"\p{Lu}"#, "é", false), (#"\p{Lu}"#, "É", true), (#"\P{L}"#, "é", false), (#"\p{^L}"#, "1", true),
      (#"[\p{L}\d]"#, "ж", true), (#"^[^\p{L}]$"#, "ж", false), (#"\p{Sc}"#, "€", true), ("日本", "日本語", true),
      ("^.$", "😀", true), ("^.$", "e\u{301}", false), ("[а-я]", "ж", true), ("(a*)*", "b", true),
      ("^(a*)*$", "aaab", false),
      ("(|a)+", "aaa", true), ("^(a?){30}a{30}$", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", true), ("()", "", true),
      ("x*$", "aax", true), ("}", "}", true), ("]", "]", true),
      (#"^[^@\s]+@[^@\s]+\.[^@\s]+$"#, "ada@example.com", true), (#"^[^@\s]+@[^@\s]+\.[^@\s]+$"#, "ada@example", false),
      ("(^a|b)c", "bc", true), ("(^a|b)c", "xac", false), ("a(^b|c)", "ac", true), ("(a|^)b", "b", true),
    ] as [(String, String, Bool)])
  func anywhere(_ source: String, _ text: String, _ expected: Bool) throws {
    #expect(try Pattern(parsing: source).matchesAnywhere(in: text) == expected)
  }

  @Test(
    "a pattern matches the whole text on demand",
    arguments: [
      ("a", "a", true), ("a", "ab", false), ("a|ab", "ab", true), ("ab|a", "a", true), ("a*", "aaa", true),
      ("a*", "aab", false), ("", "", true), ("", "a", false), ("a*?", "aa", true), ("^a$", "a", true),
      ("(?m)^a$", "a\nb", false), ("a$|ab", "ab", true),
    ] as [(String, String, Bool)])
  func whole(_ source: String, _ text: String, _ expected: Bool) throws {
    #expect(try Pattern(parsing: source).matchesWhole(text) == expected)
  }

  @Test(
    "a mistake in a pattern is placed, named and explained",
    arguments: [
      ("(a", #"0-1: '(' is not closed | write \( for a parenthesis itself"#),
      ("a)", #"1-2: ')' without '(' | write \) for a parenthesis itself"#),
      ("[a", #"0-1: '[' is not closed | write \[ for a bracket itself"#),
      ("[]", #"0-1: '[' is not closed | write \[ for a bracket itself"#),
      ("*a", #"0-1: nothing to repeat before '*' | write \* for the character itself"#),
      ("a|+", #"2-3: nothing to repeat before '+' | write \+ for the character itself"#),
      ("({2})", #"1-4: nothing to repeat before '{' | write \{ for the character itself"#),
      ("a**", "1-3: two quantifiers in a row | put the part with the first one into (?:…)"),
      ("a++", "1-3: two quantifiers in a row | put the part with the first one into (?:…)"),
      ("é{2}{3}", "2-8: two quantifiers in a row | put the part with the first one into (?:…)"),
      ("a{1001}", "1-7: a part can be repeated at most 1000 times"),
      ("a{3,2}", "1-6: the smaller count of a repetition comes first"),
      ("((a{100}){100}){100}", "1-14: pattern repeats too much to be matched quickly | use smaller repetition counts"),
      ("[z-a]", "1-4: the range is upside down | the character with the smaller code comes first"),
      (#"[a-\d]"#, #"3-5: a range ends in one character, not in a class of them | write \- for a hyphen itself"#),
      ("(?=a)", "0-3: lookahead and lookbehind are not supported | write two rules, or list the allowed forms with |"),
      (
        "é(?<!a)", "2-6: lookahead and lookbehind are not supported | write two rules, or list the allowed forms with |"
      ), ("(?>a)", "0-3: atomic groups are not supported | write (?:…); matching never backtracks"),
      (#"(a)\1"#, #"3-5: backreferences such as '\1' are not supported"#),
      (#"\k<a>"#, #"0-2: backreferences such as '\k' are not supported"#),
      ("(?#x)", "0-3: unknown group after '(?' | (?:…), (?<name>…) and the flags (?i), (?s), (?m) are supported"),
      ("(?<1x", "0-5: a group name is letters, digits and '_' up to '>'"),
      (#"a\"#, #"1-2: nothing follows the last backslash | write \\ for a backslash itself"#),
      (#"\q"#, #"0-2: unknown escape '\q' | leave the backslash out for the character itself"#),
      (#"a\Z"#, #"1-3: unknown escape '\Z' | write \z for the end of the text"#),
      (#"\x4"#, #"0-3: '\x4' is no character code | write two digits after \x, four after \u, or up to 10FFFF in {}"#),
      (
        #"\x{110000}"#,
        #"0-10: '\x{110000}' is no character code | write two digits after \x, four after \u, or up to 10FFFF in {}"#
      ),
      (#"\ud800"#, #"0-6: '\ud800' is half of a surrogate pair | write \u{…} with the whole character's code"#),
      (
        #"\p{Greek}"#,
        "0-9: unknown character category 'Greek' | general categories such as L, Lu, Letter and Nd are supported, scripts are not"
      ),
      (#"\p{L"#, #"0-4: '\p{' is not closed"#),
      (
        "[[:foo:]]",
        "1-8: unknown character class '[:foo:]' | classes are alpha, digit, alnum, upper, lower, space, punct, …"
      ),
    ])
  func mistake(_ source: String, _ expected: String) {
    do throws(PatternError) {
      _ = try Pattern(parsing: source)
      Issue.record("no error")
    } catch {
      #expect(ExpressionDiagnostic(error.message, at: error.range, help: error.help).line == expected)
    }
  }

  @Test(
    "JSON Schema's patterns have ECMA-262's sets of nothing and everything, and letters that RE2 escapes",
    arguments: [
      ("a[]", "a", false), ("[]|b", "b", true), ("^[^]$", "\n", true), ("[]a]", "a", false),
      (#"^\k<name>$"#, "k<name>", true), ("^[[:alpha:]]$", "l]", true), ("^(?<n>a)$", "a", true),
      (#"^\u{61}$"#, "a", true),
    ])
  func schemaSyntax(_ source: String, _ text: String, isMatch: Bool) throws {
    #expect(try Pattern(parsing: source, as: .schema).matchesAnywhere(in: text) == isMatch)
  }

  @Test(
    "what only RE2 has is a mistake in a JSON Schema's pattern",
    arguments: ["(?i)a", "(?i:a)", "(?P<n>a)", #"\Aa"#, #"a\z"#, #"\a"#, #"\x{61}"#, #"\Qa\E"#, #"(?<n>a)\k<n>"#])
  func foreignSyntax(_ source: String) {
    #expect(throws: PatternError.self) { try Pattern(parsing: source, as: .schema) }
  }

  @Test(
    "JSON Schema's patterns are ECMA-262's where RE2 differs",
    arguments: [
      (#"^\s$"#, "\u{B}", true, false), (#"^\s$"#, "\u{A0}", true, false), (#"^\s$"#, "\u{2003}", true, false),
      (#"^\s$"#, "\u{2029}", true, false), (#"^\s$"#, "\u{FEFF}", true, false), (#"^\s$"#, "\u{200B}", false, false),
      (#"^\S$"#, "\u{A0}", false, true), (#"^[\s]$"#, "\u{3000}", true, false), (#"^[^\S]$"#, "\u{3000}", true, false),
      ("^.$", "\r", false, true), ("^.$", "\u{2028}", false, true), ("^.$", "\n", false, false),
      (#"^\d$"#, "\u{9EA}", false, false), (#"^\w$"#, "é", false, false), (#"^\D$"#, "\u{9EA}", true, true),
    ] as [(String, String, Bool, Bool)])
  func dialects(_ source: String, _ text: String, inSchema: Bool, inExpression: Bool) throws {
    #expect(try Pattern(parsing: source, as: .schema).matchesAnywhere(in: text) == inSchema)
    #expect(try Pattern(parsing: source).matchesAnywhere(in: text) == inExpression)
  }

  @Test(
    "a general category has every name that Unicode gives it",
    arguments: [
      ("Letter", "é"), ("L", "é"), ("gc=L", "é"), ("General_Category=Lowercase_Letter", "é"), ("LC", "É"),
      ("Cased_Letter", "É"), ("Decimal_Number", "٣"), ("digit", "٣"), ("punct", "!"), ("Currency_Symbol", "€"),
      ("Space_Separator", "\u{A0}"), ("cntrl", "\u{7}"), ("Mark", "\u{301}"), ("Unassigned", "\u{E0080}"),
    ])
  func categoryNames(_ name: String, _ text: String) throws {
    #expect(try Pattern(parsing: "^\\p{\(name)}$").matchesAnywhere(in: text) == true)
    #expect(try Pattern(parsing: "^\\P{\(name)}$").matchesAnywhere(in: text) == false)
  }

  @Test("a text of a megabyte is matched, or said to be too long for the pattern")
  func budget() throws {
    let text = String(repeating: "etaoin shrdlu ", count: 75_000)
    #expect(try Pattern(parsing: "^[a-z ]+$").matchesAnywhere(in: text) == true)
    #expect(try Pattern(parsing: "[0-9]").matchesAnywhere(in: text) == false)
    #expect(try Pattern(parsing: "([a-z]{0,100}){50}!").matchesAnywhere(in: text) == nil)
    #expect(try Pattern(parsing: "a+").matchesWhole(text, steps: 3) == false)
    #expect(try Pattern(parsing: "[a-z ]+").matchesWhole(text, steps: 1000) == nil)
  }

  @Test("nesting and length of a pattern are bounded")
  func limits() {
    #expect(throws: PatternError.self) { try Pattern(parsing: String(repeating: "(", count: 5000)) }
    #expect(throws: PatternError.self) { try Pattern(parsing: String(repeating: "a", count: 10_001)) }
  }

  @Test("what makes backtracking explode is matched in linear time")
  func linearTime() throws {
    let text = String(repeating: "a", count: 2000)
    for source in ["(a+)+$", "(a|a)*b", "(a|aa)+$", "(.*a){10}b"] {
      let pattern = try Pattern(parsing: source)
      #expect(pattern.matchesAnywhere(in: text + "!") == false)
    }
  }

  @Test(arguments: [
    "(?=a)", "(?!a)b", "(?<=a)b", "(?<!a)b", #"(a)\1"#, #"(?<n>a)\k<n>"#, #"\k<n>(?<n>a)"#, #"\p{Script=Greek}"#,
    #"\p{Emoji}"#, "a{2000}", "((a{999999}){999999}){999999}",
  ])
  func `an expression that is only judged may have what cannot be matched here`(text: String) {
    #expect(Pattern.isSyntax(text))
    #expect(throws: PatternError.self) { try Pattern(parsing: text, as: .schema) }
  }

  @Test(arguments: [
    "(?=a", #"\2(a)"#, #"(?<n>a)\k<m>"#, #"(?<n>a)\k"#, #"\p{}"#, "a{2,1}", "a**", "(?i)a", #"\Z"#, "[b-a]",
  ])
  func `an expression that is only judged has no mistake`(text: String) {
    #expect(!Pattern.isSyntax(text))
  }
}
