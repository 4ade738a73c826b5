import Glibc

extension Terminal {
  /// Puts the terminal into the settings that people work with (those of `stty sane` that raw mode takes away) and
  /// writes `sequence`, for a terminal that a killed program has left in raw mode. What was not read is thrown away: it
  /// may be the terminal's answers to that program.
  ///
  /// - Returns: False when the terminal refuses.
  package func reset(_ sequence: [UInt8]) -> Bool {
    write(sequence)
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else { return false }
    settings.c_iflag |= tcflag_t(ICRNL | IXON)
    settings.c_oflag |= tcflag_t(OPOST | ONLCR)
    settings.c_lflag |= tcflag_t(ISIG | ICANON | IEXTEN | ECHO | ECHOE | ECHOK)
    return tcsetattr(descriptor, TCSAFLUSH, &settings) == 0
  }
}
