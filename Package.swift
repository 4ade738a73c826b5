// swift-tools-version: 6.2
// Targets in reading order, bottom up; Sources/ARCHITECTURE.md is the map.
import PackageDescription

/// Where the fuzzer is built, its entry point is that of every program. What makes the messages was built before it then,
/// and MESSAGE_TABLES is its path.
let isForFuzzer = Context.environment["FORMLINE_FUZZER"] != nil

/// Rooms that live on the main actor by default: the reactive tree and everything above it.
let mainActor: [SwiftSetting] = [
  .defaultIsolation(MainActor.self), .enableUpcomingFeature("InternalImportsByDefault"),
]

// Homebrew's libraries are not in the folders where compilers look; its readline is not even linked from there, since the
// system's is libedit by another name. Elsewhere everything is found as it is installed.
#if os(macOS)
  func inHomebrew(_ name: String) -> String? { name }
  let readline: [Target.Dependency] = ["CGNUReadline"]
  let libpq: [Target.Dependency] = ["CLibPQ"]
  let brewed: [Target] = [
    .systemLibrary(name: "CGNUReadline", pkgConfig: "readline", providers: [.brew(["readline"])]),
    .systemLibrary(name: "CLibPQ", pkgConfig: "libpq", providers: [.brew(["libpq"])]),
  ]
#else
  func inHomebrew(_ name: String) -> String? { nil }
  let readline: [Target.Dependency] = []
  let libpq: [Target.Dependency] = []
  let brewed: [Target] = []
#endif

