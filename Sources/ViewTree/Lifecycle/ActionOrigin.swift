package import AttributeGraph

/// Which modifier has an action run after an update, and where it stands.
package struct ActionOrigin {
  /// What the modifier is called.
  let name: String
  let attribute: AttributeID

  package init(_ name: String, at attribute: AttributeID) {
    self.name = name
    self.attribute = attribute
  }
}
