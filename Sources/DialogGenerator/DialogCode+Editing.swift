import Diagnostics
import DialogLanguage
import SwiftCode

// The lines that touch the properties of the app's type. The compiler reports what is wrong in them at the definition.

extension DialogCode {
    /// `typealias Target = Song`, so that a wrong type is reported once, at its name in the definition.
    func editedType(_ type: String, _ span: SourceSpan) -> Declaration {
        let place = locations.pinned(span)
        return .located(
            place,
            .typeAlias(
                TypeAlias(
                    "Target", appType(type), traits: DeclarationTraits(access: access), pinnedColumn: place.column)))
    }

    /// `read` and `write`; nothing for a dialog that edits nothing.
    var editing: [Declaration] {
        guard kind == .editing else { return [] }
        let traits = DeclarationTraits(attributes: [.mainActor], access: access, isStatic: true)
        let values = TypeReference.named("Values")
        let target = TypeReference.named("Target")
        var reads: [Statement] = []
        var writes: [Statement] = []
        reads.reserveCapacity(valueControls.count)
        writes.reserveCapacity(valueControls.count)
        for control in valueControls {
            guard let bind = control.value?.bind else { continue }
            let place = locations.pinned(bind.span)
            reads.append(.located(place, read(control, bind, column: place.column)))
            writes.append(.located(place, write(control, bind, column: place.column)))
        }
        return [
            .function(
                FunctionDeclaration(
                    "read",
                    [
                        .init(nil, "target", target),
                        .init("into", "r", .generic("DialogRuntime.DialogReader", values)),
                    ], body: reads, traits: traits)),
            .function(
                FunctionDeclaration(
                    "write",
                    [
                        .init(nil, "w", .generic("DialogRuntime.DialogWriter", values)),
                        .init("to", "target", .inout(target)),
                    ], body: writes, traits: traits)),
        ]
    }

    /// `r.read(\.bpm, target.tempo)`
    private func read(_ control: Control, _ bind: AppReference, column: Int?) -> Statement {
        .expression(.method(.identifier("r"), "read", path(control.id), nil, property(bind, column: column)))
    }

    /// `if let new = w.changed(\.bpm, over: target.tempo) { target.tempo = new }`
    ///
    /// A property that does not exist is reported where it is read, one of a type that does not fit where it is written:
    /// the compiler reports the first at the property's name and the second at `changed`.
    private func write(_ control: Control, _ bind: AppReference, column: Int?) -> Statement {
        let property = property(bind, column: nil)
        let changed = Expression.method(
            .identifier("w"), "changed", path(control.id), "over", property, column: column)
        return .ifLet("new", changed, [.assign(property, .identifier("new"))], isNested: control.isLifted)
    }

    /// `target.tempo`, with its first name at the column.
    private func property(_ bind: AppReference, column: Int?) -> Expression {
        let target = Expression.identifier("target")
        // Nearly every property has one name.
        if !bind.name.hasDot { return member(bind.name, of: target, column: column) }
        let names = bind.name.split(separator: ".").map { String($0) }
        guard let first = names.first else { return target }
        return member(first, of: target, column: column).members(names.dropFirst())
    }

    private func member(_ name: String, of base: Expression, column: Int?) -> Expression {
        column.map { .pinnedMember(base, name, column: $0) } ?? .member(base, name)
    }
}
