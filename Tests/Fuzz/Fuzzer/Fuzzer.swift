import CLibFuzzer
import Foundation
import FuzzProperties

/// Runs libFuzzer on one target, or writes what it starts from.
///
///     dialoggen-fuzzer --target=formatter [options of libFuzzer] [folder…]
///     dialoggen-fuzzer --seeds=FOLDER --repository=FOLDER
///
/// libFuzzer passes over options that begin with two dashes, and hands them on where it starts itself again.
@main
enum Fuzzer {
    static func main() throws {
        if let folder = option("seeds"), let repository = option("repository") {
            return try Seeds(repository: URL(filePath: repository)).write(to: URL(filePath: folder))
        }
        guard target != nil else {
            let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: " ")
            print("usage: dialoggen-fuzzer --target=NAME [options of libFuzzer] [folder…]\ntargets: \(names)")
            exit(2)
        }
        var count = CommandLine.argc
        var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
        exit(
            LLVMFuzzerRunDriver(&count, &arguments) { data, size in
                Fuzzer.check(UnsafeBufferPointer(start: data, count: size))
                return 0
            })
    }

    private static let target = option("target").flatMap(FuzzTarget.init)

    private static func check(_ bytes: UnsafeBufferPointer<UInt8>) {
        do throws(BrokenPromise) {
            try target?.check(Array(bytes))
        } catch {
            FileHandle.standardError.write(Data("broken promise: \(error.message)\n".utf8))
            // A crash is what libFuzzer keeps the input of.
            abort()
        }
    }

    private static func option(_ name: String) -> String? {
        let prefix = "--\(name)="
        return CommandLine.arguments.first { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
    }
}
