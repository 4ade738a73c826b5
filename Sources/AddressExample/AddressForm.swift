import Formline

/// An address form: content types suggest and validate, the country decides what a postal code looks like, and the
/// cities of an app's own list stand beside what was typed.
struct AddressForm: View {
  enum Field: Hashable { case name, street, postalCode, city, country }

  @State private var name = ""
  @State private var street = ""
  @State private var postalCode = ""
  @State private var city = ""
  @State private var country = ""
  @State private var isGift = false
  @State private var note = ""
  @FocusState private var focus: Field?
  @Environment(\.dismiss) private var dismiss

  private static let cities = [
    ("Berlin", "Germany"), ("Bern", "Switzerland"), ("Bergen", "Norway"), ("Paris", "France"),
  ]

  var body: some View {
    Form {
      Section("Where to") {
        TextField("Name", text: $name).textContentType(.name).focused($focus, equals: .name)
        TextField("Country", text: $country).textContentType(.countryName).focused($focus, equals: .country)
        TextField("Street", text: $street, axis: .vertical).textContentType(.fullStreetAddress)
          .focused($focus, equals: .street)
        TextField("Postal code", text: $postalCode).textContentType(.postalCode).validatesContent()
          .focused($focus, equals: .postalCode)
        TextField("City", text: $city)
          .textInputSuggestions {
            ForEach(matchingCities, id: \.0) { city, country in
              Text("\(city), \(country)").textInputCompletion(city)
            }
          }
          .focused($focus, equals: .city)
      }
      DisclosureGroup("A present", isExpanded: $isGift) {
        TextField("Card says", text: $note, axis: .vertical).submitScope()
      }
    }
    .onSubmit {
      switch focus {
      case .name: focus = .country
      case .country: focus = .street
      case .street: focus = .postalCode
      case .postalCode: focus = .city
      default: if let missing { focus = missing } else { dismiss() }
      }
    }
    .toolbar { Button("Send") { dismiss() }.keyboardShortcut("F10").disabled(missing != nil) }
    .defaultFocus($focus, .name)
  }

  /// The first field that cannot be left out and is empty.
  private var missing: Field? { name.isEmpty ? .name : city.isEmpty ? .city : nil }

  private var matchingCities: [(String, String)] {
    Self.cities.filter { city.isEmpty || $0.0.lowercased().hasPrefix(city.lowercased()) }
  }
}
