import Foundation

@testable import dialoggen

/// Counts over closures that may run anywhere.
final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var value = 0

    var count: Int { lock.withLock { value } }

    func next() -> Int {
        lock.withLock {
            value += 1
            return value
        }
    }
}

extension FileOperations {
    /// The real operations, but one of them fails: the one with this number.
    static func failing(at step: Int, _ counter: Counter, code: Int32 = ENOSPC) -> FileOperations {
        system.preceded { _ throws(SystemError) in
            if counter.next() == step { throw SystemError(code: code) }
        }
    }

    /// What a process leaves behind that is killed at this step: half of the file it was writing, and nothing after that.
    static func dying(at step: Int, _ counter: Counter) -> FileOperations {
        var operations = system.preceded { _ throws(SystemError) in
            if counter.next() >= step { throw SystemError(code: EIO) }
        }
        let create = operations.create
        operations.create = { path, bytes throws(SystemError) in
            do throws(SystemError) {
                try create(path, bytes)
            } catch {
                if counter.count == step { try system.create(path, Array(bytes.prefix(bytes.count / 2))) }
                throw error
            }
        }
        return operations
    }

    /// The same operations, each after something else, which learns the path that is about to change.
    func preceded(by action: @escaping @Sendable (String) throws(SystemError) -> Void) -> FileOperations {
        FileOperations(
            create: { [create] path, bytes throws(SystemError) in
                try action(path)
                try create(path, bytes)
            },
            copyAccess: { [copyAccess] path, target throws(SystemError) in
                try action(target)
                try copyAccess(path, target)
            },
            link: { [link] path, second throws(SystemError) in
                try action(second)
                try link(path, second)
            },
            rename: { [rename] path, target throws(SystemError) in
                try action(target)
                try rename(path, target)
            },
            remove: { [remove] path throws(SystemError) in
                try action(path)
                try remove(path)
            },
            makeFolder: { [makeFolder] path throws(SystemError) in
                try action(path)
                try makeFolder(path)
            },
            removeFolder: { [removeFolder] path throws(SystemError) in
                try action(path)
                try removeFolder(path)
            })
    }
}
