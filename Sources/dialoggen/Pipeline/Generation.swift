import DialogGenerator
import DialogLanguage

/// Where generated files go.
enum Destination: Sendable {
    /// A folder that this tool looks after.
    case folder(String)
    /// Each file where the caller said; the inputs know their outputs.
    case listed(dialogCatalog: String)
}

/// The stage from checked dialogs to files with paths.
struct Generation {
    private let compilation: Compilation
    private let destination: Destination

    init(_ compilation: Compilation, to destination: Destination) {
        self.compilation = compilation
        self.destination = destination
    }

    /// How the generator names what it makes of the inputs. The same for checking and for writing.
    static func options(for inputs: [InputFile]) -> GeneratorOptions {
        let absolutePaths = AbsolutePaths()
        var options = GeneratorOptions()
        options.relativePaths.reserveCapacity(inputs.count)
        for input in inputs {
            options.relativePaths[input.name] = input.relativePath
            guard let output = input.output else { continue }
            options.outputNames[input.name] = PathText.lastComponent(output)
            options.reportedPaths[input.name] = absolutePaths.path(of: input.name)
        }
        return options
    }

    /// The files that the dialogs make, each with its path. Their contents are made when they are asked for.
    func output() throws(InternalFault) -> Output {
        var options = compilation.generatorOptions
        if case .listed(let dialogCatalog) = destination { options.catalogName = PathText.lastComponent(dialogCatalog) }
        let generator = Generator(compilation.facts, compilation.set.configuration, options: options)
        // Sources without a file, or the other way round, would make other build systems wait for a file in vain.
        guard generator.fileCount == compilation.inputs.count + 1 else {
            throw InternalFault("\(compilation.inputs.count) definition files give \(generator.fileCount) Swift files")
        }

        let outputs = Dictionary(
            compilation.inputs.lazy.compactMap { input in input.output.map { (input.name, $0) } },
            uniquingKeysWith: { first, _ in first })
        var paths: Set<String> = []
        paths.reserveCapacity(generator.fileCount)
        var files: [ProducedFile] = []
        for index in 0..<generator.fileCount {
            let path = try path(of: generator.name(at: index), source: generator.source(at: index), outputs: outputs)
            guard paths.insert(path).inserted else { throw InternalFault("two files were generated for \(path)") }
            files.append(ProducedFile(path: path) { generator.bytes(at: index) })
        }
        if case .folder(let folder) = destination { return Output(files: files, managedFolder: folder) }
        return Output(files: files, managedFolder: nil)
    }

    /// - Parameter source: the definition file; none for the catalogue.
    private func path(
        of name: String, source: String?, outputs: [String: String]
    ) throws(InternalFault) -> String {
        switch destination {
        case .folder(let folder): return PathText.join(folder, name)
        case .listed(let dialogCatalog):
            guard let source else { return dialogCatalog }
            guard let output = outputs[source] else {
                throw InternalFault("\(name) was generated for \(source), which has no output")
            }
            return output
        }
    }

    /// Whether a file says at its top that it is generated.
    @Sendable static func isGenerated(_ bytes: [UInt8]) -> Bool {
        String(decoding: bytes.prefix(headerLength), as: UTF8.self).contains(generatedFileMark)
    }

    /// How far down the mark may stand.
    private static let headerLength = 512
}
