/// The types a definition file can give a field.
package enum FieldType: String, Sendable, CaseIterable {
  case text, password, textarea, path
  case integer, number
  case boolean
  case select, multiselect
  case date, time, datetime
  case list
  case computed
  case note

  /// Whether people type text into it and the answer is that text.
  package var isText: Bool {
    switch self {
    case .text, .password, .textarea, .path: true
    default: false
    }
  }

  /// Whether it is a day, a time of day, or both.
  package var isMoment: Bool { self == .date || self == .time || self == .datetime }

  /// Whether the person can give it focus and change its value.
  package var isEditable: Bool { self != .note && self != .computed }
}
