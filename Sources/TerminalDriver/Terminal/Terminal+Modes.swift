import CTerminal
import Platform

extension Terminal {
  /// The modes of a taken terminal, and those it had before.
  struct Modes {
    var original: termios
    var raw: termios
    var enter: [UInt8]
    var leave: [UInt8]
    /// Written after `leave` in a crash.
    var crashEnd: [UInt8] = []
    /// Whether the terminal has taken some of `enter`: before, there is nothing to undo.
    var isEntered: Bool

    var undo: [UInt8] { isEntered ? leave + crashEnd : [] }
  }

  /// What happens to unread input when the terminal is left.
  package enum PendingInput: Equatable {
    /// It goes to the next program that reads the terminal, as when typing ahead in a shell.
    case keep
    /// It is discarded, as is input within this time: a reply of the terminal is still on its way, which a shell would
    /// interpret as keys.
    case discard(within: Duration)
  }

  /// True while this process has the terminal in raw mode.
  package var isTaken: Bool { modes != nil && terminal_restoration_is_armed() }

  /// Takes the terminal: sets raw mode, then writes `sequence`. `leave` is written whenever the terminal is left.
  ///
  /// In the background, the process is stopped by SIGTTOU until it is continued in the foreground. A terminal that
  /// cannot be configured counts as hung up.
  ///
  /// - Precondition: `leave` has at most 4,096 bytes, and no terminal is taken.
  package func enter(_ sequence: [UInt8], leave: [UInt8]) {
    precondition(modes == nil && !terminal_restoration_is_armed(), "one terminal is taken at a time")
    terminal_signals_forget(.max)
    var original = termios()
    guard terminal_wait_for_foreground(descriptor) == 0, tcgetattr(descriptor, &original) == 0 else { return hangUp() }
    terminal_signals_install()
    let modes = Modes(
      original: original, raw: Self.raw(original), enter: sequence, leave: leave, isEntered: sequence.isEmpty)
    self.modes = modes
    setRaw(modes)
    change(modes.enter, isEntered: true)
  }

  /// Replaces the bytes written on leaving, for example when the drawn region has moved. Copies them.
  package func setLeave(_ bytes: [UInt8]) {
    guard var modes else { return }
    modes.leave = bytes
    modes.crashEnd = []
    self.modes = modes
    if terminal_restoration_is_armed() { arm(modes) }
  }

  /// Sets the bytes that are written after `leave` in a crash or unexpected `exit`, such as cursor movements below the
  /// region. Copies both if they changed.
  package func setCrashEnd(_ bytes: [UInt8]) {
    guard var modes, modes.crashEnd != bytes, terminal_restoration_is_armed() else { return }
    modes.crashEnd = bytes
    self.modes = modes
    arm(modes)
  }

  /// Restores the terminal; does nothing if it is not taken. A terminating signal that came too late for the event loop
  /// takes effect here.
  package func leave(_ input: PendingInput = .keep) {
    guard modes != nil else { return }
    putBack(input)
    modes = nil
    terminal_signals_remove()
    let late = terminal_signals_pending(terminal_signals_ending())
    terminal_signals_forget(.max)
    if late != 0 { terminal_signals_raise_default(Int32(late.trailingZeroBitCount)) }
  }

  /// Restores the terminal, but keeps the modes for `retake()`.
  func putBack(_ input: PendingInput) {
    if case .discard(let patience) = input, terminal_restoration_is_armed() {
      Descriptor.wait(for: descriptor, milliseconds: Int32(patience / .milliseconds(1)))
      tcflush(descriptor, TCIFLUSH)
    }
    setCrashEnd([])
    terminal_watchdog_watch(-1)
    terminal_restoration_perform(-1)
  }

  /// Takes the terminal again after a stop. Its current settings are the new ones to restore, since the shell may have
  /// changed them.
  func retake() {
    guard var modes, !isHungUp else { return }
    switch terminal_wait_for_foreground(descriptor) {
    case 0: break
    case EINTR: return
    default: return hangUp()
    }
    // This handles every pending SIGCONT.
    terminal_signals_forget(1 << UInt64(SIGCONT))
    var current = termios()
    guard tcgetattr(descriptor, &current) == 0 else { return hangUp() }
    // After SIGSTOP nobody has restored the settings, so the current ones are still ours.
    if current != modes.raw {
      modes.original = current
      modes.raw = Self.raw(current)
      self.modes = modes
    }
    // In that case, the terminal still has the modes, and some must not be set twice.
    if terminal_restoration_is_armed() { change(modes.leave, isEntered: false) }
    modes.isEntered = modes.enter.isEmpty
    self.modes = modes
    setRaw(modes)
    // A key that was a signal until now discards output, too.
    terminal_watchdog_read_ahead()
    change(modes.enter, isEntered: true)
  }

  private func setRaw(_ modes: Modes) {
    arm(modes)
    var raw = modes.raw
    while tcsetattr(descriptor, TCSANOW, &raw) != 0 {
      guard errno == EINTR else { return hangUp() }
    }
    if modes.original.c_iflag & tcflag_t(ICRNL) != 0 { typedAhead = Int(platform_unread(descriptor)) }
    terminal_watchdog_watch(descriptor)
  }

  private func arm(_ modes: Modes) {
    let bytes = modes.undo
    precondition(bytes.count <= Int(TERMINAL_RESTORATION_CAPACITY), "the leave sequence is at most 4,096 bytes")
    var original = modes.original
    terminal_restoration_arm(descriptor, &original, bytes, bytes.count)
  }

  /// Writes the sequence that enters or leaves the modes; from its first byte on, the record is the other one.
  private func change(_ sequence: [UInt8], isEntered: Bool) {
    guard var modes else { return }
    modes.isEntered = isEntered
    let undo = modes.undo
    write(sequence) {
      let written = terminal_restoration_change(descriptor, $0, $1, &modes.original, undo, undo.count)
      if written > 0 { self.modes?.isEntered = isEntered }
      return written
    }
  }

  private static func raw(_ settings: termios) -> termios {
    var raw = settings
    cfmakeraw(&raw)
    withUnsafeMutableBytes(of: &raw.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    return raw
  }
}

extension termios {
  /// Compares all flags, control characters and speeds.
  static func != (left: termios, right: termios) -> Bool {
    withUnsafeBytes(of: left.c_cc) { left in
      withUnsafeBytes(of: right.c_cc) { right in !left.elementsEqual(right) }
    }
      || left.c_iflag != right.c_iflag || left.c_oflag != right.c_oflag
      || left.c_cflag != right.c_cflag || left.c_lflag != right.c_lflag
      || left.c_ispeed != right.c_ispeed || left.c_ospeed != right.c_ospeed
  }
}

extension Terminal {
  /// The processes stopped by ``suspend(_:)``.
  package enum SuspendedProcesses {
    /// The whole process group, as if the terminal itself handled Ctrl-Z: a pipeline stops as one job.
    case processGroup
    /// Only this process, as after SIGTSTP.
    case thisProcess
  }

  /// Restores the terminal, stops, and retakes it when continued; the event loop then returns
  /// ``EventLoop/Event/resumed``.
  ///
  /// - Returns: False, with nothing changed, if stopping is ignored, as in command substitutions, which shells cannot
  ///   continue.
  @discardableResult
  package func suspend(_ processes: SuspendedProcesses = .processGroup) -> Bool {
    guard isTaken, !terminal_signals_ignore_stop() else { return false }
    putBack(.keep)
    terminal_signals_stop(processes == .processGroup)
    retake()
    isResumed = true
    return true
  }
}