let package = Package(
  name: "Formline",
  platforms: [.macOS(.v26)],
  products: [
    .library(name: "Formline", targets: ["Formline"]),
    .library(name: "DefinedForms", targets: ["DefinedForms"]),
    .library(name: "FormlineCombine", targets: ["FormlineCombine"]),
    .library(name: "FormlineFoundation", targets: ["FormlineFoundation", "CPoints"]),
    .library(name: "FormTesting", targets: ["FormTesting"]),
    .executable(name: "formline", targets: ["FormlineCommand"]),
    .executable(name: "formline-site", targets: ["formline-site"]),
  ],
  // What only some need. A package that says `traits: []` of this one resolves neither.
  traits: [
    .trait(name: "Combine", description: "FormlineCombine: observable objects and publishers, of OpenCombine"),
    .trait(name: "Command", description: "The commands, whose arguments swift-argument-parser reads"),
    .default(enabledTraits: ["Combine", "Command"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/OpenCombine/OpenCombine.git", from: "0.14.0"),
  ],
  targets: [
    // The C library, and what differs between Glibc, Musl and Darwin.
    .target(name: "CPlatform"),
    .target(name: "Platform", dependencies: ["CPlatform"]),

    // Without views.
    .target(name: "CReadline", dependencies: ["CPlatform"] + readline, linkerSettings: [.linkedLibrary("readline")]),
    .target(name: "AttributeGraph", dependencies: ["Platform"], swiftSettings: mainActor),
    .target(
      name: "TerminalModel",
      exclude: [
        "Text/generate-width-table.py", "Text/Breaking/generate-line-break-table.py",
        "Text/Bidi/generate-bidi-table.py",
      ]),
    .target(name: "LineEditing", dependencies: ["Platform", "CReadline", "TerminalModel"], swiftSettings: mainActor),
    .target(name: "Values", dependencies: ["Platform"]),
    // Catalogues of messages, and what makes Swift of them when the package is built.
    .target(name: "Gettext", dependencies: ["Values"]),
    .executableTarget(name: "message-tables", dependencies: ["Gettext"], path: "Sources/MessageTables/Tool"),
    .plugin(
      name: "MessageTables", capability: .buildTool(), dependencies: isForFuzzer ? [] : ["message-tables"],
      path: "Sources/MessageTables/Plugin"),
    .target(
      name: "Wording", dependencies: ["Values", "Gettext"], exclude: ["Catalogues"],
      plugins: [.plugin(name: "MessageTables")]),
    .target(
      name: "ContentTypes", dependencies: ["Values", "Wording"],
      exclude: ["Tables/generate-code-tables.py", "Tables/generate-locale-table.py"]),
    .target(name: "CTerminal", dependencies: ["CPlatform"]),
    // Takes the place of the C library's `free`, so that only the command links it.
    .target(name: "CMemory", dependencies: ["CPlatform"]),
    .target(
      name: "TerminalDriver", dependencies: ["Platform", "CTerminal", "TerminalModel"], swiftSettings: mainActor),

    // Views. FormControls is the core of the vocabulary, and builds without the rest, which is in Formline.
    .target(name: "ViewTree", dependencies: ["AttributeGraph", "TerminalModel"], swiftSettings: mainActor),
    .target(
      name: "FormControls",
      dependencies: [
        "AttributeGraph", "Values", "TerminalModel", "ViewTree", "LineEditing", "Wording", "ContentTypes",
        "TerminalDriver",
      ],
      swiftSettings: mainActor),
    .target(
      name: "Formline",
      dependencies: [
        "AttributeGraph", "Values", "TerminalModel", "ViewTree", "LineEditing", "Wording", "ContentTypes",
        "TerminalDriver", "FormControls",
      ],
      exclude: ["Porting/generate-declarations.py"], swiftSettings: mainActor),
    // Foundation's values and formats. By itself, so that nobody else links Foundation.
    .target(
      name: "FormlineFoundation", dependencies: ["Formline", "ViewTree", "Values", "ContentTypes"],
      swiftSettings: mainActor),
    // Lengths in points for programs that link the product FormlineFoundation.
    .target(name: "CPoints"),
    // Observable objects and publishers. By itself, so that nobody else links OpenCombine.
    .target(
      name: "FormlineCombine",
      dependencies: [
        "AttributeGraph", "ViewTree",
        .product(name: "OpenCombine", package: "OpenCombine", condition: .when(traits: ["Combine"])),
      ],
      swiftSettings: mainActor),

    // Forms from files.
    // The parser of YAML, without the Foundation that Swift wrappers bring: it would double the command's start.
    .systemLibrary(
      name: "CLibYAML", pkgConfig: inHomebrew("yaml-0.1"), providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .target(name: "Expressions", dependencies: ["Values", "Wording"]),
    .target(
      name: "FormDefinitions",
      dependencies: ["CLibYAML", "Values", "Expressions", "Wording", "ContentTypes", "TerminalModel"]),
    // A definition that is filled in, with or without a screen.
    .target(
      name: "FormModels",
      dependencies: [
        "AttributeGraph", "Values", "TerminalModel", "Wording", "ContentTypes", "Expressions", "FormDefinitions",
      ],
      swiftSettings: mainActor),
    .target(
      name: "DefinedForms",
      dependencies: [
        "AttributeGraph", "Values", "TerminalModel", "TerminalDriver", "ViewTree", "LineEditing", "Wording",
        "ContentTypes", "Formline", "Expressions", "FormDefinitions", "FormModels",
      ],
      swiftSettings: mainActor),

    // What can and cannot happen in a form.
    .target(name: "FormProofs", dependencies: ["Values", "ContentTypes", "Expressions", "FormDefinitions"]),

    // Forms that people already have.
    .target(
      name: "FormImports",
      dependencies: ["Values", "TerminalModel", "Wording", "Expressions", "FormDefinitions"]),

    // Forms that programs answer, and programs that have a say in forms.
    .target(
      name: "FormConversations",
      dependencies: [
        "Values", "TerminalModel", "LineEditing", "Wording", "ContentTypes", "Expressions", "TerminalDriver",
        "FormDefinitions", "FormImports", "FormModels",
      ],
      swiftSettings: mainActor),

    // Key scripts and the command.
    .target(name: "TerminalEmulation", dependencies: ["TerminalModel"]),
    .target(name: "Pictures", dependencies: ["Values", "TerminalModel", "TerminalEmulation"]),
    .target(
      name: "KeyScripts",
      dependencies: [
        "Values", "TerminalModel", "TerminalDriver", "LineEditing", "Wording", "ContentTypes", "Formline",
        "Expressions", "FormDefinitions", "FormImports", "FormModels", "DefinedForms", "TerminalEmulation", "Pictures",
      ],
      swiftSettings: mainActor),
    .target(
      name: "FormTesting",
      dependencies: [
        "Values", "TerminalModel", "TerminalDriver", "ViewTree", "LineEditing", "Formline", "FormDefinitions",
        "FormModels",
        "DefinedForms", "TerminalEmulation", "Pictures", "KeyScripts",
      ],
      swiftSettings: mainActor),
    .executableTarget(
      name: "FormlineCommand",
      dependencies: [
        "Platform", "CMemory", "Values", "TerminalModel", "LineEditing", "Gettext", "Wording", "ContentTypes",
        "TerminalDriver", "Formline", "FormDefinitions", "FormImports", "FormProofs", "FormModels", "DefinedForms",
        "FormConversations", "TerminalEmulation", "Pictures", "KeyScripts",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: .when(traits: ["Command"])),
      ],
      swiftSettings: mainActor),

    // The service. By itself, so that the command that fills in one form links none of what it needs.
    .systemLibrary(
      name: "CSQLite", pkgConfig: inHomebrew("sqlite3"), providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    // SHA-256. libcrypto would cost a session ten times the memory.
    .systemLibrary(
      name: "CNettle", pkgConfig: inHomebrew("nettle"), providers: [.apt(["nettle-dev"]), .brew(["nettle"])]),
    .target(name: "CRemote", dependencies: ["CPlatform"] + libpq),
    .target(
      name: "FormSite",
      dependencies: [
        "Platform", "CSQLite", "CNettle", "CRemote", "Values", "TerminalModel", "LineEditing", "Wording",
        "TerminalDriver",
        "Formline",
        "Expressions", "FormDefinitions", "FormModels", "DefinedForms", "FormConversations",
      ],
      swiftSettings: mainActor),
    .executableTarget(
      name: "formline-site",
      dependencies: [
        "Platform", "CMemory", "Values", "TerminalModel", "TerminalDriver", "FormDefinitions", "FormSite",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: .when(traits: ["Command"])),
      ],
      path: "Sources/FormlineSite", exclude: ["Demo", "Installed"], swiftSettings: mainActor),

    // Examples.
    .executableTarget(name: "SignInExample", dependencies: ["Formline"], swiftSettings: mainActor),
    .executableTarget(name: "ControlsExample", dependencies: ["Formline"], swiftSettings: mainActor),
    .executableTarget(name: "StoreExample", dependencies: ["Formline"], swiftSettings: mainActor),
    .executableTarget(name: "AddressExample", dependencies: ["Formline"], swiftSettings: mainActor),
    .executableTarget(name: "CheckoutExample", dependencies: ["Formline"], swiftSettings: mainActor),
    .executableTarget(name: "SignupExample", dependencies: ["DefinedForms"], swiftSettings: mainActor),

    // Counts what the process allocates, by taking the place of malloc: only for what measures.
    .target(name: "CAllocations", dependencies: ["CPlatform"]),
    .executableTarget(
      name: "formline-bench",
      dependencies: [
        "Platform", "CAllocations", "AttributeGraph", "TerminalModel", "LineEditing", "ContentTypes", "TerminalDriver",
        "Formline",
        "FormDefinitions", "FormImports",
        "FormModels", "DefinedForms", "FormConversations", "FormSite",
      ],
      swiftSettings: mainActor),

    // What several test targets need: numbers by chance, temporary folders, terminals, processes.
    .target(
      name: "TestSupport", dependencies: ["Platform", "Values"], path: "Tests/TestSupport", exclude: ["faulty-calls.c"]),
    .testTarget(
      name: "AttributeGraphTests", dependencies: ["TestSupport", "AttributeGraph"], swiftSettings: mainActor),
    .testTarget(name: "TerminalModelTests", dependencies: ["TestSupport", "TerminalModel"]),
    // readline as it comes, to compare with. By itself, so that it has nothing of ours.
    .executableTarget(
      name: "readline-reference", dependencies: readline, path: "Tests/ReadlineReference",
      linkerSettings: [.linkedLibrary("readline")]),
    .testTarget(
      name: "LineEditingTests", dependencies: ["TestSupport", "CReadline", "LineEditing"], swiftSettings: mainActor),
    .testTarget(name: "ValuesTests", dependencies: ["TestSupport", "Values"]),
    .testTarget(
      name: "WordingTests", dependencies: ["TestSupport", "Gettext", "TerminalModel", "Wording", "message-tables"]),
    .testTarget(name: "ContentTypesTests", dependencies: ["TestSupport", "ContentTypes", "Values"]),
    .testTarget(
      name: "TerminalDriverTests", dependencies: ["TestSupport", "TerminalDriver"], swiftSettings: mainActor),
    .testTarget(
      name: "ViewTreeTests", dependencies: ["TestSupport", "TerminalModel", "ViewTree"], swiftSettings: mainActor),
    .testTarget(
      name: "FormControlsTests", dependencies: ["TestSupport", "TerminalModel", "LineEditing", "FormControls"],
      swiftSettings: mainActor),
    .testTarget(
      name: "FormlineTests",
      dependencies: ["TestSupport", "TerminalModel", "ViewTree", "LineEditing", "FormControls", "Formline"],
      swiftSettings: mainActor),
    .testTarget(
      name: "FormlineFoundationTests", dependencies: ["TestSupport", "FormlineFoundation", "FormTesting"],
      swiftSettings: mainActor),
    .testTarget(
      name: "FormlineCombineTests", dependencies: ["TestSupport", "FormlineCombine", "ViewTree"],
      swiftSettings: mainActor),
    .testTarget(name: "ExpressionsTests", dependencies: ["TestSupport", "Values", "Expressions"]),
    .testTarget(
      name: "FormDefinitionsTests",
      dependencies: ["TestSupport", "Values", "TerminalModel", "ContentTypes", "Expressions", "FormDefinitions"],
      exclude: ["Schema/wrong-definitions.json"]),
    .testTarget(
      name: "DefinedFormsTests",
      dependencies: [
        "TestSupport", "TerminalModel", "LineEditing", "Gettext", "Formline", "ContentTypes", "Expressions",
        "FormDefinitions", "FormModels", "DefinedForms", "KeyScripts", "FormTesting",
      ],
      swiftSettings: mainActor),
    .testTarget(
      name: "FormImportsTests",
      dependencies: ["TestSupport", "Values", "FormDefinitions", "FormModels", "FormImports"], exclude: ["Cases"]),
    // Runs z3, where it is installed.
    .testTarget(
      name: "FormProofsTests",
      dependencies: [
        "TestSupport", "Values", "ContentTypes", "Expressions", "FormDefinitions", "FormImports", "TerminalDriver",
        "FormProofs",
      ]),
    .testTarget(
      name: "FormConversationsTests",
      dependencies: [
        "TestSupport", "Values", "TerminalModel", "Formline", "FormDefinitions", "FormModels", "DefinedForms",
        "FormConversations",
        "KeyScripts",
      ],
      swiftSettings: mainActor),
    .testTarget(
      name: "TerminalEmulationTests", dependencies: ["TestSupport", "TerminalModel", "TerminalEmulation", "Pictures"]),
    .testTarget(
      name: "KeyScriptsTests",
      dependencies: [
        "TestSupport", "TerminalModel", "Formline", "FormDefinitions", "FormModels", "DefinedForms", "Pictures",
        "KeyScripts",
        "FormTesting",
      ],
      swiftSettings: mainActor),
    .testTarget(
      name: "FormTestingTests",
      dependencies: [
        "TestSupport", "TerminalModel", "Formline", "FormDefinitions", "FormModels", "DefinedForms", "KeyScripts",
        "FormTesting",
      ],
      swiftSettings: mainActor),
    // Runs the built service, its sshd and its databases.
    .testTarget(
      name: "SiteTests",
      dependencies: ["TestSupport", "Values", "FormSite", "formline-site", "FormlineCommand"],
      exclude: ["Support/kill-at-call.c"]),
    .testTarget(
      name: "StoreExampleTests", dependencies: ["FormTesting", "Formline", "StoreExample"], swiftSettings: mainActor),
    // Asks from an asynchronous `main`, and from forms: a program for a test.
    .executableTarget(
      name: "running-forms", dependencies: ["Formline"], path: "Tests/RunningForms", swiftSettings: mainActor),
    // The doors for bytes from outside: tried with a corpus by the tests, and searched by `make fuzz`.
    .target(
      name: "FuzzTargets",
      dependencies: [
        "Values", "TerminalModel", "Expressions", "FormDefinitions", "FormImports", "FormConversations",
        "TerminalEmulation", "KeyScripts", "FormTesting",
      ],
      path: "Tests/FuzzTargets",
      swiftSettings: mainActor),
    .testTarget(
      name: "FuzzTests", dependencies: ["TestSupport", "FuzzTargets"], exclude: ["Corpus"], swiftSettings: mainActor),
    .testTarget(
      name: "ExampleTests",
      dependencies: [
        "TestSupport", "SignInExample", "ControlsExample", "AddressExample", "CheckoutExample", "SignupExample",
        "FormTesting", "running-forms",
      ],
      swiftSettings: mainActor),
    // Runs the built command, so it needs it built.
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "TestSupport", "FormlineCommand", "FormDefinitions", "TerminalEmulation", "KeyScripts", "Values",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: .when(traits: ["Command"])),
      ]),
  ],
  swiftLanguageModes: [.v6]
)

package.targets += brewed

// Its entry point is that of libFuzzer, which is linked only with `--sanitize fuzzer`.
if isForFuzzer {
  package.targets.append(
    .executableTarget(
      name: "formline-fuzz", dependencies: ["FuzzTargets"], path: "Tests/Fuzzer",
      swiftSettings: mainActor + [.unsafeFlags(["-parse-as-library"])]))
}
