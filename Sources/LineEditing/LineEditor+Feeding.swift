import CReadline

extension LineEditor {
  /// Something that is fed as a whole.
  enum Unit: Equatable {
    case key([UInt8])
    case paste([UInt8])
  }

  /// Feeds exactly one unit: one UTF-8 scalar, or one complete escape sequence. A lone Esc is complete: whoever reads
  /// the terminal has waited for the rest of a sequence already.
  package func feed(key bytes: [UInt8]) {
    handle(.key(bytes))
  }

  /// Feeds a run of typed characters. The same as feeding each, and many times faster.
  package func feed(text bytes: some Collection<UInt8>) {
    let isPlain = !isRunning && (current.kind == .line || current.kind == .text)
    if isPlain, !bytes.contains(where: { $0 < 0x20 || $0 == 0x7F }) {
      queue(Array(String(decoding: bytes, as: UTF8.self).utf8))
      run()
    } else {
      for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars { handle(.key(Array(String(scalar).utf8))) }
    }
  }

  /// The time that ``Phase/timed(milliseconds:)`` names has passed without a key.
  package func keySequenceTimedOut() {
    guard !isRunning, case .timed = phase else { return }
    run()
  }

  func handle(_ unit: Unit) {
    if !hasStarted { start(inputrc: .none) }
    if isRunning {
      deferred.append(unit)
      return
    }
    switch unit {
    case .key(let bytes): handle(key: bytes)
    case .paste(let bytes): handle(paste: bytes)
    }
    while !deferred.isEmpty, !isRunning { handle(deferred.removeFirst()) }
  }

  private func handle(key bytes: [UInt8]) {
    guard let first = bytes.first, mayBeFed(bytes) else { return }
    if first == 0x1B, bytes.count > 1 {
      handle(sequence: bytes)
    } else if current.kind == .secret, queueSecret(for: bytes) {
      run()
    } else {
      queue(bytes)
      run()
      if first == 0x1B { expire() }
    }
  }

  /// NUL would make some of vi's loops endless: it is only fed where a command is bound to it. Malformed UTF-8 is not.
  private func mayBeFed(_ bytes: [UInt8]) -> Bool {
    if bytes.contains(0) {
      let startsCommand = phase == .ready || fl_reads_argument()
      return bytes.count == 1 && startsCommand && !fl_types(0) && fl_binding(bytes, 1) != nil
    }
    return bytes[0] < 0x80 || String(validating: bytes, as: UTF8.self) != nil
  }

  /// An unbound sequence would run what Esc is bound to and type the rest.
  private func handle(sequence bytes: [UInt8]) {
    let isBound = fl_binding(bytes, bytes.count) != nil
    if isBound || (phase != .ready && fl_reads_character() && !fl_is_vi()) {
      queue(bytes)
      run()
      return
    }
    let isFunctionKey = bytes.count > 2 && (bytes[1] == 0x5B || bytes[1] == 0x4F)
    guard !isFunctionKey, phase == .ready, fl_is_vi() else { return }
    // Someone who types fast in vi: Esc, and then the next key.
    if status.mode != .viCommand { handle(key: [0x1B]) }
    handle(key: Array(bytes.dropFirst()))
  }

  private func expire() {
    for _ in 0..<8 {
      guard case .timed = phase else { return }
      run()
    }
  }

  func queue(_ bytes: [UInt8]) {
    fl_queue(bytes, bytes.count)
  }

  // MARK: Running readline

  /// Runs readline until it has read every queued key.
  func run() {
    isRunning = true
    defer { isRunning = false }
    while true {
      switch fl_resume() {
      case FL_KEY:
        phase = .ready
        reportKeys()
        if fl_queued() == 0 { return }
      case FL_MORE:
        phase = .pending
        if fl_queued() == 0 { return }
      case FL_TIMED:
        phase = .timed(milliseconds: max(1, fl_wait_microseconds() / 1000))
        if fl_queued() == 0 { return }
      case FL_COMMAND: performCommand()
      case FL_COMPLETE: complete()
      case FL_MATCHES: showMatches()
      default: break
      }
    }
  }

  private func performCommand() {
    phase = .ready
    let command = EditorCommand(
      name: String(cString: fl_command_name(fl_command_index())), count: Int(fl_command_count()),
      key: Int(fl_command_key()))
    delegate?.lineEditor(self, perform: command)
    // What was typed ahead goes to a buffer that must not be given it raw.
    guard fl_queued() > 0, current.kind == .secret || current.kind == .keysOnly else { return }
    var rest = [UInt8](repeating: 0, count: fl_queued())
    rest.removeLast(rest.count - fl_take_back(&rest, rest.count))
    for scalar in String(decoding: rest, as: UTF8.self).unicodeScalars {
      deferred.append(.key(Array(String(scalar).utf8)))
    }
  }

  private func complete() {
    let word = String(cString: fl_word())
    let range = Int(fl_word_start())..<Int(fl_word_end())
    var candidates: [String] = []
    if let active, active.kind != .secret {
      candidates = delegate?.lineEditor(self, completionsFor: word, in: active, range: range) ?? []
    }
    fl_completions_begin(Int32(clamping: candidates.count))
    for candidate in candidates { fl_completions_add(candidate) }
  }

  private func showMatches() {
    delegate?.lineEditor(self, show: (0..<fl_match_count()).map { String(cString: fl_match($0)) })
  }

  // MARK: Buffers without text

  /// Tells the delegate what a key did in a buffer without text, and empties it.
  private func reportKeys() {
    let buffer = current
    guard buffer.kind == .keysOnly, hasStarted else { return }
    let function = lastFunctionName
    if fl_line_length(buffer.line) > 0 {
      let typed = buffer.text
      fl_line_reset(buffer.line, "", 0)
      if active != nil { delegate?.lineEditor(self, typed: typed) }
    } else if let function, function != "self-insert", !function.hasPrefix("form-") {
      if active != nil { delegate?.lineEditor(self, ran: function) }
    }
  }
}
