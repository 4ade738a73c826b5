internal import Values

/// Differences between the drafts of JSON Schema.
enum SchemaDialect {
  /// True if siblings of `$ref` are ignored: up to draft 7.
  static func isRefAlone(in name: String?) -> Bool {
    guard let name else { return false }
    return ["draft-03", "draft-04", "draft-06", "draft-07"].contains { name.contains("json-schema.org/\($0)") }
  }
}

/// JSON pointers (RFC 6901) in URI fragments.
enum SchemaPointer {
  static func tokens(of pointer: some StringProtocol) -> [String] {
    pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map { token in
      String(token).percentDecoded.replacing("~1", with: "/").replacing("~0", with: "~")
    }
  }
}
