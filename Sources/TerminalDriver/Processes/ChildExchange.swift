import Platform

/// Exchanges input and output with a command without deadlock.
nonisolated struct ChildExchange {
  /// The command's output so far.
  private(set) var output: [UInt8] = []
  /// The end of its standard error, at most 4 KiB.
  private(set) var errors: [UInt8] = []
  private static let mostErrors = 4096
  private let most: Int?
  private var input: ArraySlice<UInt8>
  /// -1 once everything is written, or the reader is gone.
  private var writer: Int32
  /// -1 once the command has closed its standard output.
  private var reader: Int32
  /// -1 once the command has closed its standard error.
  private var errorReader: Int32

  /// Takes ownership of this process's ends of `pipes`.
  /// - Parameter most: The maximum bytes of output; nil to discard it.
  init(pipes: ChildPipes, input: [UInt8], most: Int?) {
    self.most = most
    self.input = input[...]
    writer = pipes.toChild
    reader = pipes.fromChild
    errorReader = pipes.errorsFromChild
    if input.isEmpty { Self.close(&writer) }
  }

  /// Waits for the pipes or the end of the command, and handles the event.
  /// - Parameters:
  ///   - life: Becomes readable when the command ends; -1 for none.
  ///   - waiting: The maximum wait in nanoseconds.
  /// - Returns: False once the command has exceeded the output limit.
  mutating func step(life: Int32, waiting: Int64) -> Bool {
    var descriptors = [
      pollfd(fd: reader, events: Int16(POLLIN), revents: 0), pollfd(fd: writer, events: Int16(POLLOUT), revents: 0),
      pollfd(fd: life, events: Int16(POLLIN), revents: 0),
      pollfd(fd: errorReader, events: Int16(POLLIN), revents: 0),
    ]
    // Without a descriptor, the end of the process is polled.
    let time = min(waiting, life < 0 ? 10_000_000 : 60_000_000_000)
    guard platform_poll(&descriptors, nfds_t(descriptors.count), time) > 0 else { return true }
    if descriptors[1].revents != 0 { write() }
    if descriptors[3].revents != 0 { readErrors() }
    return descriptors[0].revents == 0 || read()
  }

  /// Reads the remaining output without waiting.
  /// - Returns: False once the command has exceeded the output limit.
  mutating func takeRest() -> Bool {
    readErrors()
    return read()
  }

  /// Closes this process's ends of the pipes.
  mutating func finish() {
    Self.close(&writer)
    Self.close(&reader)
    Self.close(&errorReader)
  }

  private mutating func write() {
    while writer >= 0 {
      let count = input.withUnsafeBytes { Platform.write(writer, $0.baseAddress, $0.count) }
      if count > 0 {
        input = input.dropFirst(count)
        if input.isEmpty { Self.close(&writer) }
      } else if errno == EAGAIN {
        return
      } else if errno != EINTR {
        Self.close(&writer)
      }
    }
  }

  /// - Returns: False once the output limit is exceeded.
  private mutating func read() -> Bool {
    Self.drain(&reader) { piece in
      guard let most else { return true }
      output += piece
      return output.count <= most
    }
  }

  private mutating func readErrors() {
    // An endless stream is truncated and not waited for.
    var pieces = 16
    _ = Self.drain(&errorReader) { piece in
      errors += piece
      errors.removeFirst(max(0, errors.count - Self.mostErrors))
      pieces -= 1
      return pieces > 0
    }
  }

  /// Reads available bytes until `take` returns false; returns false in that case.
  private static func drain(_ descriptor: inout Int32, _ take: ([UInt8]) -> Bool) -> Bool {
    while descriptor >= 0 {
      switch Descriptor.read(descriptor) {
      case .bytes(let piece): if !take(piece) { return false }
      case .nothingYet: return true
      case .end, .failure: close(&descriptor)
      }
    }
    return true
  }

  private static func close(_ descriptor: inout Int32) {
    if descriptor >= 0 { Platform.close(descriptor) }
    descriptor = -1
  }
}

/// The pipes between this process and a command.
nonisolated struct ChildPipes {
  /// The command's ends.
  let childInput: Int32
  let childOutput: Int32
  let childErrors: Int32
  /// This process's ends, which do not block.
  let toChild: Int32
  let fromChild: Int32
  let errorsFromChild: Int32

  init() throws(SystemError) {
    var ends: [Int32] = []
    for _ in 0..<3 {
      var pair: [Int32] = [-1, -1]
      guard platform_pipe(&pair) == 0 else {
        let failure = SystemError.current
        ends.forEach { _ = close($0) }
        throw failure
      }
      ends += pair
    }
    (childInput, toChild, fromChild) = (ends[0], ends[1], ends[2])
    (childOutput, errorsFromChild, childErrors) = (ends[3], ends[4], ends[5])
    for descriptor in [toChild, fromChild, errorsFromChild] { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }
  }

  /// Called when the command has its own copies.
  func closeChildEnds() {
    for end in [childInput, childOutput, childErrors] { close(end) }
  }

  /// For a command that did not start; otherwise `ChildExchange` closes them.
  func closeOwnEnds() {
    for end in [toChild, fromChild, errorsFromChild] { close(end) }
  }
}
