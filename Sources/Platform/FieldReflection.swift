// The fields of types, which Swift's library tells elsewhere: Apple's is without that interface, but has the functions of
// the runtime behind it (stdlib/public/core/ReflectionMirror.swift in the Swift repository).
#if canImport(Darwin)

  package struct _EachFieldOptions: OptionSet {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }
  }

  package enum _MetadataKind: UInt {
    case `class` = 0
    case `struct` = 0x200
    case `enum` = 0x201
    case optional = 0x202
    case tuple = 0x301
    case function = 0x302
    case unknown = 0xffff
  }

  /// As a structure of C.
  private struct Field {
    var name: UnsafePointer<CChar>?
    var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    var isStrong = false
    var isVariable = false
  }

  @_silgen_name("swift_getMetadataKind")
  private func metadataKind(_ type: Any.Type) -> UInt

  @_silgen_name("swift_reflectionMirror_recursiveCount")
  private func fieldCount(_ type: Any.Type) -> Int

  @_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
  private func fieldType(_ type: Any.Type, index: Int, fieldMetadata: UnsafeMutableRawPointer) -> Any.Type

  @_silgen_name("swift_reflectionMirror_recursiveChildOffset")
  private func fieldOffset(_ type: Any.Type, index: Int) -> Int

  /// Calls `body` with the name, offset, type and kind of each field of a struct or tuple until it returns false.
  package func _forEachField(
    of type: Any.Type, options: _EachFieldOptions,
    body: (UnsafePointer<CChar>, Int, Any.Type, _MetadataKind) -> Bool
  ) -> Bool {
    guard metadataKind(type) != _MetadataKind.class.rawValue else { return false }
    for index in 0..<fieldCount(type) {
      var field = Field()
      let found = withUnsafeMutablePointer(to: &field) { fieldType(type, index: index, fieldMetadata: $0) }
      defer { field.free?(field.name) }
      let kind = _MetadataKind(rawValue: metadataKind(found)) ?? .unknown
      let goesOn = withUnsafePointer(to: 0) { body(field.name ?? $0, fieldOffset(type, index: index), found, kind) }
      guard goesOn else { return false }
    }
    return true
  }

#endif
