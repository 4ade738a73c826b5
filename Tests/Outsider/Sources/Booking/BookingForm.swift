import Formline

/// Asks who comes, and for how many a table is wanted.
public struct BookingForm: View {
  public enum Field: Hashable, Sendable { case name, email, seats }

  @State private var name = ""
  @State private var email = ""
  @State private var seats = ""
  @State private var sentence = ""
  @FocusState private var focus: Field?

  public init() {}

  public var body: some View {
    Form {
      TextField("Name", text: $name).focused($focus, equals: .name)
      TextField("E-mail", text: $email).textContentType(.emailAddress).focused($focus, equals: .email)
      TextField("Seats", text: $seats).focused($focus, equals: .seats)
      if !sentence.isEmpty { Text(sentence) }
    }
    .onSubmit {
      switch focus {
      case .name: focus = .email
      case .email: focus = .seats
      default: sentence = "A table for \(seats), \(name)"
      }
    }
    .onAppear { focus = .name }
  }
}
