import Platform
import TestSupport
import Testing
import Values

@testable import FormSite

/// Fields for paths in a form to which the site grants a folder.
@Suite struct FolderTests {
  private static let form = """
    formline: 1
    title: Files
    fields:
      - {id: file, type: path, mustExist: true, kind: file}
      - {id: place, type: path}
      - {id: rows, type: list, fields: [{id: part, type: path}]}

    """

  private func site() -> SiteFixture {
    let site = SiteFixture("forms: {change: {folder: data}}", change: Self.form)
    site.folder.makeFolder("data")
    site.folder.makeFolder("data/inner")
    site.folder.write("data/inner/report.txt", "x")
    site.folder.write("secret.txt", "x")
    symlink("../secret.txt", site.folder["data/link"])
    symlink("/etc", site.folder["data/away"])
    return site
  }

  @Test func `paths lead into the folder, and nowhere else`() throws {
    let site = site()
    #expect(try site.own("check").output.hasSuffix("no mistakes\n"))
    #expect(try site.serve("bob", "change", input: #"{"file": "inner/report.txt", "place": "inner/new"}"#).status == 0)
    for path in ["secret.txt", "../secret.txt", "/etc/passwd", "link", "away/passwd", "~/x", "inner/../../secret.txt"] {
      #expect(try site.serve("bob", "change", input: #"{"file": "\#(path)"}"#).status == 2, "\(path)")
    }
    // Also where nothing has to be there, and in the rows of a list.
    for path in ["../new", "/etc/new", "link", "away/new", "inner/../../x"] {
      for answers in [
        #"{"file": "inner/report.txt", "place": "\#(path)"}"#,
        #"{"file": "inner/report.txt", "rows": [{"part": "inner"}, {"part": "\#(path)"}]}"#,
      ] {
        let refused = try site.serve("bob", "change", input: answers)
        #expect(
          refused.status == 2 && refused.error.contains("must be a path within data"), "\(answers): \(refused.error)")
      }
    }
    #expect(try site.exported().count == 1)
  }

  @Test func `Tab completes what is in the folder`() throws {
    let site = site()
    let session = try site.open("bob", "change")
    #expect(session.shows("Files"))
    session.send("inn\t")
    #expect(session.shows("inner/"))
    session.send("rep\t")
    #expect(session.shows("report.txt"))
    session.send("\u{1b}[21~")
    #expect(session.shows("Submitted. Receipt: "))
    #expect(try site.exported().first?["answers"]?["file"] == "inner/report.txt")
  }

  @MainActor @Test func `of the machine nothing is told`() throws {
    let site = site()
    let names = try #require(try ReachedFolder(of: Site(at: site.path), named: "data")).names
    #expect(names.names(".").sorted() == ["away", "inner", "link"])
    #expect(names.names("inner") == ["report.txt"] && names.kind("inner/report.txt") == .file)
    for path in ["/", "/etc", "..", "../forms", "away", "~root", "~"] {
      #expect(names.names(path) == [] && names.kind(path) == nil, "\(path)")
    }
    #expect(names.kind("link") == nil && names.kind("away/passwd") == nil)
  }

  @Test func `a folder that is not in the site is a mistake, and so is a path without one`() throws {
    let site = site()
    for folder in ["none", "/etc", "..", "data/away", "secret.txt"] {
      site.folder.write(
        "site.yaml", (site.folder.read("site.yaml") ?? "").replacing("folder: data", with: "folder: \"\(folder)\""))
      #expect(try site.own("check").error.contains("there is no folder '\(folder)' in the site"))
      site.folder.write(
        "site.yaml", (site.folder.read("site.yaml") ?? "").replacing("folder: \"\(folder)\"", with: "folder: data"))
    }
    site.folder.write("site.yaml", (site.folder.read("site.yaml") ?? "").replacing("{folder: data}", with: "{}"))
    #expect(try site.own("check").error.contains("forms: {change: {folder: data}}"))
  }
}
