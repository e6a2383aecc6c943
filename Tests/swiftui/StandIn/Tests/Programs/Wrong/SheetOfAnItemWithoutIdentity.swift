// error: requires that 'Int' conform to 'Identifiable'
import SwiftUI

struct A: View {
    @State private var item: Int?
    var body: some View { Text("x").sheet(item: $item) { Text("\($0)") } }
}
