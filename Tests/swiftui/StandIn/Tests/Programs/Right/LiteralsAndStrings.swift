import SwiftUI

struct A: View {
    let text: String
    var body: some View {
        VStack {
            Text("literal \(3)")
            Text(text)
            Button(text) {}
            Button("key", role: .cancel) {}
            Label(text, systemImage: "gear").background(Color.white)
            Picker(text, selection: .constant(1)) { Text(text).tag(1) }.accessibilityLabel(text).help(text)
        }
        .navigationTitle(text)
    }
}
