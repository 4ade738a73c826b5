import FormTesting
import KeyScripts

extension FormSession where Field == String {
  /// A form of the keys of a definition file, the version left out.
  convenience init(
    _ definition: String, answers: JSONValue = [:], columns: Int = 80, rows: Int = 24,
    environment: [String: String] = [:]
  ) throws {
    try self.init(
      definition: "formline: 1\n" + definition, answers: answers, columns: columns, rows: rows,
      environment: environment)
  }
}
