/// Ten members of one type; tens of tens make values with as many fields as a test wants.
struct Ten<Member> {
  var a, b, c, d, e, f, g, h, i, j: Member

  init(_ make: () -> Member) {
    (a, b, c, d, e) = (make(), make(), make(), make(), make())
    (f, g, h, i, j) = (make(), make(), make(), make(), make())
  }

  static var members: [WritableKeyPath<Ten, Member>] { [\.a, \.b, \.c, \.d, \.e, \.f, \.g, \.h, \.i, \.j] }
}
