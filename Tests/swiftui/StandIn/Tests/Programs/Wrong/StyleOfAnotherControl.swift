// error: has no member 'wheel'
import SwiftUI

struct A: View {
    var body: some View { Toggle("x", isOn: .constant(true)).toggleStyle(.wheel) }
}
