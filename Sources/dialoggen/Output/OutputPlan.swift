import Diagnostics

/// What becomes of one file.
struct FileChange: Sendable {
    let path: String
    /// What stands there now.
    let old: [UInt8]?
    /// What shall stand there.
    let new: [UInt8]?

    /// The word that `--dry-run` lists it under.
    var verb: String {
        switch (old, new) {
        case (nil, _): "create"
        case (_, nil): "remove"
        default: "update"
        }
    }
}

/// What a run changes, found by comparing what it produces with what is there.
///
/// `Change` is what is kept of each change: a `FileChange` to be shown, or a `StagedChange`, whose contents are on the disk.
struct OutputPlan<Change: Sendable>: Sendable {
    /// In the order of the produced files, then what goes, then the manifest.
    private(set) var changes: [Change] = []
    /// What happens before all changes and is not counted: the manifest tells of files that are about to come, too, so that
    /// a run which is killed leaves none that the next one does not know.
    private(set) var announcement: Change?
    private(set) var unchangedCount = 0
    /// Files that are no longer produced but were edited by hand and therefore stay.
    private(set) var keptFiles: [String] = []
    /// What of all that is there speaks against the whole of it: nothing of it may happen then.
    private(set) var problems: [String] = []
    /// Why a change could not be kept: nothing of the plan may happen then either.
    private(set) var failure: OutputFailure?
    /// What the contents of each produced file come to.
    private(set) var fingerprints: [UInt64] = []
    /// What is in the manifest afterwards; none without a managed folder.
    private(set) var manifest: [UInt8]?

    /// Compares; changes nothing but what `keep` does. Once something speaks against the whole, what comes behind it is
    /// compared, so that all problems are known, and no longer kept. What comes before it is, so that of several failures
    /// the first is told, whichever thread is faster.
    ///
    /// - Parameters:
    ///   - isGenerated: tells from a file's bytes whether it says that it is generated.
    ///   - keep: makes of a change what is kept of it, on any thread. The number is another one for each change.
    init(
        _ output: Output, isGenerated: @Sendable ([UInt8]) -> Bool,
        keep: @Sendable (_ change: FileChange, _ number: Int) throws(OutputFailure) -> Change
    ) {
        let hopeless = LowestNumber()
        let results = Parallel.map(output.files.indices) { index in
            // Where contents are not kept, they are gone before the next ones are made.
            FileComparison(output.files[index], isGenerated: isGenerated)
                .map(index, behind: hopeless) { change throws(OutputFailure) in try keep(change, index) }
        }
        fingerprints = results.map(\.fingerprint)
        for result in results { add(result) }
        guard let folder = output.managedFolder else { return }

        var number = output.files.count
        func kept(_ comparison: FileComparison<FileChange>) -> FileComparison<Change> {
            number += 1
            return comparison.map(number, behind: hopeless) { change throws(OutputFailure) in try keep(change, number) }
        }
        let manifestPath = PathText.join(folder, Manifest.fileName)
        let former =
            (try? FileReader.read(manifestPath)).flatMap { Manifest($0.bytes, path: manifestPath) }?.files ?? []
        let names = output.files.map { PathText.lastComponent($0.path) }
        let producedNames = Set(former.isEmpty ? [] : names)
        lazy var identities = Set(results.compactMap(\.identity))
        for name in former where !producedNames.contains(name) {
            let path = PathText.join(folder, name)
            guard let present = try? FileReader.read(path) else { continue }
            // Where upper and lower case are not told apart, a former name can lead to a file that is still produced.
            if identities.contains(present.identity) { continue }
            if isGenerated(present.bytes) {
                add(kept(FileComparison(FileChange(path: path, old: present.bytes, new: nil))))
            } else {
                keptFiles.append(path)
            }
        }
        // The manifest changes last: a run that is killed before must not make the next one forget what is to be removed.
        let manifest = Manifest(files: names).bytes
        let comparison = FileComparison(
            ProducedFile(path: manifestPath, contents: manifest, ownership: .byName), isGenerated: isGenerated)
        add(kept(comparison))
        self.manifest = manifest
        let all = former.isEmpty ? names : Array(producedNames.union(former))
        if case .different(let change) = comparison.result, all.count > former.count {
            let bytes = former.isEmpty ? manifest : Manifest(files: all).bytes
            let announced = FileChange(path: manifestPath, old: change.old, new: bytes)
            switch kept(FileComparison(announced)).result {
            case .different(let change): announcement = change
            case .failure(let failure): self.failure = self.failure ?? failure
            case .same, .problem, .notKept: break
            }
        }
    }

    private mutating func add(_ comparison: FileComparison<Change>) {
        switch comparison.result {
        case .same: unchangedCount += 1
        case .different(let change): changes.append(change)
        case .problem(let problem): problems.append(problem)
        case .failure(let failure): self.failure = self.failure ?? failure
        case .notKept: break
        }
    }
}

/// A produced file beside what is there.
private struct FileComparison<Change: Sendable>: Sendable {
    enum Result: Sendable {
        case same
        case different(Change)
        case problem(String)
        /// The change could not be kept.
        case failure(OutputFailure)
        /// The change would have been kept, but nothing will come of it.
        case notKept
    }

    var result: Result
    /// Of what is there, if anything is.
    var identity: FileIdentity?
    /// What the produced contents come to.
    var fingerprint: UInt64

    /// Keeps the change unless something before it speaks against the whole, and notes whether this does.
    func map<Kept>(
        _ number: Int, behind hopeless: LowestNumber, _ keep: (Change) throws(OutputFailure) -> Kept
    ) -> FileComparison<Kept> {
        let kept: FileComparison<Kept>.Result
        switch result {
        case .same: kept = .same
        case .problem(let problem): kept = .problem(problem)
        case .failure(let failure): kept = .failure(failure)
        case .notKept: kept = .notKept
        case .different where hopeless.isBelow(number): kept = .notKept
        case .different(let change):
            do throws(OutputFailure) {
                kept = .different(try keep(change))
            } catch {
                kept = .failure(error)
            }
        }
        switch kept {
        case .problem, .failure: hopeless.name(number)
        case .same, .different, .notKept: break
        }
        return FileComparison<Kept>(result: kept, identity: identity, fingerprint: fingerprint)
    }
}

extension FileComparison<FileChange> {
    /// A change that is known already.
    init(_ change: FileChange) {
        result = .different(change)
        fingerprint = 0
    }

    init(_ file: ProducedFile, isGenerated: ([UInt8]) -> Bool) {
        let contents = file.contents()
        fingerprint = Fingerprint(of: contents).value
        do throws(ReadFailure) {
            let present = try FileReader.read(file.path)
            identity = present.identity
            switch file.ownership {
            case _ where present.bytes == contents:
                result = .same
            case .byHeader where !present.bytes.isEmpty && !isGenerated(present.bytes):
                result = .problem(
                    "\(file.path) was not generated, so it is not overwritten: move it, or choose another output folder"
                )
            case .byContents(let expected) where present.bytes != expected:
                result = .problem(
                    "\(file.path) has changed since it was read, so it is not overwritten: run this again")
            case .byHeader, .byName, .byContents:
                result = .different(FileChange(path: file.path, old: present.bytes, new: contents))
            }
        } catch {
            switch file.ownership {
            case _ where !error.isAbsence || SystemCall.entryExists(at: file.path):
                result = .problem("\(file.path) is in the way: \(error.words)")
            case .byContents:
                result = .problem("\(file.path) is gone since it was read")
            case .byHeader, .byName:
                result = .different(FileChange(path: file.path, old: nil, new: contents))
            }
        }
    }
}
