// swift-tools-version: 6.2
// A package of somebody else, with forms and their tests. It sees of Formline what every user sees, and has nothing that
// Formline's own targets are built with: no default isolation, no features of the compiler that are yet to come.
import PackageDescription

let formline: Target.Dependency = .product(name: "Formline", package: "Formline")
let defined: Target.Dependency = .product(name: "DefinedForms", package: "Formline")
let foundation: Target.Dependency = .product(name: "FormlineFoundation", package: "Formline")
let testing: Target.Dependency = .product(name: "FormTesting", package: "Formline")

let package = Package(
  name: "Outsider",
  // No traits: neither publishers nor the command, so that nothing else is resolved.
  dependencies: [.package(name: "Formline", path: "../..", traits: [])],
  targets: [
    .target(name: "Booking", dependencies: [formline]),
    .executableTarget(name: "Release", dependencies: [formline]),
    // How form screens spell what they are made of: that it compiles is the test.
    .target(name: "Spellings", dependencies: [formline]),
    // Screens as they were written for SwiftUI, with another import.
    .target(name: "Ported", dependencies: [formline, foundation]),
    .executableTarget(name: "ShowPorted", dependencies: ["Ported", formline]),
    .executableTarget(name: "Account", dependencies: [defined]),
    .target(name: "Accounts", dependencies: [defined], exclude: ["sign-up.yaml"]),
    .testTarget(name: "BookingTests", dependencies: ["Booking", "Accounts", testing]),
    .testTarget(name: "PortedTests", dependencies: ["Ported", testing]),
  ],
  swiftLanguageModes: [.v6]
)
