import FormConversations

extension FuzzTarget {
  /// What a program may send that shows forms.
  package static let programConnection = FuzzTarget(
    "program-connection", usual: 800,
    dictionary: [
      "\n", "{", "}", "\"id\":1", "\"id\":null", "\"jsonrpc\":\"2.0\"", "\"method\":\"initialize\"", "\"params\":{",
      "\"protocol\":1", "\"provides\":[\"a\"]", "\"notify\":[\"field\"]", "\"method\":\"form/open\"",
      "\"definition\":{\"formline\":1}", "\"path\":\"f.yaml\"", "\"answers\":{}", "\"method\":\"form/set\"",
      "\"problems\":{}",
      "\"method\":\"$/cancelRequest\"", "\"result\":{}", "\"error\":{\"code\":1,\"message\":\"m\"}", "[", "]",
      "\\u0000",
      "\\ud800", "1e999", "\u{0}", "\u{202E}",
    ]
  ) { input in
    let whole = answers(to: [input])
    guard answers(to: input.map { [$0] }) == whole else { return "pieces are read as something else" }
    for line in whole {
      guard line.hasSuffix("\n") else { return "an answer does not end its line" }
      if let problem = problem(of: String(line.dropLast())) { return problem }
    }
    return nil
  }

  /// What is sent back, where every form is cancelled at once.
  private static func answers(to pieces: [[UInt8]]) -> [String] {
    final class Sent { var lines: [String] = [] }
    let sent = Sent()
    let connection = ProgramConnection(version: "1") { sent.lines.append($0) }
    for piece in pieces { connection.receive(piece) }
    if connection.takePending() != nil { connection.close(.cancelled) }
    connection.receive(nil)
    return sent.lines
  }
}
