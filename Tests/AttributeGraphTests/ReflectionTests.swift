import Testing

@testable import AttributeGraph

@Suite struct ReflectionTests {
  @Test func `what is read of metadata is what its probes expect`() {
    #expect(Reflection.tellsMembers && Reflection.readsConformances)
  }

  @Test func `members are told in order with their places and kinds`() throws {
    let members = try #require(Reflection.members(of: Record.self))
    #expect(members.map(\.offset) == [0, 8, 24])
    #expect(members.map(\.kind) == [.structure, .structure, .optional])
    let types: [Any.Type] = [Bool.self, String.self, Int?.self]
    #expect(members.map { ObjectIdentifier($0.type) } == types.map { ObjectIdentifier($0) })
    #expect(Reflection.namesOfKnownMembers(of: Record.self) == ["flag", "text", "number"])
  }

  @Test func `without members, a struct is compared by its bytes`() {
    #expect(MemberComparator(Record.self, kind: .structure, tellsMembers: false) == nil)
    #expect(MemberComparator(Record.self, kind: .structure) != nil)
  }

  @Test(arguments: [true, false])
  func `conformances are those that a cast finds, whatever was asked before`(readsMetadata: Bool) {
    var conformances = SharedConformances((any Named.Type).self, readsMetadata: readsMetadata)
    conformances.remember(Known<Int>.self)
    let types: [Any.Type] = [
      Always<Int>.self, Bare<Int>.self, Sometimes<Int>.self, Sometimes<String>.self, Choice<Int>.self,
      Object<Int>.self, Int.self, Int?.self, String?.self, (Int, Int).self, (() -> Void).self, [Int].self,
      Always<String>.self, Bare<String>.self, Sometimes<Bool>.self, Choice<[String]>.self, Object<String>.self,
      Always<Always<Bare<Int>>>.self, Bool?.self, Known<Int>.self, Known<String>.self,
    ]
    for type in types + types.reversed() {
      let cast = type as? any Named.Type
      let found = conformances.conformance(of: type)
      #expect(found?.name == cast?.name, "\(type)")
      #expect(found.map { ObjectIdentifier($0) } == cast.map { ObjectIdentifier($0) })
    }
  }

  @Test(arguments: [true, false])
  func `conformances keep the associated types of each specialisation apart`(readsMetadata: Bool) {
    var conformances = SharedConformances((any Holding.Type).self, readsMetadata: readsMetadata)
    for type: Any.Type in [Holder<Int>.self, Holder<String>.self, Holder<[Int]>.self] {
      #expect(conformances.conformance(of: type)?.heldName == (type as? any Holding.Type)?.heldName)
    }
  }
}

private struct Record {
  let flag: Bool
  let text: String
  let number: Int?
}

private protocol Named {
  static var name: String { get }
}

private protocol Holding<Held> {
  associatedtype Held
  static var heldName: String { get }
}

private struct Always<T>: Named { static var name: String { "Always<\(T.self)>" } }
private struct Known<T>: Named { static var name: String { "Known<\(T.self)>" } }
private struct Bare<T> {}
private struct Sometimes<T> {}
private enum Choice<T>: Named {
  case one(T)
  static var name: String { "Choice<\(T.self)>" }
}
private final class Object<T>: Named { static var name: String { "Object<\(T.self)>" } }
private struct Holder<T>: Holding {
  typealias Held = T
  static var heldName: String { "\(T.self)" }
}

extension Sometimes: Named where T: BinaryInteger {
  static var name: String { "Sometimes<\(T.self)>" }
}
extension Int: Named { static var name: String { "Int" } }
extension Optional: Named where Wrapped: StringProtocol {
  static var name: String { "Optional<\(Wrapped.self)>" }
}
