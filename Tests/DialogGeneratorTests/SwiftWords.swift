import Foundation

/// Words that mean something to Swift, to the libraries around an app, or to the generated code itself.
enum SwiftWords {
    /// Every word that the parser of this toolchain knows, whatever its place.
    static let keywords = words(
        """
        Any Protocol Self Sendable Type _BridgeObject _Class _NativeClass _NativeRefCountedObject \
        _PackageDescription _RefCountedObject _Trivial _TrivialAtMost _TrivialStride _UnknownLayout __consuming \
        __owned __setter_access __shared _backDeploy _borrow _borrowing _compilerInitialized _const _consuming \
        _documentation _dynamicReplacement _effects _forward _implements _linear _local _modify _move _mutating \
        _noMetadata _opaqueReturnTypeOf _originallyDefinedIn _read _specialize _spi_available _underlyingVersion \
        _version abi accesses actor addressWithNativeOwner addressWithOwner any as assignment associatedtype \
        associativity async attached autoclosure availability available await backDeployed before block borrow \
        borrowing break canImport case catch class compiler consume consuming continue convenience convention copy \
        default defer deinit dependsOn deprecated derivative didSet differentiable discard distributed do dynamic \
        each else enum escaping exported extension fallthrough false file fileprivate final for forward freestanding \
        func get guard higherThan if import in indirect infix init initializes inout internal introduced is isolated \
        kind lazy left let line linear lowerThan macro message metadata modify module mutableAddressWithNativeOwner \
        mutableAddressWithOwner mutate mutating nil noDerivative noasync noescape none nonisolated nonmutating \
        nonsending objc obsoleted of open operator optional override package postfix precedencegroup preconcurrency \
        prefix private protocol public read reasync renamed repeat required rethrows retroactive return reverse \
        right safe scoped self sending set some specialized spi spiModule static struct subscript super swift switch \
        target then throw throws transpose true try typealias unavailable unchecked unowned unsafe unsafeAddress \
        unsafeMutableAddress using var visibility weak where while willSet wrt yield
        """)

    /// Names of the standard library, of SwiftUI, of the runtime, and those that generated code uses itself.
    static let names = words(
        """
        type string error view binding result double int bool array void never task value values button buttons place \
        places info describe describing description debugDescription dialog dialogs d c r w editing center texts \
        title rawValue allCases hash hashValue dismissButton show write new old loading work object id rule section \
        run stored d0 options map flatMap url date data foundation dialogRuntime concurrency mainActor equatable \
        sendable hashable codable caseIterable identifiable fromDialog dialogScalar dialogValueFamily answer session \
        handle slot views previews preview app1 mode precedence some1 uRL
        """)

    /// Those that can be ids: the language keeps a few words for conditions.
    static let ids = (keywords + names).filter { word in
        word.wholeMatch(of: /[a-z][A-Za-z0-9]*/) != nil
            && !["and", "or", "not", "none", "true", "false", "app"].contains(word)
    }

    private static func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }

    // MARK: The toolchain's list

    /// The words of the parser's own list, as its interface beside the compiler has them; `nil` without that interface.
    static let keywordsOfToolchain: [String]? = {
        guard let target = try? RuntimeModule.run(["swiftc", "-print-target-info"]).output,
            let resources = target.firstMatch(of: /"runtimeResourcePath": "([^"]+)"/)
        else { return nil }
        let folder = URL(filePath: String(resources.1)).appending(path: "host/SwiftSyntax.swiftmodule")
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        var found: Set<String> = []
        // Words of features that are still tried out stand in the private interface alone.
        for file in files where file.lastPathComponent.hasSuffix(".swiftinterface") {
            guard let text = try? String(contentsOf: file, encoding: .utf8),
                let keyword = text.firstMatch(of: /public enum Keyword [^\n]*\n(?<cases>(?: [^\n]*\n)+)/)
            else { continue }
            for item in keyword.cases.matches(of: /\bcase `?([A-Za-z_]+)`?\n/) { found.insert(String(item.1)) }
        }
        return found.isEmpty ? nil : found.sorted()
    }()
}
