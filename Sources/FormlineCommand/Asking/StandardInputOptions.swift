import DefinedForms
import TerminalDriver

/// Options read from standard input, one per line, while they arrive.
final class StandardInputOptions {
  let arriving: ArrivingOptions
  private var bytes: [UInt8]
  private var isAtEnd: Bool

  /// How long to wait for the first line before showing an empty list.
  private static let patience = Duration.milliseconds(200)

  /// nil for a question without options from standard input.
  /// - Throws: An error if there are no options.
  init?(for request: AskRequest) throws(CommandFailure) {
    for item in request.items where item.kind == .choose && item.options.isEmpty {
      if request.kind == .form {
        let name = item[.id] ?? ""
        throw CommandFailure(.wrongInput, "there is nothing to choose from: write '--choose \(name)=one,other'")
      }
    }
    guard request.kind == .choose, request.items[0].options.isEmpty else { return nil }
    guard !StandardInput.isTerminal else { throw Self.nothing }
    arriving = ArrivingOptions(delimiter: request.delimiter)
    (bytes, isAtEnd) = StandardInput.available(within: Self.patience)
    if isAtEnd, !bytes.contains(where: { $0 != 0x0A && $0 != 0x0D }) { throw Self.nothing }
  }

  static var nothing: CommandFailure {
    CommandFailure(
      .wrongInput, "there is nothing to choose from: give options as arguments, or lines on standard input")
  }

  /// The distinct lines, once all have arrived.
  func lines() throws(CommandFailure) -> [String] {
    let lines = ArrivingOptions()
    lines.take(takeAll())
    lines.complete()
    guard lines.count > 0 else { throw Self.nothing }
    return lines.options.map(\.label)
  }

  /// Waits for all lines.
  func readAll() throws(CommandFailure) {
    arriving.take(takeAll())
    arriving.complete()
    if arriving.count == 0 { throw Self.nothing }
  }

  private func takeAll() -> [UInt8] {
    while !isAtEnd {
      let (more, isEnd) = StandardInput.available(within: .seconds(3600))
      bytes += more
      isAtEnd = isEnd
    }
    defer { bytes = [] }
    return bytes
  }

  /// Takes the available lines, and the others as they arrive.
  func follow() {
    arriving.take(bytes)
    bytes = []
    guard !isAtEnd else { return arriving.complete() }
    StandardInput.follow { [arriving] bytes in
      if let bytes { arriving.take(bytes) } else { arriving.complete() }
    }
  }
}
