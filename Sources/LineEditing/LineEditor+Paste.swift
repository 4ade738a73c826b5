import CReadline

extension LineEditor {
  /// Feeds a bracketed paste as one edit and one undo step. What is taken of it is decided by the buffer's
  /// ``LineBuffer/pastePolicy``; in a search it becomes part of what is searched for.
  /// - Returns: Why the buffer took nothing of it; nil when it took it.
  @discardableResult
  package func paste(_ bytes: [UInt8]) -> PasteRefusal? {
    refusal = nil
    handle(.paste(bytes))
    return refusal
  }

  func handle(paste bytes: [UInt8]) {
    let buffer = current
    let text: String
    do throws(PasteRefusal) {
      text = try buffer.pastePolicy.accepted(bytes)
    } catch {
      bellCount += 1
      refusal = error
      return
    }
    if text.isEmpty { return }
    switch buffer.kind {
    case .keysOnly:
      if active != nil { delegate?.lineEditor(self, typed: text) }
    case .line, .text, .secret:
      if phase != .ready, fl_reads_search(), buffer.kind != .secret { return pasteIntoSearch(text) }
      cancelPending()
      buffer.insert(text)
    }
  }

  private func pasteIntoSearch(_ text: String) {
    queue(text.utf8.filter { $0 >= 0x20 && $0 != 0x7F })
    run()
  }
}
