import DialogRuntime
import Observation

/// Who the person is for the place where songs are shared. The form in `dialogs/account.dialog.yaml` reads and writes
/// these properties.
@MainActor @Observable final class Account {
    var name = ""
    var email = ""
    var website: String?
    /// A day without a time zone, as the control has it.
    var birthday: DialogDate?
    var address = Address()
    var username = ""
    var password = ""
    /// A number of another size than the control's; the generated code converts it.
    var loginCode: UInt16?
    var newsletter = false
    var interests: Set<Interest> = []
    var about = ""
    var acceptsTerms = false

    struct Address: Sendable, Equatable {
        var postalCode = ""
    }

    /// What the newsletter can be about. The definition names these cases.
    enum Interest: String, Sendable, CaseIterable, Codable {
        case songwriting, recording, theory
    }
}
