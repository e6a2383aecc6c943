// error: initializer is inaccessible due to 'private' protection level
import SwiftUI

struct A: View {
    @State private var n: Int
    var body: some View { Text("x") }
}
@MainActor let a = A(n: 1)
