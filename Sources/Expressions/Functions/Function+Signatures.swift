extension Function {
  /// Every way to call the function.
  var signatures: [Signature] {
    switch self {
    case .size:
      [.string, .bytes, .list(of: .any), .map(key: .any, value: .any)].map { Signature($0, gives: .int) }
    case .startsWith, .endsWith, .contains, .matches: [Signature(.string, .string, gives: .bool)]
    case .int, .uint, .double, .string, .bool, .bytes, .type, .dyn, .timestamp, .duration: conversionSignatures
    case .getFullYear, .getMonth, .getDate, .getDayOfMonth, .getDayOfWeek, .getDayOfYear: accessorSignatures
    case .getHours, .getMinutes, .getSeconds, .getMilliseconds:
      accessorSignatures + [Signature(.duration, gives: .int)]
    case .split:
      [
        Signature(.string, .string, gives: .list(of: .string)),
        Signature(.string, .string, .int, gives: .list(of: .string)),
      ]
    case .join:
      [Signature(.list(of: .string), gives: .string), Signature(.list(of: .string), .string, gives: .string)]
    case .lowerAscii, .upperAscii, .trim, .reverse: [Signature(.string, gives: .string)]
    case .replace:
      [
        Signature(.string, .string, .string, gives: .string),
        Signature(.string, .string, .string, .int, gives: .string),
      ]
    case .substring: [Signature(.string, .int, gives: .string), Signature(.string, .int, .int, gives: .string)]
    case .indexOf, .lastIndexOf:
      [Signature(.string, .string, gives: .int), Signature(.string, .string, .int, gives: .int)]
    case .charAt: [Signature(.string, .int, gives: .string)]
    case .format: [Signature(.string, .list(of: .any), gives: .string)]
    }
  }

  private var conversionSignatures: [Signature] {
    switch self {
    case .int: signatures(from: [.int, .uint, .double, .string, .timestamp], to: .int)
    case .uint: signatures(from: [.uint, .int, .double, .string], to: .uint)
    case .double: signatures(from: [.double, .int, .uint, .string], to: .double)
    case .string:
      signatures(from: [.string, .int, .uint, .double, .bool, .bytes, .timestamp, .duration], to: .string)
    case .bool: signatures(from: [.bool, .string], to: .bool)
    case .bytes: signatures(from: [.bytes, .string], to: .bytes)
    case .timestamp: signatures(from: [.timestamp, .string, .int], to: .timestamp)
    case .duration: signatures(from: [.duration, .string], to: .duration)
    case .type: [Signature(.any, gives: .type)]
    default: [Signature(.any, gives: .any)]
    }
  }

  private var accessorSignatures: [Signature] {
    [Signature(.timestamp, gives: .int), Signature(.timestamp, .string, gives: .int)]
  }

  private func signatures(from sources: [ExpressionType], to result: ExpressionType) -> [Signature] {
    sources.map { Signature($0, gives: result) }
  }
}
