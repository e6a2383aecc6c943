public import SwiftUI

// Each line marked below is wrong on the platforms it names.
@MainActor @Observable public final class Counter {
    public var count = 0
    public init() {}
}

struct Wrong: View {
    @State private var isShown = false
    var body: some View {
        VStack {  // wrong: tvos watchos
            Text("cover").fullScreenCover(isPresented: $isShown) { Text("a") }  // wrong: macos
            Text("keys").keyboardType(.emailAddress)  // wrong: macos watchos
            Picker("wheel", selection: .constant(1)) { Text("1").tag(1) }.pickerStyle(.wheel)  // wrong: macos tvos
            Stepper("steps", value: .constant(1))  // wrong: tvos
            Text("exit").onExitCommand {}  // wrong: ios watchos xros
            DisclosureGroup("more") { Text("inside") }  // wrong: tvos watchos
        }
    }
}

#if os(iOS)
    struct OnlyPhones: View {
        var body: some View { Text(3) }  // wrong: ios
    }
#endif

nonisolated func leak(_ counter: Counter) { counter.count = 1 }  // wrong: ios macos tvos watchos xros
