// error: cannot convert value of type 'Binding<Int>' to expected argument type 'Binding<String>'
import SwiftUI

struct A: View {
    @State private var n = 0
    var body: some View { TextField("x", text: $n) }
}
