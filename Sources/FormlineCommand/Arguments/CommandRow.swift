import ArgumentParser

/// For which kinds of question an option of `formline run` makes sense, too.
nonisolated enum OptionAsking { case never, always, inForms }

/// What ArgumentParser is told of a row.
nonisolated struct RowDeclaration {
  /// Makes ArgumentParser's property wrapper.
  let make: () -> Any
  /// Takes the value from what ArgumentParser has parsed; throws if it is missing. What nobody takes is unexpected.
  let decode: (KeyedDecodingContainer<RowKey>) throws -> Void

  init<Wrapper: Decodable>(_ name: String, _ make: @escaping () -> Wrapper) {
    self.make = make
    decode = { _ = try $0.decode(Wrapper.self, forKey: RowKey(stringValue: name)) }
  }
}

/// The name of any row.
nonisolated struct RowKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

nonisolated enum RowKind {
  case flag
  /// - Parameter anyText: True if its value may begin with a dash.
  case option(anyText: Bool)
  case argument
  /// Takes the first argument and everything after it.
  case rest
}

/// One option, flag or argument of a command. The row makes its help and completions, and reads it:
///
///     .option("draft", "Keep unfinished answers in this file.", value: "file", completion: .file()) { $0.draft = $1 }
///
/// ArgumentParser's declaration is made from it only for help, completions and complaints: those of a command take
/// twenty million instructions.
nonisolated struct CommandRow<Command> {
  /// The long name, without dashes; for an argument, what help calls it.
  let name: String
  let kind: RowKind
  /// True if the command needs it.
  var isRequired = false
  /// True if it can be given several times.
  var repeats = false
  /// Whether 'formline ask' has this option of 'formline run', too.
  var asking = OptionAsking.never
  /// True if it names a file that is read, where '-' is standard input.
  var isInput = false
  /// The name of a flag that must not be given, too.
  var excluded: String?
  /// The declaration; nil if that of another row declares this one, too.
  let declaration: RowDeclaration?
  /// Stores a value; false if the text is no such value.
  let take: (inout Command, String) -> Bool
}

