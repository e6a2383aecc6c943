import SwiftUI

private struct NumberKey: EnvironmentKey { static let defaultValue = 3 }
extension EnvironmentValues {
    var number: Int {
        get { self[NumberKey.self] }
        set { self[NumberKey.self] = newValue }
    }
}
@MainActor @Observable final class Model { var n = 0 }
struct A: View {
    @Environment(\.number) private var number
    @Environment(Model.self) private var model: Model
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        @Bindable var model = model
        if #available(iOS 18, *) { Stepper("n", value: $model.n) } else { Button("x") { dismiss() } }
    }
}
