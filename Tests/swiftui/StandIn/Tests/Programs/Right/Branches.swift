import SwiftUI

enum Kind {
    case a
    case b(Int)
}
struct A: View {
    let kind: Kind
    let text: String?
    var body: some View {
        switch kind {
        case .a: Text("a")
        case .b(let n): if let text { Text(text) } else { Text("\(n)").bold() }
        }
    }
}
