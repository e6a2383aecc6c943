public import SwiftUI

// Typechecks for every platform.
@MainActor @Observable public final class Model {
    public var name = ""
    public init() {}
}

public struct Right: View {
    @Bindable var model: Model
    @State private var isShown = false
    public init(model: Model) { self.model = model }

    public var body: some View {
        NavigationStack {
            Form {
                TextField("Name", text: $model.name)
                #if os(iOS) || os(visionOS)
                    TextEditor(text: $model.name).keyboardType(.emailAddress)
                #endif
                #if !os(tvOS)
                    Stepper("Steps", value: .constant(1))
                #endif
            }
            .sheet(isPresented: $isShown) { Text("sheet") }
            .onChange(of: model.name) { old, new in isShown = old != new }
        }
    }
}
