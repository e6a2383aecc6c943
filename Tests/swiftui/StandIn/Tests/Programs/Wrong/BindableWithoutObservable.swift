// error: 'init(wrappedValue:)' is unavailable: The wrapped value must be an object that conforms to Observable
import SwiftUI

final class Model { var n = 0 }
struct A: View {
    @Bindable var model: Model
    var body: some View { Text("x") }
}
