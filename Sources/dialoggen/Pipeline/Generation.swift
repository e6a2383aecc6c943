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
        for input in inputs {
            options.relativePaths[input.name] = input.relativePath
            guard let output = input.output else { continue }
            options.outputNames[input.name] = PathText.lastComponent(output)
            options.reportedPaths[input.name] = absolutePaths.path(of: input.name)
        }
        return options
    }

    /// The files that the dialogs make, each with its path.
    func output() throws(InternalFault) -> Output {
        var options = Self.options(for: compilation.inputs)
        if case .listed(let dialogCatalog) = destination { options.catalogName = PathText.lastComponent(dialogCatalog) }
        let generator = Generator(compilation.set, options: options)
        let generated = Parallel.map(0..<generator.fileCount) { generator.file(at: $0) }

        let outputs = Dictionary(
            compilation.inputs.map { ($0.name, $0.output) }, uniquingKeysWith: { first, _ in first })
        var paths: Set<String> = []
        var files: [ProducedFile] = []
        for file in generated {
            let path = try path(of: file, outputs: outputs)
            guard paths.insert(path).inserted else { throw InternalFault("two files were generated for \(path)") }
            files.append(ProducedFile(path: path, contents: file.bytes))
        }
        // Sources without a file, or the other way round, would make other build systems wait for a file in vain.
        guard generated.count == compilation.inputs.count + 1 else {
            throw InternalFault("\(compilation.inputs.count) definition files gave \(generated.count) Swift files")
        }
        if case .folder(let folder) = destination { return Output(files: files, managedFolder: folder) }
        return Output(files: files, managedFolder: nil)
    }

    private func path(
        of file: GeneratedFile, outputs: [String: String?]
    ) throws(InternalFault) -> String {
        switch destination {
        case .folder(let folder): return PathText.join(folder, file.name)
        case .listed(let dialogCatalog):
            guard let source = file.source else { return dialogCatalog }
            guard let output = outputs[source] ?? nil else {
                throw InternalFault("\(file.name) was generated for \(source), which has no output")
            }
            return output
        }
    }

    /// Whether a file says at its top that it is generated.
    static func isGenerated(_ bytes: [UInt8]) -> Bool {
        String(decoding: bytes.prefix(headerLength), as: UTF8.self).contains(generatedFileMark)
    }

    /// How far down the mark may stand.
    private static let headerLength = 512
}
