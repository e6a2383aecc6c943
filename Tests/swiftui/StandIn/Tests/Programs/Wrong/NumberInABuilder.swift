// error: requires that 'Int' conform to 'View'
import SwiftUI

struct A: View {
    var body: some View {
        VStack {
            Text("a")
            3
        }
    }
}
