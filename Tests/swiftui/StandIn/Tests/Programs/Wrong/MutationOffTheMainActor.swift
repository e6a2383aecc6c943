// error: main actor-isolated property 'n' can not be mutated from a nonisolated context
import SwiftUI

@MainActor @Observable final class Model { var n = 0 }
struct A: View {
    let model: Model
    var body: some View { Text("x").task { await go() } }
    nonisolated func go() async { model.n = 1 }
}
