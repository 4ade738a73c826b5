import CReadline

/// A command, as run by a key.
nonisolated package struct EditorCommand: Equatable, Sendable {
  package var name: CommandName
  /// The numeric argument: 1 without one, negative after Meta-minus.
  package var count: Int
  /// The last byte of the key sequence: 13 for Return, 10 for Ctrl-J.
  package var key: Int

  /// The numeric argument, 1 for 0: the steps of a move.
  package var steps: Int { count == 0 ? 1 : count }

  package init(name: CommandName, count: Int = 1, key: Int = 0) {
    self.name = name
    self.count = count
    self.key = key
  }
}

extension LineEditor {
  /// An effect of a key other than an edit.
  package enum Event: Equatable, Sendable {
    /// One of Formline's own commands was run.
    case command(EditorCommand)
    /// Text was typed or pasted while a ``LineBuffer/Kind/keysOnly`` buffer was active. The buffer stays empty.
    case typed(String)
    /// A function other than typing, such as `forward-char`, ran in a ``LineBuffer/Kind/keysOnly`` buffer.
    case ran(String, count: Int)
    /// readline completes the text: pass the candidates to ``complete(with:)``, otherwise there are none.
    case complete
    /// readline would list the possible completions below the line.
    case show
    case refused(PasteRefusal)
    /// A paste was taken without its control characters.
    case leftOutControls
    /// Only the beginning of a paste was taken: the rest is longer than the buffer's ``PastePolicy`` allows.
    case cut
  }

  /// An input that is fed as a whole.
  enum Input {
    case key([UInt8])
    case paste([UInt8])
  }

  /// Feeds one UTF-8 scalar or one complete escape sequence; a lone Esc is complete, since the decoder has waited.
  /// ``next()`` handles it.
  package func feed(key bytes: [UInt8]) { waiting.append(.key(bytes)) }

  /// Feeds a bracketed paste as one edit and one undo step; ``LineBuffer/pastePolicy`` decides what is inserted. In a
  /// search it is appended to the search text.
  package func feed(paste bytes: [UInt8]) { waiting.append(.paste(bytes)) }

  /// Called when the time of ``Phase/timed(milliseconds:)`` has passed without a key: ``next()`` continues.
  package func keySequenceTimedOut() { if case .timed = phase { hasMore = true } }

  /// Handles the input up to the next event; nil when all is done. Between events the host may activate another buffer,
  /// replace texts, move point and feed keys, which are queued.
  package func next() -> Event? {
    if !hasStarted { start(inputrc: .none) }
    while true {
      if hasMore {
        if let event = resume() { return event }
      } else if waiting.isEmpty {
        return nil
      } else {
        switch waiting.removeFirst() {
        case .key(let bytes): give(key: bytes)
        case .paste(let bytes): if let event = give(paste: bytes) { return event }
        }
      }
    }
  }

  /// The candidates for ``Event/complete``, each a replacement for the whole text.
  package func complete(with candidates: [String]) {
    guard awaitsCandidates else { return }
    fl_completions_begin(Int32(clamping: candidates.count))
    for candidate in candidates { fl_completions_add(candidate) }
  }

  // MARK: Running readline

  private func resume() -> Event? {
    awaitsCandidates = false
    switch fl_resume() {
    case FL_KEY:
      rest(in: .ready)
      return current.kind == .keysOnly ? keyEvent() : nil
    case FL_MORE: rest(in: .pending)
    case FL_TIMED:
      // The key is a lone Esc: the decoder has waited.
      let isOver = gaveEscape
      rest(in: .timed(milliseconds: max(1, fl_wait_microseconds() / 1000)))
      gaveEscape = isOver
      hasMore = isOver
    case FL_COMMAND:
      phase = .ready
      guard let name = CommandName(rawValue: fl_command_index()) else { return nil }
      return .command(EditorCommand(name: name, count: Int(fl_command_count()), key: Int(fl_command_key())))
    case FL_COMPLETE where active.map { $0.kind != .secret } ?? false:
      phase = .pending
      awaitsCandidates = true
      return .complete
    case FL_MATCHES:
      phase = .pending
      return .show
    default: break
    }
    return nil
  }

  /// Called when readline has read every key it was given.
  private func rest(in phase: Phase) {
    self.phase = phase
    hasMore = false
    gaveEscape = false
  }

