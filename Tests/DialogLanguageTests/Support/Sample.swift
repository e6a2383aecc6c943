import Diagnostics
import Foundation
import Testing

/// A definition file, or a folder of files, with the findings written into it as comments.
struct Sample: CustomTestStringConvertible {
    /// The path below the folder of samples.
    let name: String
    /// The files with their places on disk.
    let files: [(url: URL, source: SourceFile)]

    var testDescription: String { name }

    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Samples")

    /// Every file in the folders of areas, and every folder whose name ends in `.case`.
    static let all: [Sample] = {
        var samples: [Sample] = []
        for area in children(of: folder) {
            for entry in children(of: area) {
                let urls = entry.pathExtension == "case" ? children(of: entry) : [entry]
                let files = urls.compactMap { url in
                    (try? Data(contentsOf: url)).map { data in
                        (url, SourceFile(path: url.lastPathComponent, bytes: [UInt8](data)))
                    }
                }
                samples.append(Sample(name: "\(area.lastPathComponent)/\(entry.lastPathComponent)", files: files))
            }
        }
        return samples
    }()

    private static func children(of folder: URL) -> [URL] {
        let found = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return (found ?? []).filter { !$0.lastPathComponent.hasPrefix(".") }.sorted { $0.path() < $1.path() }
    }

    /// The expectations that a file holds.
    static func expectations(in source: SourceFile) -> [Expectation] {
        var subject = 0
        var found: [Expectation] = []
        for (index, line) in lines(of: source).enumerated() {
            if let expectation = Expectation(line: line, subject: subject) {
                found.append(expectation)
            } else {
                subject = index + 1
            }
        }
        return found.sorted()
    }

    /// The file with these expectations in place of its own. Comments with the old ones go; lines keep their order.
    static func text(of source: SourceFile, expecting expectations: [Expectation]) -> String {
        var result: [String] = []
        var pending: [Int: [Expectation]] = [:]
        var wholeFile: [Expectation] = []
        for expectation in expectations {
            if case .span(let line, _, _, _) = expectation.place {
                pending[line, default: []].append(expectation)
            } else {
                wholeFile.append(expectation)
            }
        }
        var subject = 0
        for (index, line) in lines(of: source).enumerated() {
            if Expectation(line: line, subject: subject) != nil { continue }
            subject = index + 1
            result.append(line)
            for expectation in (pending[subject] ?? []).sorted() { result.append(expectation.comment(below: subject)) }
        }
        while result.last?.isEmpty == true { result.removeLast() }
        for expectation in wholeFile.sorted() { result.append(expectation.comment(below: subject)) }
        return result.joined(separator: "\n") + "\n"
    }

    private static func lines(of source: SourceFile) -> [String] {
        String(decoding: source.bytes, as: UTF8.self).components(separatedBy: "\n")
    }
}
