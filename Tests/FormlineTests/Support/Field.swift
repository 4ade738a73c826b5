/// The fields of most test forms.
enum Field: Hashable { case name, email, missing }

func shown(_ field: Field?) -> String { field.map { "\($0)" } ?? "nil" }
