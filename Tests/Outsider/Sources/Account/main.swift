import DefinedForms

let signup = try FormDefinition(contentsOf: CommandLine.arguments.dropFirst().first ?? "signup.yaml")
if case .submitted(let answers) = try signup.run() { print(answers["email"]) }
