/// A file that a run produces.
struct ProducedFile: Sendable {
    var path: String
    var contents: [UInt8]
    /// How a file that is there already is recognised as one that may be replaced.
    var ownership: Ownership = .byHeader

    enum Ownership: Sendable {
        /// It says at its top that it is generated, or is empty.
        case byHeader
        /// Nobody else uses the name: the manifest, and files the user named for the purpose.
        case byName
        /// It is still what the run has read.
        case byContents([UInt8])
    }
}

/// What a run would change, found by comparing what it produces with what is there.
struct OutputPlan: Sendable {
    struct Change: Sendable {
        let path: String
        /// What stands there now.
        let old: [UInt8]?
        /// What shall stand there.
        let new: [UInt8]?

        /// Follows "cannot": what the change does.
        var action: String { (new == nil ? "remove " : "write ") + path }

        /// The word that `--dry-run` lists it under.
        var verb: String {
            switch (old, new) {
            case (nil, _): "create"
            case (_, nil): "remove"
            default: "update"
            }
        }
    }

    private(set) var changes: [Change] = []
    /// What happens before all changes and is not counted: the manifest tells of files that are about to come, too, so that
    /// a run which is killed leaves none that the next one does not know.
    private(set) var announcement: Change?
    private(set) var unchangedCount = 0
    /// Files that are no longer produced but were edited by hand and therefore stay.
    private(set) var keptFiles: [String] = []

    private var identities: Set<FileIdentity> = []

    /// - Parameters:
    ///   - produced: everything that shall be there afterwards.
    ///   - formerPaths: what an earlier run produced; what is not produced any more goes, unless somebody edited it.
    ///   - manifest: the file that the next run knows `formerPaths` from. It changes last: a run that is killed before that
    ///     must not make the next one forget what is to be removed.
    ///   - announcement: the bytes of a manifest with what was and what will be.
    ///   - isGenerated: tells from a file's bytes whether it says that it is generated.
    init(
        produced: [ProducedFile], formerPaths: [String], manifest: ProducedFile?, announcement: [UInt8]?,
        isGenerated: ([UInt8]) -> Bool
    ) throws(OutputFailure) {
        var problems: [String] = []
        for file in produced {
            if let problem = compare(file, isGenerated: isGenerated) { problems.append(problem) }
        }
        let producedPaths = Set(produced.map(\.path))
        for path in formerPaths where !producedPaths.contains(path) { planRemoval(path, isGenerated: isGenerated) }
        if let manifest, let problem = compare(manifest, isGenerated: isGenerated) { problems.append(problem) }
        if !problems.isEmpty { throw OutputFailure(problems) }
        if let announcement, let change = changes.last, change.path == manifest?.path {
            self.announcement = Change(path: change.path, old: change.old, new: announcement)
        }
    }

    private mutating func compare(_ file: ProducedFile, isGenerated: ([UInt8]) -> Bool) -> String? {
        do throws(ReadFailure) {
            let present = try FileReader.read(file.path)
            identities.insert(present.identity)
            if present.bytes == file.contents {
                unchangedCount += 1
                return nil
            }
            switch file.ownership {
            case .byHeader where !present.bytes.isEmpty && !isGenerated(present.bytes):
                return
                    "\(file.path) was not generated, so it is not overwritten: move it, or choose another output folder"
            case .byContents(let expected) where present.bytes != expected:
                return "\(file.path) has changed since it was read, so it is not overwritten: run this again"
            case .byHeader, .byName, .byContents:
                changes.append(Change(path: file.path, old: present.bytes, new: file.contents))
            }
        } catch {
            guard error.isAbsence, !SystemCall.entryExists(at: file.path) else {
                return "\(file.path) is in the way: \(error.words)"
            }
            if case .byContents = file.ownership { return "\(file.path) is gone since it was read" }
            changes.append(Change(path: file.path, old: nil, new: file.contents))
        }
        return nil
    }

    private mutating func planRemoval(_ path: String, isGenerated: ([UInt8]) -> Bool) {
        guard let present = try? FileReader.read(path) else { return }
        // Where upper and lower case are not told apart, a former name can lead to a file that is still produced.
        if identities.contains(present.identity) { return }
        if isGenerated(present.bytes) {
            changes.append(Change(path: path, old: present.bytes, new: nil))
        } else {
            keptFiles.append(path)
        }
    }
}

/// Output that could not be written. Nothing has changed then, unless a line says so.
struct OutputFailure: Error, Equatable {
    let problems: [String]
    /// The way out, as a sentence of its own.
    let advice: String?

    init(_ problems: [String], advice: String? = nil) {
        self.problems = problems
        self.advice = advice
    }

    /// A call of the system that failed.
    ///
    /// - Parameter action: what could not be done, such as "write out/a.swift".
    init(cannot action: String, _ error: SystemError) {
        self.init(["cannot \(action): \(error.words)"], advice: error.advice)
    }

    var consoleText: String { Console.errorText(problems, advice: advice) }
}
