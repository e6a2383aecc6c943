/// Where an editing dialog reads and writes.
@MainActor public struct DialogEdit<Target> {
    let get: @MainActor () -> Target
    let set: @MainActor (Target) -> Void

    /// A value that is read and written whole, such as a struct in the app's state.
    public init(get: @escaping @MainActor () -> Target, set: @escaping @MainActor (Target) -> Void) {
        self.get = get
        self.set = set
    }
}

extension DialogEdit where Target: AnyObject {
    /// An object that is changed in place.
    public static func object(_ target: Target) -> DialogEdit { DialogEdit(get: { target }, set: { _ in }) }
}

/// An editing dialog's way to the app's object, without the object's type.
struct DialogBinding<Values: DialogValues> {
    /// The object's properties over the defaults.
    let read: @MainActor (Values) -> DialogReader<Values>
    /// Hands over what a writer finds changed.
    let write: @MainActor (DialogWriter<Values>) -> Void
    /// The typed way, for a dialog that edits the same object.
    let edit: Any
}

extension DialogBinding {
    @MainActor init<D: EditingDialog>(_ edit: DialogEdit<D.Target>, of dialog: D.Type) where D.Values == Values {
        self.edit = edit
        read = { values in
            let reader = DialogReader(values)
            D.read(edit.get(), into: reader)
            return reader
        }
        write = { writer in
            var target = edit.get()
            D.write(writer, to: &target)
            if writer.hasChanges { edit.set(target) }
        }
    }
}