  /// The event for a key in a buffer without text, which is emptied.
  private func keyEvent() -> Event? {
    let buffer = current
    if fl_line_length(buffer.line) > 0 {
      let typed = buffer.text
      fl_line_reset(buffer.line, "", 0)
      return active == nil ? nil : .typed(typed)
    }
    guard active != nil, let function = lastFunctionName else { return nil }
    guard function != "self-insert", CommandName(spelling: function)?.isOwn != true else { return nil }
    return .ran(function, count: Int(fl_last_argument()))
  }

  private func queue(_ bytes: [UInt8]) {
    fl_queue(bytes, bytes.count)
    hasMore = true
  }

  // MARK: Keys

  private func give(key bytes: [UInt8]) {
    guard let first = bytes.first, mayBeGiven(bytes) else { return }
    if phase == .ready, first < 0x20, fl_is_vi() { fl_leave_replacing_for(bytes, bytes.count) }
    if first == 0x1B, bytes.count > 1 { return give(sequence: bytes) }
    if first == 0x1B, escapeEndsPending { return cancelPending() }
    if phase != .ready, interruptsWhatHasBegun(bytes) || fl_types_search() && endsTypedSearch(first) { cancelPending() }
    guard searchHasRoom(for: bytes) else {
      bellCount += 1
      return
    }
    if current.kind == .secret, queueSecret(for: bytes) { return }
    queue(bytes)
    gaveEscape = first == 0x1B
  }

  /// True for the key that ends the form, unless it ends a longer sequence that is bound: readline would take it for the
  /// end of a search, for the character that a command waits for, or for part of a sequence that nothing is bound to.
  private func interruptsWhatHasBegun(_ bytes: [UInt8]) -> Bool {
    guard command(of: bytes) == .interrupt else { return false }
    return fl_reads_search() || isBound(keySequence: status.pendingKeys + bytes) == nil
  }

  /// True for a control character that readline would search for: all but those that edit, end or leave the search.
  private func endsTypedSearch(_ byte: UInt8) -> Bool {
    byte < 0x20 && ![0x07, 0x08, 0x0A, 0x0D, 0x15, 0x17].contains(byte)
  }

  /// The most characters of a search: readline's costs their cube in a text of the same letters.
  static var longestSearch: Int { 200 }

  /// False for a key that would make the search longer than it may be.
  private func searchHasRoom(for bytes: [UInt8]) -> Bool {
    guard phase != .ready, fl_reads_search() else { return true }
    let room = Self.longestSearch - Int(fl_search_length())
    switch bytes[0] {
    // The next word, which a typed search erases instead, and the rest of the line.
    case 0x17 where current.kind != .secret: return fl_types_search() || nextWordInSearch.count <= room
    case 0x19: return Int(fl_line_length(current.line) - fl_line_point(current.line)) <= room
    case 0..<0x20, 0x7F: return true
    default: return room > 0
    }
  }

