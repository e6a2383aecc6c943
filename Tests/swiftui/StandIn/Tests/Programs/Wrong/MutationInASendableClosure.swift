// error: main actor-isolated property 'n' can not be mutated from a Sendable closure
import SwiftUI

@MainActor @Observable final class Model { var n = 0 }
func background(_ work: @escaping @Sendable () -> Void) {}
@MainActor func use(_ model: Model) { background { model.n = 2 } }
