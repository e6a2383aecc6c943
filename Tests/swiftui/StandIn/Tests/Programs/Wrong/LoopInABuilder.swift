// error: closure containing control flow statement cannot be used with result builder 'ViewBuilder'
import SwiftUI

struct A: View {
    var body: some View {
        VStack {
            for i in 0..<3 { Text("\(i)") }
        }
    }
}
