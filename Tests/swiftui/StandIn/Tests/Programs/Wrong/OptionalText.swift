// error: value of optional type 'String?' must be unwrapped
import SwiftUI

struct A: View {
    let text: String?
    var body: some View { Text(text) }
}
