import Foundation
import SwiftUI

extension Host {
    /// Chooses an option of a picker by what it shows.
    @discardableResult public func choose(_ option: String, in element: Element?) -> Outcome {
        act(on: element) { chain in
            guard let picker = chain.last(where: { $0.choose != nil }) else { return .nothing }
            guard picker.isEnabled else { return .disabled }
            let options = picker.all.filter { $0.attributes["option"] != nil }
            guard let chosen = options.first(where: { $0.visibleText == option || $0.spokenLabel == option }) else {
                return .notFound
            }
            if chosen.isSelectionDisabled || !chosen.isEnabled { return .disabled }
            guard picker.choose?(chosen) == true else { return .refused }
            return .done
        }
    }

    /// Moves the thumb of a slider; it stays in its range and on its steps.
    @discardableResult public func slide(_ element: Element?, to value: Double) -> Outcome {
        numeric(element) { $0.set(value) }
    }
    /// The plus of a stepper, or a swipe up while a slider is read aloud.
    @discardableResult public func increment(_ element: Element?) -> Outcome { numeric(element) { $0.increment() } }
    @discardableResult public func decrement(_ element: Element?) -> Outcome { numeric(element) { $0.decrement() } }

    private func numeric(_ element: Element?, _ change: (_Node.Numeric) -> Void) -> Outcome {
        act(on: element) { chain in
            guard let node = chain.last(where: { $0.numeric != nil }), let numeric = node.numeric else {
                return .nothing
            }
            guard node.isEnabled else { return .disabled }
            change(numeric)
            return .done
        }
    }

    @discardableResult public func pick(_ date: Date, in element: Element?) -> Outcome {
        act(on: element) { chain in
            guard let node = chain.last(where: { $0.date != nil }) else { return .nothing }
            guard node.isEnabled else { return .disabled }
            node.date?.wrappedValue = date
            return .done
        }
    }

    @discardableResult public func pick(_ color: Color, in element: Element?) -> Outcome {
        act(on: element) { chain in
            guard let node = chain.last(where: { $0.color != nil }) else { return .nothing }
            guard node.isEnabled else { return .disabled }
            node.color?.wrappedValue = color
            return .done
        }
    }
}
