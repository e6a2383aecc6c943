// error: to expected argument type 'WritableKeyPath<EnvironmentValues, Bool>'
import SwiftUI

struct A: View {
    var body: some View { Text("x").environment(\.isPresented, true) }
}
