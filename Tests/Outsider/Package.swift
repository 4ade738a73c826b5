// swift-tools-version: 6.2
// A package of somebody else, with a form and its tests. It sees of Formline what every user sees.
import PackageDescription

let package = Package(
  name: "Outsider",
  dependencies: [.package(name: "Formline", path: "../..")],
  targets: [
    .target(name: "Booking", dependencies: [.product(name: "Formline", package: "Formline")]),
    .executableTarget(name: "Release", dependencies: [.product(name: "Formline", package: "Formline")]),
    .testTarget(
      name: "BookingTests",
      dependencies: ["Booking", .product(name: "FormTesting", package: "Formline")]),
  ],
  swiftLanguageModes: [.v6]
)
