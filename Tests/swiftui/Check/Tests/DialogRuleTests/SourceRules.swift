import Foundation
import Testing

/// What no test on a screen can show: that there is one modifier of each kind, and that nothing outdated is called.
@Suite("Rules of the sources") struct SourceRules {
    /// The code of the SwiftUI layer and all generated code that is checked in here, without comments.
    private static let files: [(name: String, text: String)] = {
        let package = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
        let folders = ["Sources/DialogUI", "Sources/Composer/Generated", "Tests/DialogRuleTests/Generated"]
        return folders.flatMap { folder in
            let root = package.appending(path: folder).resolvingSymlinksInPath()
            let found = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)?.allObjects ?? []
            let files = found.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
            return files.compactMap { url -> (name: String, text: String)? in
                guard let text = try? String(contentsOf: url, encoding: .utf8) else { return nil }
                let code = text.split(separator: "\n", omittingEmptySubsequences: false)
                    .map { $0.replacing(/\/\/.*$/, with: "") }.joined(separator: "\n")
                return (url.lastPathComponent, code)
            }
        }
    }()

    private func uses(_ text: String) -> [String] {
        Self.files.flatMap { file in
            Array(repeating: file.name, count: file.text.components(separatedBy: text).count - 1)
        }
    }

    @Test func thereIsSomethingToRead() {
        #expect(Self.files.count > 30)
        #expect(uses("protocol DialogStyle").count == 1)
    }

    @Test(arguments: [".sheet(", ".fullScreenCover(", ".popover(", ".alert(", ".confirmationDialog("])
    func rule08_thereIsOneModifierOfEachKind(modifier: String) {
        #expect(uses(modifier).count == 1)
    }

    @Test func rule01_noFlagStandsBesideASelection() {
        #expect(
            Self.files.filter {
                $0.text.contains(
                    /@State\s+(private\s+)?var\s+(is|shows|show)(Presented|Presenting|Alert|Sheet|Popup|Dialog)/)
            }.map(\.name) == [])
        // What bindings of alerts are made of is computed from the one list.
        #expect(uses("isPresented: $level.shows").count == uses("isPresented:").count)
    }

    @Test func rule09_onlyBackdropsTakeTaps() {
        #expect(uses("onTapGesture") == ["PopupView.swift"])
        #expect(uses("TapGesture(") == [])
    }

    /// What a tree cannot show: that nothing is right-handed, of a fixed size of letters, or white in the dark.
    @Test func rule19_looksFollowThePerson() {
        // Generated code has the names of definitions.
        let own = Self.files.filter { !$0.name.hasSuffix(".dialog.swift") }
        let lefts = own.filter { $0.text.contains(/\.(left|right)\b|"(chevron|arrow)\.(left|right)/) }
        #expect(lefts.map(\.name) == [])
        #expect(uses(".system(size:") == [])
        #expect(uses("withAnimation") == [])
        #expect(uses("Color.white") == [])
        #expect(uses("Color.black").sorted() == ["LoadingOverlay.swift", "PopupView.swift"])
    }

    @Test func rule18_environmentKeysAreWrittenByHand() {
        #expect(uses("@Entry") == [])
        #expect(Self.files.filter { $0.text.contains(/EnvironmentKey\s*\{\s*static var/) }.map(\.name) == [])
    }

    @Test(arguments: [
        "Alert(", "ActionSheet(", "PresentationMode", "presentationMode", "NavigationView", "alert(item:",
    ])
    func rule20_nothingOutdatedIsCalled(name: String) {
        #expect(Self.files.filter { names(name, in: $0.text) }.map(\.name) == [])
    }

    /// Whether the text has the word, and not as the end of a longer one.
    private func names(_ word: String, in text: String) -> Bool {
        text.ranges(of: word).contains { range in
            range.lowerBound == text.startIndex || !text[text.index(before: range.lowerBound)].isLetter
        }
    }
}
