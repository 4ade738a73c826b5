/// Key units from their spelling: `Ctrl+W`, `Alt+f`, `Left`, `'typed text'`, separated by blanks. Anything else is
/// typed as it stands.
func units(_ spelling: String) -> [[UInt8]] {
  tokens(of: spelling).flatMap { token in
    token.utf8.first == 0x27
      ? token.unicodeScalars.dropFirst().dropLast().map { Array(String($0).utf8) } : [Array(sequence(token).utf8)]
  }
}

private let named: [String: String] = [
  "Tab": "\t", "Esc": "\u{1B}", "Enter": "\r", "Space": " ", "Backspace": "\u{7F}", "Delete": "\u{1B}[3~",
  "Up": "\u{1B}[A", "Down": "\u{1B}[B", "Right": "\u{1B}[C", "Left": "\u{1B}[D", "Home": "\u{1B}[H",
  "End": "\u{1B}[F", "Insert": "\u{1B}[2~", "Shift+Tab": "\u{1B}[Z", "PageUp": "\u{1B}[5~", "PageDown": "\u{1B}[6~",
  "F1": "\u{1B}OP", "Alt+Down": "\u{1B}[1;3B", "Ctrl+Home": "\u{1B}[1;5H", "Ctrl+End": "\u{1B}[1;5F",
]

private func sequence(_ token: String) -> String {
  if let sequence = named[token] { return sequence }
  if token.hasPrefix("Ctrl+Alt+") { return "\u{1B}" + control(token.dropFirst(9)) }
  if token.hasPrefix("Ctrl+") { return control(token.dropFirst(5)) }
  if token.hasPrefix("Alt+") { return "\u{1B}" + sequence(String(token.dropFirst(4))) }
  return token
}

private func control(_ key: Substring) -> String {
  String(UnicodeScalar(key.uppercased().utf8.first! & 0x1F))
}

private func tokens(of spelling: String) -> [String] {
  var tokens: [String] = []
  var token = ""
  var quoted = false
  // By scalar: a combining mark may be typed on its own.
  for scalar in spelling.unicodeScalars {
    if scalar == "'" { quoted.toggle() }
    if scalar == " ", !quoted {
      if !token.isEmpty { tokens.append(token) }
      token = ""
    } else {
      token.unicodeScalars.append(scalar)
    }
  }
  return token.isEmpty ? tokens : tokens + [token]
}
