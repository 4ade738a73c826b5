import Testing

/// The suites that take a terminal, which a process can do with one at a time.
@Suite(.serialized) enum OneTerminalAtATime {}
