import Dispatch

/// Something that several threads tell each other.
///
/// `@unchecked`: the value is only reached on the queue. The standard library's `Mutex` and `Atomic` would need newer systems
/// than the tool does, and Foundation's locks would bring Foundation along.
final class SharedFlag: @unchecked Sendable {
    private let queue = DispatchQueue(label: "dialoggen.flag")
    private var value = false

    var isSet: Bool { queue.sync { value } }

    func set() { queue.sync { value = true } }
}
