/// Why a file gives no text.
enum ReadFailure: Error, Equatable, Sendable {
    case system(SystemError)
    case notAFile(FileKind)
    case nameIsNotUTF8

    /// Whether there simply is no such file.
    var isAbsence: Bool {
        if case .system(let error) = self { error.isAbsence } else { false }
    }

    /// Follows "cannot read …: ".
    var words: String {
        switch self {
        case .system(let error): error.words
        case .notAFile(.folder): "it is a folder, not a file"
        case .notAFile: "it is a pipe, a device or a socket, not a file"
        case .nameIsNotUTF8: "its name is not valid UTF-8; rename it"
        }
    }
}

/// A file's bytes and which file they came from.
struct FileContents: Sendable {
    let bytes: [UInt8]
    let identity: FileIdentity
}

enum FileReader {
    /// Reads a file.
    ///
    /// - Parameter limit: how many bytes are read at most; a caller with a limit of its own asks for one byte more and sees
    ///   that the file is too long.
    static func read(_ path: String, limit: Int = .max - 1) throws(ReadFailure) -> FileContents {
        let kind: FileKind
        do throws(SystemError) {
            let descriptor = try SystemCall.open(path)
            defer { SystemCall.closeAfterReading(descriptor) }
            let status = try SystemCall.status(of: descriptor)
            if status.kind == .regular {
                let bytes = try SystemCall.readAll(descriptor, expected: status.size, limit: limit)
                return FileContents(bytes: bytes, identity: status.identity)
            }
            kind = status.kind
        } catch {
            throw .system(error)
        }
        throw .notAFile(kind)
    }

    /// Reads what comes through a descriptor until its end; pipes and terminals are fine here.
    static func readStandardInput(_ descriptor: Int32, limit: Int) throws(ReadFailure) -> [UInt8] {
        do throws(SystemError) {
            let kind = try SystemCall.status(of: descriptor).kind
            if kind != .folder { return try SystemCall.readAll(descriptor, expected: 0, limit: limit) }
        } catch {
            throw .system(error)
        }
        throw .notAFile(.folder)
    }
}
