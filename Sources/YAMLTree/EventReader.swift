import CYaml

/// libyaml's parser over bytes in memory, one event at a time.
///
/// The bytes must stay where they are as long as ``advance()`` is called.
struct EventReader: ~Copyable {
    /// libyaml keeps pointers into its parser, which therefore may not move.
    private let parser: UnsafeMutablePointer<yaml_parser_t>
    private let current: UnsafeMutablePointer<yaml_event_t>
    private var stays = false

    /// - Parameter input: valid UTF-8 without a byte-order mark.
    init?(_ input: UnsafeBufferPointer<UInt8>) {
        let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
        guard yaml_parser_initialize(parser) == 1 else {
            parser.deallocate()
            return nil
        }
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(parser, input.baseAddress, input.count)
        self.parser = parser
        current = UnsafeMutablePointer<yaml_event_t>.allocate(capacity: 1)
        current.initialize(to: yaml_event_t())
    }

    deinit {
        yaml_event_delete(current)
        yaml_parser_delete(parser)
        current.deallocate()
        parser.deallocate()
    }

    /// The event that ``advance()`` arrived at; its texts are valid until the next call.
    var event: UnsafePointer<yaml_event_t> { UnsafePointer(current) }

    /// Goes to the next event; false after a syntax error.
    mutating func advance() -> Bool {
        if stays {
            stays = false
            return true
        }
        yaml_event_delete(current)
        return yaml_parser_parse(parser, current) == 1
    }

    /// Makes the next ``advance()`` arrive at the same event again.
    mutating func stay() { stays = true }

    /// What ``advance()`` stumbled over.
    var failure: Failure {
        let state = parser.pointee
        return Failure(
            problem: Self.string(state.problem), problemMark: state.problem_mark.index,
            contextMark: state.context == nil ? nil : state.context_mark.index)
    }

    private static func string(_ text: UnsafePointer<CChar>?) -> String {
        text.map { String(cString: $0) } ?? ""
    }

    /// A syntax error in libyaml's words, its marks counted in Unicode scalars.
    struct Failure {
        var problem: String
        var problemMark: Int
        var contextMark: Int?
    }
}
