import DefinedForms
import FormModels
import TerminalDriver

nonisolated extension AskRequest {
  /// True for a choice whose options are lines of standard input.
  var readsOptions: Bool { kind == .choose && items[0].options.isEmpty }
}

/// Options read from standard input, one per line, while they arrive.
final class StandardInputOptions {
  let arriving: ArrivingOptions
  private var bytes: [UInt8]
  private var isAtEnd: Bool
  /// True if what is left of the text is more than is taken.
  private var isExcessive = false
  /// How many options must arrive.
  private let minimum: Int

  /// How long to wait for the first line before showing an empty list.
  private static let patience = Duration.milliseconds(200)
  /// Lines that nobody chooses from would fill the memory.
  private static let mostBytes = 256 << 20

  /// nil for a question without options from standard input.
  /// - Throws: An error if there are no options.
  init?(for request: AskRequest) throws(CommandFailure) {
    for item in request.items where item.kind == .choose && item.options.isEmpty {
      if request.kind == .form {
        let name = item[.id] ?? ""
        throw CommandFailure(.wrongInput, "there is nothing to choose from: write '--choose \(name)=one,other'")
      }
    }
    guard request.readsOptions else { return nil }
    guard !StandardInput.isTerminal else { throw Self.nothing }
    let item = request.items[0]
    // With '--other', what is typed counts as well.
    minimum = item[.other] == "true" ? 1 : max(1, item[.minItems].flatMap { Int($0) } ?? 1)
    arriving = ArrivingOptions(delimiter: request.delimiter)
    (bytes, isAtEnd) = StandardInput.available(within: Self.patience)
    if isAtEnd, !bytes.contains(where: { $0 != 0x0A && $0 != 0x0D }) { throw Self.nothing }
  }

  /// Says that there were lines that are no text.
  func warnOfMalformed() { Self.warn(of: arriving) }

  private static func warn(of options: ArrivingOptions) {
    guard let line = options.malformedLine else { return }
    StandardError.report([.warning("line \(line) of standard input is not UTF-8, and is left out")])
  }

  private static var nothing: CommandFailure {
    CommandFailure(
      .wrongInput, "there is nothing to choose from: give options as arguments, or lines on standard input")
  }

  private static var excess: CommandFailure {
    CommandFailure(.wrongInput, "standard input has more than \(mostBytes >> 20) MiB of options")
  }

  /// Why the question cannot be answered, once all options have arrived.
  var shortage: CommandFailure? {
    guard arriving.isComplete else { return nil }
    if isExcessive { return Self.excess }
    guard arriving.count < minimum else { return nil }
    guard arriving.count > 0 else { return Self.nothing }
    let lines = arriving.count == 1 ? "1 line" : "\(arriving.count) different lines"
    return CommandFailure(.wrongInput, "'--min' is \(minimum), but standard input has only \(lines)")
  }

  /// The distinct lines, once all have arrived.
  func lines() throws(CommandFailure) -> [String] {
    let lines = ArrivingOptions()
    lines.take(try takeAll())
    lines.complete()
    Self.warn(of: lines)
    guard lines.count > 0 else { throw Self.nothing }
    return lines.options.map(\.label)
  }

  /// Waits for all lines.
  func readAll() throws(CommandFailure) {
    arriving.take(try takeAll())
    arriving.complete()
    warnOfMalformed()
    if let shortage { throw shortage }
  }

  private func takeAll() throws(CommandFailure) -> [UInt8] {
    while !isAtEnd {
      let (more, isEnd) = StandardInput.available(within: .seconds(3600))
      bytes += more
      guard bytes.count <= Self.mostBytes else { throw Self.excess }
      isAtEnd = isEnd
    }
    defer { bytes = [] }
    return bytes
  }

  /// Takes the available lines, and the others as they arrive.
  func follow() {
    arriving.take(bytes)
    var room = Self.mostBytes - bytes.count
    bytes = []
    guard !isAtEnd else { return arriving.complete() }
    StandardInput.follow { [weak self, arriving] bytes in
      // What comes behind too much is too much as well.
      guard !arriving.isComplete else { return }
      guard let bytes, room >= bytes.count else {
        self?.isExcessive = bytes != nil
        return arriving.complete()
      }
      room -= bytes.count
      arriving.take(bytes)
    }
  }
}