nonisolated extension CommandRow {
  var isFlag: Bool { if case .flag = kind { true } else { false } }

  static func flag(_ name: String, _ help: String, _ take: @escaping (inout Command) -> Void) -> Self {
    CommandRow(
      name: name, kind: .flag,
      declaration: RowDeclaration(name) { Flag(wrappedValue: false, name: .customLong(name), help: .init(help)) }
    ) { command, _ in
      take(&command)
      return true
    }
  }

  /// A flag for each case, at most one of which can be given; the first is what holds without any.
  static func flags<Choice: EnumerableFlag & RawRepresentable<String>>(
    _ choice: Choice.Type, _ take: @escaping (inout Command, Choice) -> Void
  ) -> [Self] {
    let all = Array(choice.allCases)
    return all.enumerated().map { index, value in
      CommandRow(
        name: value.rawValue, kind: .flag, excluded: all.count == 2 ? all[1 - index].rawValue : nil,
        declaration: index == 0 ? RowDeclaration(value.rawValue) { Flag(wrappedValue: value) } : nil
      ) { command, _ in
        take(&command, value)
        return true
      }
    }
  }

  /// - Parameters:
  ///   - standard: The value if it is not given, for the help.
  ///   - value: What help calls the value.
  ///   - anyText: True if the value may begin with a dash.
  static func option<Value: ExpressibleByArgument>(
    _ name: String, default standard: Value? = nil, _ help: String, value: String? = nil, anyText: Bool = false,
    isRequired: Bool = false,
    completion: @escaping @autoclosure () -> CompletionKind? = nil, _ take: @escaping (inout Command, Value) -> Void
  ) -> Self {
    let parsing = anyText ? SingleValueParsingStrategy.unconditional : .next
    let words = ArgumentHelp(help, valueName: value)
    let declaration =
      if isRequired {
        RowDeclaration(name) {
          Option<Value>(name: .customLong(name), parsing: parsing, help: words, completion: completion())
        }
      } else if let standard {
        RowDeclaration(name) {
          Option(
            wrappedValue: standard, name: .customLong(name), parsing: parsing, help: words, completion: completion())
        }
      } else {
        RowDeclaration(name) {
          Option<Value?>(name: .customLong(name), parsing: parsing, help: words, completion: completion())
        }
      }
    return make(name, .option(anyText: anyText), declaration, isRequired: isRequired, Value.init(argument:), take)
  }

  /// An option whose values the command reads itself.
  static func option<Value>(
    _ name: String, _ help: String, value: String,
    completion: @escaping @autoclosure () -> CompletionKind? = nil,
    reading read: @escaping @Sendable (String) throws -> Value, _ take: @escaping (inout Command, Value) -> Void
  ) -> Self {
    let declaration = RowDeclaration(name) {
      Option<Value?>(
        name: .customLong(name), help: ArgumentHelp(help, valueName: value), completion: completion(), transform: read)
    }
    return make(name, .option(anyText: false), declaration, read, take)
  }

  #if DEBUG
    /// An option of debug builds, which help and completions do not name.
    static func hidden(_ name: String, _ take: @escaping (inout Command, String) -> Void) -> Self {
      let declaration = RowDeclaration(name) {
        Option<String?>(name: .customLong(name), help: ArgumentHelp(visibility: .private))
      }
      return make(name, .option(anyText: false), declaration, { $0 }, take)
    }
  #endif

  /// An option that may repeat.
  static func options<Value: ExpressibleByArgument>(
    _ name: String, _ help: String, value: String, anyText: Bool = false,
    completion: @escaping @autoclosure () -> CompletionKind? = nil, _ take: @escaping (inout Command, Value) -> Void
  ) -> Self {
    let declaration = RowDeclaration(name) {
      Option<[Value]>(
        wrappedValue: [], name: .customLong(name), parsing: anyText ? .unconditionalSingleValue : .singleValue,
        help: ArgumentHelp(help, valueName: value), completion: completion())
    }
    return make(name, .option(anyText: anyText), declaration, Value.init(argument:), take)
  }

  /// An option that may repeat, whose values the command reads itself.
  static func options<Value>(
    _ name: String, _ help: String, value: String, reading read: @escaping @Sendable (String) throws -> Value,
    _ take: @escaping (inout Command, Value) -> Void
  ) -> Self {
    let declaration = RowDeclaration(name) {
      Option<[Value]>(
        wrappedValue: [], name: .customLong(name), help: ArgumentHelp(help, valueName: value), transform: read)
    }
    return make(name, .option(anyText: false), declaration, read, take)
  }

  /// - Parameter standard: The value if it is not given, for the help; without it, it must be given.
  static func argument(
    _ name: String, default standard: String? = nil, _ help: String,
    completion: @escaping @autoclosure () -> CompletionKind? = nil, _ take: @escaping (inout Command, String) -> Void
  ) -> Self {
    let declaration = RowDeclaration(name) {
      standard.map { Argument(wrappedValue: $0, help: .init(help), completion: completion()) }
        ?? Argument(help: .init(help), completion: completion())
    }
    return make(name, .argument, declaration, isRequired: standard == nil, { $0 }, take)
  }

  /// An argument whose value the command reads itself.
  static func argument<Value>(
    _ name: String, _ help: String, reading read: @escaping @Sendable (String) throws -> Value,
    _ take: @escaping (inout Command, Value) -> Void
  ) -> Self {
    let declaration = RowDeclaration(name) { Argument<Value>(help: .init(help), transform: read) }
    return make(name, .argument, declaration, isRequired: true, read, take)
  }

  /// Any number of arguments, at least one if there is no standard value.
  static func arguments(
    _ name: String, default standard: [String]? = nil, _ help: String,
    completion: @escaping @autoclosure () -> CompletionKind? = nil, _ take: @escaping (inout Command, String) -> Void
  ) -> Self {
    let declaration = RowDeclaration(name) {
      standard.map { Argument(wrappedValue: $0, help: .init(help), completion: completion()) }
        ?? Argument<[String]>(help: .init(help), completion: completion())
    }
    return make(name, .argument, declaration, isRequired: standard == nil, repeats: true, { $0 }, take)
  }

  /// Everything from the first argument on, options included.
  static func rest(
    _ name: String, _ help: String, value: String? = nil,
    completion: @escaping @autoclosure () -> CompletionKind? = nil, _ take: @escaping (inout Command, String) -> Void
  ) -> Self {
    let declaration = RowDeclaration(name) {
      Argument<[String]>(
        wrappedValue: [], parsing: .captureForPassthrough, help: ArgumentHelp(help, valueName: value),
        completion: completion())
    }
    return make(name, .rest, declaration, repeats: true, { $0 }, take)
  }

  private static func make<Value>(
    _ name: String, _ kind: RowKind, _ declaration: RowDeclaration, isRequired: Bool = false, repeats: Bool = false,
    _ read: @escaping (String) throws -> Value?, _ take: @escaping (inout Command, Value) -> Void
  ) -> Self {
    CommandRow(name: name, kind: kind, isRequired: isRequired, repeats: repeats, declaration: declaration) {
      command, text in
      guard let value = (try? read(text)) ?? nil else { return false }
      take(&command, value)
      return true
    }
  }

  /// Its file is read, and may be standard input.
  var input: Self {
    var row = self
    row.isInput = true
    return row
  }

  /// The option is one of 'formline ask', too.
  var asked: Self { asked(.always) }

  /// The option is one of 'formline ask form', too.
  var askedInForms: Self { asked(.inForms) }

  private func asked(_ asking: OptionAsking) -> Self {
    var row = self
    row.asking = asking
    return row
  }

  /// The same row for a command that contains this one's options.
  func lifted<Outer>(
    _ open: @escaping (inout Outer, (inout Command) -> Bool) -> Bool
  ) -> CommandRow<Outer> {
    let take = take
    return CommandRow<Outer>(
      name: name, kind: kind, isRequired: isRequired, repeats: repeats, asking: asking, isInput: isInput,
      excluded: excluded, declaration: declaration
    ) { outer, text in
      open(&outer) { take(&$0, text) }
    }
  }
}

/// Tables of rows, one behind the other.
@resultBuilder nonisolated enum RowBuilder<Command> {
  static func buildExpression(_ table: [CommandRow<Command>]) -> [CommandRow<Command>] { table }
  static func buildPartialBlock(first table: [CommandRow<Command>]) -> [CommandRow<Command>] { table }
  // Appended in place: every command reads its rows before it begins.
  static func buildPartialBlock(
    accumulated: consuming [CommandRow<Command>], next: [CommandRow<Command>]
  ) -> [CommandRow<Command>] {
    accumulated += next
    return accumulated
  }
}

/// Options that several commands have.
nonisolated protocol OptionTable {
  @RowBuilder<Self> static var rows: [CommandRow<Self>] { get }
}

nonisolated extension OptionTable {
  static func rows<Command>(
    in open: @escaping (inout Command, (inout Self) -> Bool) -> Bool
  ) -> [CommandRow<Command>] {
    rows.map { $0.lifted(open) }
  }
}