  /// The bytes that Ctrl-W adds to a search, at least: from behind what is found to the end of a word.
  private var nextWordInSearch: Slice<UnsafeRawBufferPointer> {
    func isInWord(_ byte: UInt8) -> Bool {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...: true
      default: false
      }
    }
    let rest = current.rawBytes.dropFirst(Int(fl_line_point(current.line) + fl_search_length()))
    let word = rest.drop { !isInWord($0) }
    return rest[..<(word.firstIndex { !isInWord($0) } ?? rest.endIndex)]
  }

  /// True if Esc only ends the pending argument, typed search or vi operator; readline would also run its binding.
  private var escapeEndsPending: Bool {
    guard phase == .pending else { return false }
    return fl_types_search() || fl_reads_argument() || fl_reads_motion()
      || fl_reads_character() && status.mode == .viCommand
  }

  /// NUL would make some of vi's loops endless, so it is passed only if a command is bound to it. Malformed UTF-8 is
  /// dropped.
  private func mayBeGiven(_ bytes: [UInt8]) -> Bool {
    if bytes.contains(0) {
      let startsCommand = phase == .ready || fl_reads_argument()
      return bytes.count == 1 && startsCommand && !fl_types(0) && fl_binding(bytes, 1) != nil
    }
    return bytes[0] < 0x80 || String(validating: bytes, as: UTF8.self) != nil
  }

  /// Passes bound sequences only: readline would run Esc's binding and type the rest of an unbound one.
  private func give(sequence bytes: [UInt8]) {
    if phase != .ready {
      if goesOn(with: bytes) { return queue(bytes) }
      if !mayComeBetween { cancelPending() }
    }
    let isBound = fl_binding(bytes, bytes.count) != nil
    if isBound { return queue(bytes) }
    // Esc, and in the same moment the key that ends the form.
    if bytes.count == 2, command(of: [bytes[1]]) == .interrupt {
      cancelPending()
      return give(key: [bytes[1]])
    }
    let isFunctionKey = bytes.count > 2 && (bytes[1] == 0x5B || bytes[1] == 0x4F)
    guard !isFunctionKey, phase == .ready, fl_is_vi() else { return }
    // A fast typist in vi: Esc, and then the next key.
    waiting.insert(.key(Array(bytes.dropFirst())), at: 0)
    if status.mode != .viCommand { give(key: [0x1B]) }
  }

  private func goesOn(with bytes: [UInt8]) -> Bool {
    let begun = status.pendingKeys
    return !begun.isEmpty && !fl_reads_character() && isBound(keySequence: begun + bytes) != nil
  }

  /// True if a sequence may come now: it ends a search, and moves under an argument or an operator. It is no character,
  /// is not searched for and ends what it does not go on: readline would take its Esc for that end, and type the rest.
  private var mayComeBetween: Bool {
    if fl_reads_character() || fl_types_search() { return false }
    return fl_reads_search() || fl_reads_argument() || fl_reads_motion()
  }

  /// Queues readline's input for a key during editing of a secret: a placeholder if the key would become text or part
  /// of a search. False if the key is to be passed unchanged.
  private func queueSecret(for bytes: [UInt8]) -> Bool {
    guard bytes[0] >= 0x20, bytes[0] != 0x7F, becomesText(bytes),
      let scalar = String(decoding: bytes, as: UTF8.self).unicodeScalars.first
    else { return false }
    // If there is no room left, nothing is typed.
    var given = current.placeholderForTyped(scalar).map { String($0) } ?? "\u{07}"
    given.withUTF8 { if let start = $0.baseAddress { fl_queue(start, $0.count) } }
    hasMore = true
    return true
  }

  private func becomesText(_ bytes: [UInt8]) -> Bool {
    if phase == .ready { return fl_types(bytes[0]) }
    if fl_reads_argument() { return !(0x30...0x39).contains(bytes[0]) && bytes[0] != 0x2D && fl_types(bytes[0]) }
    if fl_reads_motion() { return false }
    return fl_reads_search() || fl_reads_character()
  }

  // MARK: Pastes

  private func give(paste bytes: [UInt8]) -> Event? {
    let buffer = current
    let text: String
    do throws(PasteRefusal) {
      text = try buffer.pastePolicy.accepted(bytes)
    } catch {
      bellCount += 1
      return .refused(error)
    }
    if text.isEmpty { return nil }
    if buffer.kind == .keysOnly {
      return active == nil ? nil : .typed(String(text.unicodeScalars.prefix(Self.longestSearch)))
    }
    if phase != .ready, fl_reads_search(), buffer.kind != .secret {
      let typed = text.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }
      let taken = typed.prefix(max(0, Self.longestSearch - Int(fl_search_length())))
      if taken.count < typed.count { bellCount += 1 }
      if !taken.isEmpty { queue(Array(String(String.UnicodeScalarView(taken)).utf8)) }
    } else {
      cancelPending()
      if !insert(text) { return .cut }
    }
    return buffer.pastePolicy.leavesOut(bytes) ? .leftOutControls : nil
  }

  /// Inserts the part of a pasted text that the buffer has room for; false if that is not all.
  private func insert(_ text: String) -> Bool {
    let buffer = current
    let present = Int(fl_line_length(buffer.line))
    let placeholderBytes = 4
    let part =
      buffer.kind == .secret
      ? buffer.pastePolicy.beginning(of: text, besideBytes: present, characters: { present / placeholderBytes })
      : buffer.pastePolicy.beginning(of: text, besideBytes: present, characters: { buffer.text.count })
    if !part.isEmpty { buffer.insert(String(part)) }
    let isWhole = part.utf8.count == text.utf8.count
    guard isWhole, buffer.kind == .secret else { return isWhole }
    // Placeholders may have run out.
    return Int(fl_line_length(buffer.line)) - present == text.unicodeScalars.count * placeholderBytes
  }
}
