import Foundation
import TestSupport
import Testing
import Values

/// What a release says it consists of, as SPDX 2.3 has it.
@Suite(.needs(.python3)) struct BillOfMaterialsTests {
  private func made() throws -> JSONValue {
    let folder = TemporaryFolder()
    let command = try DetachedCommand(
      executable: "/bin/sh", ["-c", "cd '\(ManualCommandTests.root)' && .ci/bill-of-materials 9.9 readline yaml"],
      environment: [
        "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "SOURCE_DATE_EPOCH": "1700000000",
      ], folder: folder)
    #expect(command.status == 0, "\(command.error)")
    return try JSONParser.parse(command.output)
  }

  private func elements(_ name: String, of document: JSONValue) -> [JSONValue] {
    if case .array(let elements)? = document[name] { elements } else { [] }
  }

  @Test func `every part has a version and a place to get it, and is related to the release`() throws {
    let document = try made()
    #expect(document["spdxVersion"] == "SPDX-2.3" && document["dataLicense"] == "CC0-1.0")
    #expect(document["SPDXID"] == "SPDXRef-DOCUMENT")
    #expect(document["creationInfo"]?["created"] == "2023-11-14T22:13:20Z")
    let packages = elements("packages", of: document)
    let ids = packages.compactMap { $0["SPDXID"]?.string }
    #expect(Set(ids).count == packages.count)
    for package in packages {
      #expect(try #require(package["SPDXID"]?.string).wholeMatch(of: /SPDXRef-[A-Za-z0-9.-]+/) != nil)
      #expect(package["versionInfo"]?.string?.first?.isNumber == true, "\(package)")
      #expect(package["downloadLocation"]?.string != nil && package["filesAnalyzed"] == false)
    }
    let names = Set(packages.compactMap { $0["name"]?.string })
    let pins = try JSONParser.parse(
      #require(TemporaryFolder.content(of: ManualCommandTests.root + "/Package.resolved")))
    #expect(
      names
        == Set(["formline", "readline", "libyaml", "swift-runtime"])
        .union(elements("pins", of: pins).compactMap { $0["identity"]?.string }))
    let related = elements("relationships", of: document).compactMap { $0["relatedSpdxElement"]?.string }
    #expect(related.sorted() == ids.sorted())
  }

  @Test func `the same parts make the same document`() throws { #expect(try made() == made()) }
}
