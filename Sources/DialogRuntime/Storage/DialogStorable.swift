import Foundation

/// The values that a store keeps in a plain form.
public protocol DialogStorable: DialogBindable {
    /// The value for a stored one; nothing if it is of another type.
    init?(stored: DialogStoredValue)
    var stored: DialogStoredValue { get }
}

extension Bool: DialogStorable {
    public init?(stored: DialogStoredValue) {
        switch stored {
        case .bool(let value): self = value
        case .int(0): self = false
        case .int(1): self = true
        default: return nil
        }
    }

    public var stored: DialogStoredValue { .bool(self) }
}

extension Int: DialogStorable {
    public init?(stored: DialogStoredValue) {
        switch stored {
        case .int(let value): self = value
        case .double(let value):
            guard let value = Int(exactly: value) else { return nil }
            self = value
        default: return nil
        }
    }

    public var stored: DialogStoredValue { .int(self) }
}

extension Double: DialogStorable {
    public init?(stored: DialogStoredValue) {
        switch stored {
        case .int(let value): self = Double(value)
        case .double(let value) where value.isFinite: self = value
        default: return nil
        }
    }

    public var stored: DialogStoredValue { .double(self) }
}

extension String: DialogStorable {
    public init?(stored: DialogStoredValue) {
        guard case .text(let value) = stored else { return nil }
        self = value
    }

    public var stored: DialogStoredValue { .text(self) }
}
