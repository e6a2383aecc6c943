// error: isPresented
import SwiftUI

struct A: View {
    @State private var isShown = false
    var body: some View { Text("x").sheet(presented: $isShown) { Text("y") } }
}
