/// A field id somewhere in the file, to be looked up when all fields are known.
struct PendingReference {
  /// What the reference is for, which decides what it may name.
  enum Use {
    case focus
    /// `clear` or `set`.
    case change(String)
    case ruleTarget
    /// `for` of a toolbar item, which may name a content type instead.
    case toolbarTarget
  }

  var id: String
  var use: Use
  var range: SourceRange
  /// The fields of the rows it stands in.
  var rowFields: [[FieldDefinition]] = []
}
