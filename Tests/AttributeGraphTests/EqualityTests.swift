import Testing

@testable import AttributeGraph

struct EqualityTests {
  struct Padded {
    var byte: UInt8
    var word: UInt64
  }

  struct WithClosure {
    var text: String
    var action: () -> Void
  }

  /// Its conformance holds on the main actor only.
  struct IsolatedEquatable: Equatable {
    var compared: Int
    var ignored: Int
    static func == (a: IsolatedEquatable, b: IsolatedEquatable) -> Bool { a.compared == b.compared }
  }

  struct HoldsIsolated {
    var value: IsolatedEquatable
    var action: () -> Void
  }

  final class Object: Equatable {
    let number: Int
    init(_ number: Int) { self.number = number }
    static func == (a: Object, b: Object) -> Bool { a.number == b.number }
  }

  struct HoldsWeakly {
    weak var object: Object?
    unowned var owner: Object
    var action: () -> Void
  }

  struct Labelled {
    var label: ClosedRange<Int>
    var object: Object
  }

  enum Choice {
    case none
    case some(() -> Void)
  }

  struct Empty {}

  @Test func `NaN is equal to itself and -0 to 0`() {
    #expect(ValueEquality.areEqual(Double.nan, Double.nan))
    #expect(ValueEquality.areEqual([1, Double.nan][1], Double.nan))
    #expect(ValueEquality.areEqual(-0.0, 0.0))
    #expect(!ValueEquality.areEqual(1.0, 2.0))
  }

  @Test func `padding does not matter`() {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 32, alignment: 8)
    defer { memory.deallocate() }
    memory.initializeMemory(as: UInt8.self, repeating: 0xAA, count: 16)
    (memory + 16).initializeMemory(as: UInt8.self, repeating: 0x55, count: 16)
    for offset in [0, 16] {
      memory.storeBytes(of: 1, toByteOffset: offset, as: UInt8.self)
      memory.storeBytes(of: 2, toByteOffset: offset + 8, as: UInt64.self)
    }
    let comparator = ValueEquality.comparator(for: Padded.self)
    #expect(comparator is MemberComparator)
    #expect(comparator.areEqual(memory, memory + 16))
    memory.storeBytes(of: 3, toByteOffset: 24, as: UInt64.self)
    #expect(!comparator.areEqual(memory, memory + 16))
  }

  @Test func `closures in members are equal when they are the same`() {
    var count = 0
    let action = { count += 1 }
    #expect(ValueEquality.areEqual(WithClosure(text: "a", action: action), WithClosure(text: "a", action: action)))
    #expect(!ValueEquality.areEqual(WithClosure(text: "a", action: action), WithClosure(text: "b", action: action)))
    #expect(!ValueEquality.areEqual(WithClosure(text: "a", action: action), WithClosure(text: "a", action: {})))
  }

  @Test func `strings with the same text in other memory are equal`() {
    let long = String(repeating: "long text ", count: 10)
    let copy = String(Array(long))
    #expect(ValueEquality.areEqual(WithClosure(text: long, action: run), WithClosure(text: copy, action: run)))
  }

  @Test func `conformances isolated to the main actor count, also in members`() {
    let (a, b) = (IsolatedEquatable(compared: 1, ignored: 1), IsolatedEquatable(compared: 1, ignored: 2))
    #expect(ValueEquality.areEqual(a, b))
    #expect(!ValueEquality.areEqual(a, IsolatedEquatable(compared: 2, ignored: 1)))
    #expect(ValueEquality.areEqual(HoldsIsolated(value: a, action: run), HoldsIsolated(value: b, action: run)))
  }

  @Test func `objects compare as they say, inside other types by identity`() {
    let (a, b) = (Object(1), Object(1))
    #expect(ValueEquality.areEqual(a, b))
    #expect(ValueEquality.areEqual(Labelled(label: 1...2, object: a), Labelled(label: 1...2, object: a)))
    #expect(!ValueEquality.areEqual(Labelled(label: 1...2, object: a), Labelled(label: 1...2, object: b)))
  }

  @Test func `weak and unowned members compare by identity`() {
    let (a, b) = (Object(1), Object(1))
    let value = HoldsWeakly(object: a, owner: b, action: run)
    #expect(ValueEquality.areEqual(value, HoldsWeakly(object: a, owner: b, action: run)))
    #expect(!ValueEquality.areEqual(value, HoldsWeakly(object: b, owner: b, action: run)))
    #expect(!ValueEquality.areEqual(value, HoldsWeakly(object: nil, owner: b, action: run)))
    #expect(!ValueEquality.areEqual(value, HoldsWeakly(object: a, owner: a, action: run)))
  }

  @Test func `optionals of types that are not equatable look inside`() {
    let value = WithClosure(text: String(repeating: "x", count: 40), action: run)
    let copy = WithClosure(text: String(Array(value.text)), action: run)
    #expect(ValueEquality.areEqual(Optional(value), Optional(copy)))
    #expect(ValueEquality.areEqual(WithClosure?.none, nil))
    #expect(!ValueEquality.areEqual(Optional(value), nil))
    #expect(!ValueEquality.areEqual(Optional(value), WithClosure(text: "y", action: run)))
    #expect(ValueEquality.areEqual((1, Optional(value)), (1, Optional(copy))))
  }

  @Test func `tuples compare element by element`() {
    #expect(ValueEquality.areEqual((1, "a", Double.nan), (1, "a", Double.nan)))
    #expect(!ValueEquality.areEqual((1, "a"), (1, "b")))
    #expect(ValueEquality.areEqual((), ()))
    #expect(ValueEquality.areEqual(Empty(), Empty()))
  }

  @Test func `enums that are not equatable compare by bytes`() {
    let action = run
    #expect(ValueEquality.areEqual(Choice.none, .none))
    #expect(ValueEquality.areEqual(Choice.some(action), .some(action)))
    #expect(!ValueEquality.areEqual(Choice.some(action), .none))
  }

  @Test func `types compare as themselves`() {
    #expect(ValueEquality.areEqual(Int.self as Any.Type, Int.self))
    #expect(!ValueEquality.areEqual(Int.self as Any.Type, String.self))
  }

  private let run: () -> Void = {}
}
