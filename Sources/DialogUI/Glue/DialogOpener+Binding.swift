#if canImport(SwiftUI)
    public import DialogRuntime
    public import SwiftUI

    extension DialogEdit {
        /// Edits the value of a binding. SwiftUI makes a binding's closures for the main actor, where dialogs live.
        @MainActor public init(_ binding: Binding<Target>) {
            self.init(get: { binding.wrappedValue }, set: { binding.wrappedValue = $0 })
        }
    }

    extension DialogOpener where D: EditingDialog & PlainDialog {
        /// Opens the dialog for a value in a view's state, and goes on.
        @discardableResult public func show(editing binding: Binding<D.Target>) -> DialogHandle<D> {
            show(D(), editing: DialogEdit(binding))
        }

        /// Opens the dialog for a value in a view's state, and waits for the answer.
        public func open(editing binding: Binding<D.Target>) async -> D.Result {
            await open(D(), editing: DialogEdit(binding))
        }
    }
#endif
