import Expressions
import Testing

/// The functions that Kubernetes adds to the language, by the tables of their sources (`pkg/cel/library`).
struct KubernetesLibraryTests {
  @Test(
    "an expression holds",
    arguments: [
      "optional.of(1).hasValue()", "!optional.none().hasValue()", "optional.none().orValue(2) == 2",
      "optional.of(1).or(optional.of(2)).value() == 1", "!optional.ofNonZeroValue('').hasValue()",
      "{'a': {'b': 1}}.?a.?b.orValue(0) == 1", "{'a': 1}.?b.orValue(7) == 7", "[1, 2][?1].value() == 2",
      "![1][?4].hasValue()", "optional.of(2).optMap(x, x * 2).value() == 4",
      "sets.contains([1, 2, 3], [2, 3])", "!sets.contains([1], [1, 2])", "sets.equivalent([1, 2, 1], [2, 1])",
      "sets.intersects([1, 2], [2, 9])", "[1, 2, 3].isSorted()", "!['b', 'a'].isSorted()", "[1, 2].sum() == 3",
      "[3, 1].min() == 1", "['a', 'c'].max() == 'c'", "[1, 2, 2].indexOf(2) == 1", "[1, 2, 2].lastIndexOf(2) == 2",
      "'tea'.indexOf('a') == 2", "[1, 1, 2].distinct() == [1, 2]", "[[1], [2]].flatten() == [1, 2]",
      "[1, 2, 3].slice(1, 3) == [2, 3]", "[3, 1].sort() == [1, 3]", "[1, 2].reverse() == [2, 1]",
      "lists.range(3) == [0, 1, 2]", "[1, 2].first().value() == 1", "[{'n': 2}, {'n': 1}].sortBy(e, e.n)[0].n == 1",
      "[1, 2].all(i, v, v == i + 1)", "{'a': 1}.exists(k, v, k == 'a' && v == 1)",
      "[4, 5].transformList(i, v, v * i) == [0, 5]", "{'a': 1}.transformMap(k, v, v + 1) == {'a': 2}",
      "url('https://u@example.com:80/p?q=1').getHost() == 'example.com:80'",
      "url('https://example.com:80/p').getPort() == '80'", "url('https://[::1]:80/').getHostname() == '::1'",
      "isURL('/path')", "!isURL('../path')", "url('http://a/b?k=1&k=2').getQuery()['k'] == ['1', '2']",
      "isIP('::1')", "!isIP('127.0.0.256')", "!isIP('010.0.0.1')", "ip('127.0.0.1').isLoopback()",
      "ip('2001:db8::abcd').family() == 6", "ip.isCanonical('2001:db8::abcd')", "!ip.isCanonical('2001:DB8::ABCD')",
      "ip('fe80::1').isLinkLocalUnicast()", "ip('ff02::1').isLinkLocalMulticast()", "ip('8.8.8.8').isGlobalUnicast()",
      "cidr('192.168.0.0/24').containsIP('192.168.0.1')", "!cidr('192.168.0.0/24').containsIP(ip('192.168.1.1'))",
      "cidr('192.168.0.0/24').containsCIDR('192.168.0.0/25')", "cidr('10.1.2.3/8').masked() == cidr('10.0.0.0/8')",
      "cidr('::1/128').prefixLength() == 128", "isCIDR('10.0.0.0/8')", "!isCIDR('10.0.0.0/33')",
      "quantity('1Gi') == quantity('1024Mi')", "quantity('150m').isLessThan(quantity('1.5'))",
      "quantity('1k').compareTo(quantity('1000')) == 0", "quantity('50k').asInteger() == 50000",
      "!quantity('50.5').isInteger()", "quantity('-1').sign() == -1", "isQuantity('1.3Ki')", "!isQuantity('1.3KiB')",
      "quantity('50k').add(quantity('20')).asInteger() == 50020", "quantity('1k').sub(1).asInteger() == 999",
      "quantity('1e3').asInteger() == 1000", "quantity('1E').asInteger() == 1000000000000000000",
      "semver('1.2.3').isLessThan(semver('1.10.0'))", "semver('1.0.0-rc.1').compareTo(semver('1.0.0')) == -1",
      "isSemver('1.0.0')", "!isSemver('v1.0')", "isSemver('v1.0', true)", "!isSemver('v1.0', false)",
      "!isSemver('1.0-rc.1', true)", "!isSemver('1.x', true)", "semver('v01.1', true).compareTo(semver('1.1.0')) == 0",
      "semver('1.2.03-rc.1', true) == semver('1.2.3-rc.1')", "semver('0', true).major() == 0",
      "!format.date().validate('2026-12-31').hasValue()", "format.date().validate('2026-13-01').hasValue()",
      "format.date().validate('2026-02-30').hasValue()", "!format.uri().validate('https://a.b/c').hasValue()",
      "format.uri().validate('a b').hasValue()", "!format.byte().validate('aGk=').hasValue()",
      "format.byte().validate('a').hasValue()", "!format.datetime().validate('2026-01-01T00:00:00Z').hasValue()",
      "format.datetime().validate('2026-01-01').hasValue()", "format.named('uri').hasValue()",
      "!format.dns1123Label().validate('my-name').hasValue()",
      "format.dns1123Label().validate('My_Name').hasValue()", "format.named('qualifiedName').hasValue()",
      "'abc 123'.find('[0-9]+') == '123'", "'a/b'.find('^[^/]+') == 'a'", "''.find('a') == ''",
      "'a1 b22'.findAll('[0-9]+') == ['1', '22']", "'abc'.findAll('x') == []",
      "'123'.findAll('[0-9]', 2) == ['1', '2']",
      "'aab'.findAll('a*') == ['aa', '']", "'abab'.findAll('^ab') == ['ab']", "'12'.findAll('[0-9]', 0) == []",
      "string(ip('1.2.3.4')) == '1.2.3.4'", "quantity('1').isGreaterThan(quantity('0')) && 'x'.size() == 1",
    ])
  func holds(source: String) throws {
    let expression = try Expression(parsing: source, in: .kubernetes)
    #expect(expression.check(TypeEnvironment()).map(\.message) == [])
    #expect(expression.evaluate { _ in nil } == .success(.bool(true)))
  }

  @Test(
    "a value of another form is an error",
    arguments: [
      "quantity('x')", "ip('1.2.3')", "cidr('1.2.3.4')", "url('a b')", "semver('1')", "optional.none().value()",
    ])
  func fails(source: String) throws {
    let expression = try Expression(parsing: source, in: .kubernetes)
    #expect(throws: EvaluationError.self) { try expression.evaluate { _ in nil }.get() }
  }

  @Test(
    "the language of forms has none of them",
    arguments: ["quantity('1')", "optional.of(1)", "isURL('x')", "[1].first()"])
  func standard(source: String) throws {
    #expect(try !Expression(parsing: source).check(TypeEnvironment()).isEmpty)
  }
}
