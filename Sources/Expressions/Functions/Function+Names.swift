internal import Values
import Wording

extension Function {
  /// What to suggest for a function or macro name that does not exist.
  static func suggestion(for name: String) -> String? {
    if let known = foreignNames[name.lowercased()] { return known }
    let macros = Comprehension.Macro.allCases.map(\.rawValue) + ["has"]
    return NearestWord.to(name, among: allCases.map(\.rawValue) + macros)
  }

  /// What other languages call our functions, in lower case.
  private static let foreignNames = [
    "len": "size", "length": "size", "count": "size", "strlen": "size",
    "lower": "lowerAscii", "tolower": "lowerAscii", "tolowercase": "lowerAscii", "downcase": "lowerAscii",
    "lowercase": "lowerAscii", "upper": "upperAscii", "toupper": "upperAscii", "touppercase": "upperAscii",
    "upcase": "upperAscii", "uppercase": "upperAscii", "includes": "contains", "has_prefix": "startsWith",
    "hasprefix": "startsWith", "hassuffix": "endsWith", "strip": "trim", "match": "matches", "test": "matches",
    "str": "string", "tostring": "string", "float": "double", "number": "double", "parseint": "int",
    "integer": "int", "boolean": "bool", "substr": "substring", "slice": "substring", "any": "exists", "some": "exists",
    "every": "all", "index": "indexOf", "find": "indexOf", "date": "timestamp", "typeof": "type",
  ]
}
