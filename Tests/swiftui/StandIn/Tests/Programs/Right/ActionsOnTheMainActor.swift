import SwiftUI

@MainActor @Observable final class Model {
    var n = 0
    func go() { n += 1 }
    func wait() async { n += 1 }
}
struct A: View {
    let model: Model
    var body: some View {
        Button("x") { model.go() }.task { await model.wait() }.onChange(of: model.n) { model.go() }
            .onSubmit { model.go() }.onTapGesture { model.go() }
            .alert("t", isPresented: Bindable(model).isAlert) { Button("ok") { model.go() } }
    }
}
extension Model {
    var isAlert: Bool {
        get { n > 3 }
        set { n = newValue ? 4 : 0 }
    }
}
