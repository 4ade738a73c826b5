import DefinedForms

let page = SignupPage(definition: try Signup.definition())
if case .submitted(let answers) = page.run() {
  let signup = try answers.decode(as: Signup.self)
  print("Welcome, \(signup.name)!", signup.plan == .team ? "\(signup.seats ?? 1) seats are ready." : "")
}
