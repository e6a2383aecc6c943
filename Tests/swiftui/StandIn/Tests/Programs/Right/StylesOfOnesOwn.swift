import SwiftUI

struct Loud: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.foregroundStyle(configuration.role == .destructive ? .red : .blue)
            .background(.thinMaterial, in: .rect(cornerRadius: 8)).overlay {
                RoundedRectangle(cornerRadius: 8).stroke(.red)
            }
    }
}
@MainActor protocol DialogStyle {
    associatedtype Body: View
    @ViewBuilder func makeBody(configuration: Text) -> Body
}
struct Plain: DialogStyle {
    func makeBody(configuration: Text) -> some View { configuration.padding().frame(maxWidth: .infinity) }
}
struct A: View {
    var body: some View {
        Button("x", role: .destructive) {}.buttonStyle(Loud()).transition(.move(edge: .bottom).combined(with: .opacity))
    }
}
