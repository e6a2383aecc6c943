// error: 'self' is immutable
import SwiftUI

struct A: View {
    var n = 0
    var body: some View { Button("x") { n += 1 } }
}
