// error: extra
import SwiftUI

struct A: View {
    @State private var n = 0
    var body: some View { Text("x").onChange(of: n, perform: { _ in }) }
}
